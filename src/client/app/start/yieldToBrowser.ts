/** Lets the browser paint and answer before the next step: sooner than a timer, later than a promise. */
export const yieldToBrowser = (): Promise<void> =>
  new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      resolve();
    };
    port2.postMessage(null);
  });

/** A page in the background is not painted, and starts all the same after so many ms. */
const longestWaitForPaint = 100;

/** Waits until the browser has painted what the page came with. */
export const firstPaint = async (): Promise<void> => {
  await Promise.race([
    new Promise((resolve) => requestAnimationFrame(resolve)),
    new Promise((resolve) => setTimeout(resolve, longestWaitForPaint)),
  ]);
  await yieldToBrowser(); // the frame is painted after its callbacks
};

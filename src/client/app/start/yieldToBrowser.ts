/** Lets the browser paint and handle input before the next step. It resolves sooner than a timer, later than a promise. */
export function yieldToBrowser(): Promise<void> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      resolve();
    };
    port2.postMessage(null);
  });
}

/** A page in the background is never painted. It starts after this time. */
const maxPaintWaitMs = 100;

/** Waits until the browser has painted the current document. */
export async function waitForPaint(): Promise<void> {
  await Promise.race([
    new Promise((resolve) => requestAnimationFrame(resolve)),
    new Promise((resolve) => setTimeout(resolve, maxPaintWaitMs)),
  ]);
  await yieldToBrowser(); // the frame is painted after its callbacks
}

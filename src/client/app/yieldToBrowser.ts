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

/** From now on no timeout of the code under test ends: what waits for one waits for ever. Immediates and the time go on. */
export const stopTimeouts = (): void => {
  jest.useFakeTimers({
    doNotFake: [
      ...(['Date', 'hrtime', 'nextTick', 'performance', 'queueMicrotask'] as const),
      ...(['setImmediate', 'clearImmediate', 'setInterval', 'clearInterval'] as const),
    ],
  });
};

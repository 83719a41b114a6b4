/** How long after a failure code is asked for again, at first and at last, in ms. */
const firstPause = 500;
const lastPause = 4_000;

/**
 * Brings code that comes late, and asks again where it does not come. Where the server has it no more, the page is loaded
 * anew; what does that is there once a page has been shown for a moment.
 * @throws what the last try did, after 7.5 s.
 */
export const importWithRetry = <Code>(load: () => Promise<Code>, pause = firstPause): Promise<Code> =>
  load().catch(async (failure: unknown) => {
    if (pause > lastPause) throw failure;
    await import(/* webpackChunkName: "afterwards" */ './reloadOnce').then(
      ({ reloadOnce }) => reloadOnce(failure),
      () => undefined, // it does not come either
    );
    await new Promise((resolve) => setTimeout(resolve, pause));
    return importWithRetry(load, 2 * pause);
  });

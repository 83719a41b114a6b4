/**
 * On a machine that is shared with others a test that waits for a browser or a process can be starved of its time. There, and
 * only there, one that failed is tried again, and both what failed and how many were tried again are printed.
 */
const retries = Number(process.env.TEST_RETRIES ?? 0);

if (retries > 0) jest.retryTimes(retries, { logErrorsBeforeRetry: true });

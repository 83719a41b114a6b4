/**
 * Ends a test that hangs. The limit is far above the time of any test, also on a machine that is busy with other work: a test
 * that is only slow does not fail.
 */
jest.setTimeout(300_000);

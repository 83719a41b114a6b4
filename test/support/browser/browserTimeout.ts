/** Enough for a slow machine with two cores. */
jest.setTimeout(60_000);

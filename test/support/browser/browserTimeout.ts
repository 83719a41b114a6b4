/** A page in a browser takes longer than a function: what a slow machine with two cores needs, with room. */
jest.setTimeout(60_000);

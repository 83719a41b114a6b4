import { readBody } from '../../system/readBody';

/** How long an answer may take, in milliseconds. */
const timeout = 60_000;

/** Gets what is at an address. @throws where it is not there, too large, or takes too long */
export const download = async (url: URL, maxBytes: number): Promise<Buffer> =>
  readBody(await fetch(url, { signal: AbortSignal.timeout(timeout) }), maxBytes);

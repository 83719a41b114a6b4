import { readBody } from '../../system/readBody';

/** How long a response may take. */
const timeoutMs = 60_000;

/** Downloads a file. @throws if it does not exist, is too large, or takes too long */
export async function download(url: URL, maxBytes: number): Promise<Buffer> {
  return readBody(await fetch(url, { signal: AbortSignal.timeout(timeoutMs) }), maxBytes);
}

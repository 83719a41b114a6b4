/** How long an answer may take, in milliseconds. */
const timeout = 60_000;

/** Gets what is at an address. @throws where it is not there, too large, or takes too long */
export const download = async (url: URL, maxBytes: number): Promise<Buffer> => {
  const answer = await fetch(url, { signal: AbortSignal.timeout(timeout) });
  if (!answer.ok) throw new Error(`the answer is ${answer.status}`);
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of answer.body ?? []) {
    size += chunk.length;
    if (size > maxBytes) throw new Error(`it is larger than ${maxBytes} bytes`);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
};

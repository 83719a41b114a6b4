/** Reads the whole body of a response. @throws Error if it is not a success, or larger than `maxBytes` */
export async function readBody(response: Response, maxBytes: number): Promise<Buffer> {
  if (!response.ok) {
    await response.body?.cancel();
    throw new Error(`the response has the status ${response.status}`);
  }
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of response.body ?? []) {
    size += chunk.length;
    if (size > maxBytes) throw new Error(`it is larger than ${maxBytes} bytes`);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

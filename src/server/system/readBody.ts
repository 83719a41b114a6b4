/** Reads all bytes of a stream. @throws Error if there are more than `maxBytes` */
export async function readBytes(stream: AsyncIterable<Uint8Array>, maxBytes: number): Promise<Buffer> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of stream) {
    size += chunk.length;
    if (size > maxBytes) throw new Error(`it is larger than ${maxBytes} bytes`);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

/** Reads the whole body of a response. @throws Error if it is not a success, or larger than `maxBytes` */
export async function readBody(response: Response, maxBytes: number): Promise<Buffer> {
  if (!response.ok) {
    await response.body?.cancel();
    throw new Error(`the response has the status ${response.status}`);
  }
  return response.body ? readBytes(response.body, maxBytes) : Buffer.alloc(0);
}

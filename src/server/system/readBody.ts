/** The whole body of an answer. @throws Error where it is no success, or larger than so many bytes */
export const readBody = async (answer: Response, maxBytes: number): Promise<Buffer> => {
  if (!answer.ok) {
    await answer.body?.cancel();
    throw new Error(`the answer is ${answer.status}`);
  }
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of answer.body ?? []) {
    size += chunk.length;
    if (size > maxBytes) throw new Error(`it is larger than ${maxBytes} bytes`);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
};

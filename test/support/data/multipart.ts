import { randomUUID } from 'node:crypto';

export interface FormFile {
  readonly field: string;
  readonly name: string;
  readonly content: string | Uint8Array;
  readonly type?: string;
}

/** A multipart form with files, and its Content-Type header. */
export function multipart(...files: readonly FormFile[]): {
  readonly body: Buffer;
  readonly headers: { readonly 'content-type': string };
} {
  const boundary = randomUUID();
  const parts = files.flatMap(({ field, name, content, type = 'application/octet-stream' }) => [
    Buffer.from(
      `--${boundary}\r\nContent-Disposition: form-data; name="${field}"; filename="${name}"\r\n` +
        `Content-Type: ${type}\r\n\r\n`,
    ),
    Buffer.from(content),
    Buffer.from('\r\n'),
  ]);
  return {
    body: Buffer.concat([...parts, Buffer.from(`--${boundary}--\r\n`)]),
    headers: { 'content-type': `multipart/form-data; boundary=${boundary}` },
  };
}

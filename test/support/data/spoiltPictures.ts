import { crc32 } from 'node:zlib';

/*
 * Builds the metadata parts of image files (comments, EXIF and the like), each with a text in it.
 */

const latin = (text: string): Buffer => Buffer.from(text, 'latin1');

const lengthOf = (length: number, bytes: number): Buffer => {
  const written = Buffer.alloc(bytes);
  written.writeUIntBE(length, 0, bytes);
  return written;
};

export function jpegSegment(marker: number, content: string): Buffer {
  return Buffer.concat([Buffer.from([0xff, marker]), lengthOf(content.length + 2, 2), latin(content)]);
}

export function pngChunk(type: string, content: string | Buffer): Buffer {
  const body = Buffer.concat([latin(type), typeof content === 'string' ? latin(content) : content]);
  return Buffer.concat([lengthOf(content.length, 4), body, lengthOf(crc32(body), 4)]);
}

export function webpChunk(type: string, content: string): Buffer {
  return Buffer.concat([
    latin(type),
    lengthOf(content.length, 4).reverse(),
    latin(content),
    Buffer.alloc(content.length % 2),
  ]);
}

export function avifBox(type: string, content: string): Buffer {
  return Buffer.concat([lengthOf(content.length + 8, 4), latin(type + content)]);
}

export function gifComment(content: string): Buffer {
  return Buffer.concat([Buffer.from([0x21, 0xfe, content.length]), latin(content), Buffer.alloc(1)]);
}

/** Inserts bytes into a file at a position. A negative position counts from the end. */
export function insertBytes(file: Buffer, position: number, ...parts: readonly Buffer[]): Buffer {
  return Buffer.concat([file.subarray(0, position), ...parts, file.subarray(position)]);
}

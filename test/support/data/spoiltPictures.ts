import { crc32 } from 'node:zlib';

/*
 * Parts that picture files may have beside what makes the picture, each with some words in it.
 */

const latin = (text: string): Buffer => Buffer.from(text, 'latin1');

const lengthOf = (length: number, bytes: number): Buffer => {
  const written = Buffer.alloc(bytes);
  written.writeUIntBE(length, 0, bytes);
  return written;
};

export const jpegSegment = (marker: number, content: string): Buffer =>
  Buffer.concat([Buffer.from([0xff, marker]), lengthOf(content.length + 2, 2), latin(content)]);

export const pngChunk = (type: string, content: string): Buffer => {
  const body = latin(type + content);
  return Buffer.concat([lengthOf(content.length, 4), body, lengthOf(crc32(body), 4)]);
};

export const webpChunk = (type: string, content: string): Buffer =>
  Buffer.concat([
    latin(type),
    lengthOf(content.length, 4).reverse(),
    latin(content),
    Buffer.alloc(content.length % 2),
  ]);

export const avifBox = (type: string, content: string): Buffer =>
  Buffer.concat([lengthOf(content.length + 8, 4), latin(type + content)]);

export const gifComment = (content: string): Buffer =>
  Buffer.concat([Buffer.from([0x21, 0xfe, content.length]), latin(content), Buffer.alloc(1)]);

/** Puts something into a file at a place; from its end where the place is below 0. */
export const withInside = (file: Buffer, at: number, ...parts: readonly Buffer[]): Buffer =>
  Buffer.concat([file.subarray(0, at), ...parts, file.subarray(at)]);

import { constants, deflateRawSync, deflateSync } from 'node:zlib';
import sharp from 'sharp';
import { insertBytes, pngChunk } from './spoiltPictures';

/*
 * Image bombs: small files whose header claims a huge size, or which become huge when they are decompressed.
 */

interface PngParts {
  readonly width: number;
  readonly height: number;
  /** The compressed rows. */
  readonly data: Buffer;
  readonly before?: readonly Buffer[];
}

/** A PNG of one bit a pixel. */
const png = ({ width, height, data, before = [] }: PngParts): Buffer => {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([1, 0, 0, 0, 0], 8);
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  const chunks = [pngChunk('IHDR', header), ...before, pngChunk('IDAT', data), pngChunk('IEND', '')];
  return Buffer.concat([signature, ...chunks]);
};

/** A PNG whose header claims this size, with almost no image data. */
export function emptyPng(width: number, height: number): Buffer {
  return png({ width, height, data: deflateSync(Buffer.alloc(1000)) });
}

const blockSize = 1024 * 1024;

/** Zeros as a part of compressed data that another part may follow. */
const packPart = (bytes: number): Buffer =>
  deflateRawSync(Buffer.alloc(bytes), { finishFlush: constants.Z_FULL_FLUSH });

/** This many bytes of zeros, compressed. To compress half a gigabyte takes seconds, so one part of it is repeated. */
const packZeros = (bytes: number): Buffer => {
  const checksum = Buffer.alloc(4);
  checksum.writeUInt32BE((bytes % 65_521) * 65_536 + 1); // Adler-32
  return Buffer.concat([
    Buffer.from([0x78, 0x9c]),
    ...Array<Buffer>(Math.floor(bytes / blockSize)).fill(packPart(blockSize)),
    packPart(bytes % blockSize),
    Buffer.from([0x03, 0x00]), // the end
    checksum,
  ]);
};

/** A PNG with all its image data, of one colour. The file is about a thousandth of the decompressed size. */
export function packedPng(width: number, height: number): Buffer {
  return png({ width, height, data: packZeros((Math.ceil(width / 8) + 1) * height) });
}

/** A GIF of one colour whose frames are all the same. */
export async function repeatedGif(side: number, frames: number): Promise<Buffer> {
  const gif = await sharp(packedPng(side, side)).gif({ effort: 1 }).toBuffer();
  const start = gif.indexOf(Buffer.from([0x21, 0xf9, 4])); // the control block before the frame
  return Buffer.concat([
    gif.subarray(0, start),
    ...Array<Buffer>(frames).fill(gif.subarray(start, -1)),
    gif.subarray(-1),
  ]);
}

/** A PNG of one pixel with a text chunk, or a colour profile, that decompresses to this many bytes. */
export function pngWithPacked(kind: 'zTXt' | 'iCCP', bytes: number): Buffer {
  const data = Buffer.concat([Buffer.from('Comment\0\0'), packZeros(bytes)]);
  return png({ width: 1, height: 1, data: deflateSync(Buffer.alloc(2)), before: [pngChunk(kind, data)] });
}

/** A PNG with a valid colour profile of this many bytes. */
export async function pngWithProfile(bytes: number): Promise<Buffer> {
  const { icc = Buffer.of() } = await sharp(await small().withIccProfile('p3').png().toBuffer()).metadata();
  const profile = Buffer.concat([icc, Buffer.alloc(bytes - icc.length)]);
  profile.writeUInt32BE(bytes);
  const data = Buffer.concat([Buffer.from('P3\0\0'), deflateSync(profile)]);
  return insertBytes(await small().png().toBuffer(), 33, pngChunk('iCCP', data));
}

/** A progressive JPEG of one colour that costs its decoder this many passes, plus one. */
export async function scannedJpeg(side: number, scans: number): Promise<Buffer> {
  const create = { width: side, height: side, channels: 3, background: 'red' } as const;
  const jpeg = await sharp({ create }).jpeg({ progressive: true }).toBuffer();
  const start = jpeg.indexOf(Buffer.from([0xff, 0xda, 0, 8])); // the first scan of one component, which may be repeated
  const scan = jpeg.subarray(start, jpeg.indexOf(Buffer.from([0xff, 0xc4]), start));
  scan[9] = 0; // full precision at once, so that the scan may be repeated
  return Buffer.concat([
    jpeg.subarray(0, start),
    ...Array<Buffer>(scans).fill(scan),
    Buffer.from([0xff, 0xd9]),
  ]);
}

const small = () => sharp({ create: { width: 8, height: 8, channels: 3, background: 'red' } });

/** Overwrites the width and height that follow a marker. */
const overwriteSize = (
  content: Buffer,
  marker: Buffer,
  offset: number,
  write: (at: number) => void,
): Buffer => {
  const at = content.indexOf(marker);
  if (at < 0) throw new Error('The image does not contain this marker.');
  write(at + offset);
  return content;
};

/** An image of each format whose header claims this many pixels in width and in height. */
export async function imagesWithFalseSize(side: number): Promise<Readonly<Record<string, Buffer>>> {
  const jpeg = await small().jpeg().toBuffer();
  const gif = await small().gif().toBuffer();
  const avif = await small().avif().toBuffer();
  const webp = await small().webp().toBuffer();
  gif.writeUInt16LE(side, 6);
  gif.writeUInt16LE(side, 8);
  const extended = Buffer.alloc(18);
  extended.write('VP8X', 0, 'latin1');
  extended.writeUInt32LE(10, 4);
  extended.writeUIntLE(side - 1, 12, 3);
  extended.writeUIntLE(side - 1, 15, 3);
  const file = Buffer.concat([webp.subarray(0, 12), extended, webp.subarray(12)]);
  file.writeUInt32LE(file.length - 8, 4);
  return {
    png: emptyPng(side, side),
    jpeg: overwriteSize(jpeg, Buffer.from([0xff, 0xc0]), 5, (at) => {
      jpeg.writeUInt16BE(side, at);
      jpeg.writeUInt16BE(side, at + 2);
    }),
    gif,
    webp: file,
    avif: overwriteSize(avif, Buffer.from('ispe'), 8, (at) => {
      avif.writeUInt32BE(side, at);
      avif.writeUInt32BE(side, at + 4);
    }),
  };
}

import { crc32 } from 'node:zlib';
import type { ImageKind } from '../files/images';
import { openPicture } from './picture';

/*
 * A phone writes into a picture where it was taken. What says so is left out of the file; the picture itself, its colour
 * profile and how it is turned stay as they came, and nothing is encoded again.
 */

/** What says of a picture how it is turned (1 to 8), and nothing else: a TIFF with that one entry. */
const turned = (orientation: number): Buffer =>
  Buffer.from(
    `4d4d002a00000008000101120003000000010${String(orientation).padStart(3, '0')}0000${'0'.repeat(8)}`,
    'hex',
  );

const latin = (content: Buffer, start: number, end: number): string => content.toString('latin1', start, end);

/** Where the scan that begins at a place ends: at the next marker that is none within a scan. */
const endOfScan = (jpeg: Buffer, start: number): number => {
  let at = jpeg.indexOf(0xff, start);
  while (at >= 0) {
    const next = jpeg[at + 1] ?? 0;
    if (next !== 0 && next !== 0xff && (next < 0xd0 || next > 0xd7)) return at;
    at = jpeg.indexOf(0xff, at + (next === 0xff ? 1 : 2));
  }
  return jpeg.length;
};

const isMetadataOfJpeg = (marker: number, segment: Buffer): boolean => {
  const isColours = marker === 0xe2 && latin(segment, 4, 15) === 'ICC_PROFILE';
  return marker === 0xfe || (marker > 0xe0 && marker < 0xee && !isColours) || marker === 0xef;
};

const orientationSegment = (tiff: Buffer): Buffer => {
  const header = Buffer.from('\xff\xe1\0\0Exif\0\0', 'latin1');
  header.writeUInt16BE(header.length - 2 + tiff.length, 2);
  return Buffer.concat([header, tiff]);
};

/** Goes from marker to marker up to the end of the picture: what a camera puts behind it goes too. */
const bareJpeg = (jpeg: Buffer, tiff: Buffer | undefined): Buffer | undefined => {
  const kept = [jpeg.subarray(0, 2), ...(tiff ? [orientationSegment(tiff)] : [])];
  for (let at = 2; at + 1 < jpeg.length;) {
    const marker = jpeg[at + 1] ?? 0;
    if (jpeg[at] !== 0xff) return undefined;
    if (marker === 0xd9) return Buffer.concat([...kept, jpeg.subarray(at, at + 2)]);
    if (marker === 0xff) {
      at += 1;
      continue;
    }
    const header = at + 2 + (at + 4 <= jpeg.length ? jpeg.readUInt16BE(at + 2) : 0);
    const end = marker === 0xda ? endOfScan(jpeg, header) : header;
    const segment = jpeg.subarray(at, end);
    if (!isMetadataOfJpeg(marker, segment)) kept.push(segment);
    at = end;
  }
  return undefined;
};

const metadataOfPng = new Set(['eXIf', 'tEXt', 'zTXt', 'iTXt', 'tIME']);

const pngChunk = (type: string, data: Buffer): Buffer => {
  const chunk = Buffer.concat([Buffer.alloc(4), Buffer.from(type, 'latin1'), data, Buffer.alloc(4)]);
  chunk.writeUInt32BE(data.length);
  chunk.writeUInt32BE(crc32(chunk.subarray(4, -4)), chunk.length - 4);
  return chunk;
};

const barePng = (png: Buffer, tiff: Buffer | undefined): Buffer | undefined => {
  const kept = [png.subarray(0, 8)];
  for (let at = 8; at + 12 <= png.length;) {
    const end = at + 12 + png.readUInt32BE(at);
    const type = latin(png, at + 4, at + 8);
    if (!metadataOfPng.has(type)) kept.push(png.subarray(at, end));
    if (type === 'IHDR' && tiff) kept.push(pngChunk('eXIf', tiff));
    if (type === 'IEND') return Buffer.concat(kept);
    at = end;
  }
  return undefined;
};

/** The flags of the first chunk that say whether there is Exif, and XMP. */
const exifFlag = 0x08;
const xmpFlag = 0x04;

const bareWebp = (webp: Buffer, tiff: Buffer | undefined): Buffer => {
  const kept: Buffer[] = [webp.subarray(0, 12)];
  for (let at = 12; at + 8 <= webp.length;) {
    const size = webp.readUInt32LE(at + 4);
    const end = at + 8 + size + (size % 2);
    const type = latin(webp, at, at + 4);
    const chunk = Buffer.from(webp.subarray(at, end));
    if (type === 'VP8X') chunk[8] = ((chunk[8] ?? 0) & ~(exifFlag | xmpFlag)) | (tiff ? exifFlag : 0);
    if (type !== 'EXIF' && type !== 'XMP ') kept.push(chunk);
    at = end;
  }
  if (tiff) {
    const header = Buffer.from('EXIF\0\0\0\0', 'latin1');
    header.writeUInt32LE(tiff.length, 4);
    kept.push(header, tiff);
  }
  const whole = Buffer.concat(kept);
  whole.writeUInt32LE(whole.length - 8, 4);
  return whole;
};

/** Where it stands is told by number all over the file, so that it is emptied rather than left out. */
const bareAvif = (avif: Buffer, parts: readonly (Buffer | undefined)[]): Buffer => {
  const bare = Buffer.from(avif);
  for (const part of parts) {
    const at = part && part.length > 0 ? bare.indexOf(part) : -1;
    if (part && at >= 0) bare.fill(0, at, at + part.length);
  }
  return bare;
};

const bareOf = async (content: Buffer, kind: ImageKind): Promise<Buffer | undefined> => {
  if (kind === 'gif') return undefined; // knows no Exif
  const { exif, xmp, orientation = 1 } = await (await openPicture(content)).metadata();
  const tiff = orientation > 1 ? turned(orientation) : undefined;
  if (kind === 'jpg') return bareJpeg(content, tiff);
  if (kind === 'png') return barePng(content, tiff);
  return kind === 'webp' ? bareWebp(content, tiff) : bareAvif(content, [exif, xmp]);
};

/** A picture without what its file says beside it, such as where it was taken; as it came where its file cannot be followed. */
export const withoutMetadata = async (content: Uint8Array, kind: ImageKind): Promise<Buffer> => {
  const whole = Buffer.from(content.buffer, content.byteOffset, content.byteLength);
  return (await bareOf(whole, kind)) ?? whole;
};

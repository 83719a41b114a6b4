import { maxPixels } from '../picture';
import { PartialCopy } from './partialCopy';

const startOfImage = 0xd8;
const endOfImage = 0xd9;
const startOfScan = 0xda;
const comment = 0xfe;

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

const orientationSegment = (tiff: Buffer): Buffer => {
  const header = Buffer.from('\xff\xe1\0\0Exif\0\0', 'latin1');
  header.writeUInt16BE(header.length - 2 + tiff.length, 2);
  return Buffer.concat([header, tiff]);
};

/** Markers that nothing belongs to: TEM, RST0 to RST7, SOI, and zeros behind what is none. */
const standsAlone = (marker: number): boolean => marker <= 0x01 || (marker >= 0xd0 && marker <= startOfImage);

const isOfApplication = (marker: number): boolean => (marker >= 0xe0 && marker <= 0xef) || marker === comment;

/** What a decoder reads of the segments of applications: their names, and how many bytes from their start, where not all. */
const readSegments: readonly { marker: number; name: string; size?: number }[] = [
  { marker: 0xe0, name: 'JFIF\0', size: 14 }, // a small picture may follow, of what was cropped since
  { marker: 0xe2, name: 'ICC_PROFILE\0' },
  { marker: 0xee, name: 'Adobe', size: 12 },
];

/** The segment of an application without what no decoder reads; nothing of one that none reads at all. */
const bareSegment = (segment: Buffer): Buffer | undefined => {
  const marker = segment[1];
  const read = readSegments.find((each) => each.marker === marker);
  const content = segment.subarray(4);
  if (!read || !content.toString('latin1').startsWith(read.name)) return undefined;
  if (read.size === undefined) return segment;
  if (content.length < read.size) return undefined;
  const bare = Buffer.from(segment.subarray(0, 4 + read.size));
  bare.writeUInt16BE(2 + read.size, 2);
  if (read.name.startsWith('JFIF')) bare.fill(0, bare.length - 2); // the width and height of the small picture
  return bare;
};

interface Segment {
  readonly marker: number;
  readonly at: number;
  readonly end: number;
}

/** The segments of a JPEG, from marker to marker, as decoders go through it, up to the end of the picture. */
function* segmentsOf(jpeg: Buffer): Generator<Segment> {
  for (let at = jpeg.indexOf(0xff, 2); at >= 0 && at + 4 <= jpeg.length;) {
    const marker = jpeg[at + 1] ?? 0;
    if (marker === endOfImage) return;
    if (marker === 0xff || standsAlone(marker)) {
      at = jpeg.indexOf(0xff, at + (marker === 0xff ? 1 : 2));
      continue;
    }
    const header = at + 2 + Math.max(2, jpeg.readUInt16BE(at + 2));
    const end = marker === startOfScan ? endOfScan(jpeg, header) : Math.min(header, jpeg.length);
    yield { marker, at, end };
    at = jpeg.indexOf(0xff, end);
  }
}

/** Far more than any camera writes. */
const maxSegments = 5_000;

/** Whether there are so many segments that a decoder would fill the memory with them. */
export const isOverfull = (jpeg: Buffer): boolean => {
  const segments = segmentsOf(jpeg);
  for (let count = 0; count <= maxSegments; count += 1) if (segments.next().done) return false;
  return true;
};

/** Pictures come in one scan, or in some 10 to 20: these are 40 of as many pixels as are taken, about two seconds' work. */
const maxScannedPixels = 40 * maxPixels;

/** Whether a decoder would have to go over so many pixels, in scan after scan, that it keeps everybody waiting. */
export const isOverscanned = (jpeg: Buffer, pixels: number): boolean => {
  let scans = 0;
  for (const { marker } of segmentsOf(jpeg)) if (marker === startOfScan) scans += 1;
  return scans * pixels > maxScannedPixels;
};

/** A JPEG without its comments and what applications say in it; what a camera puts behind its end goes too. */
export const stripJpeg = (jpeg: Buffer, tiff: Buffer | undefined): Buffer => {
  const copy = new PartialCopy(jpeg);
  copy.keep(0, 2);
  if (tiff) copy.put(orientationSegment(tiff));
  for (const { marker, at, end } of segmentsOf(jpeg)) {
    const bare = isOfApplication(marker) ? bareSegment(jpeg.subarray(at, end)) : undefined;
    if (bare) copy.put(bare);
    else if (!isOfApplication(marker)) copy.keep(at, end);
  }
  copy.put(Buffer.from([0xff, endOfImage]));
  return copy.whole();
};

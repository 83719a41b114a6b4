import { maxPixels } from '../picture';
import { PartialCopy } from './partialCopy';

const startOfImage = 0xd8;
const endOfImage = 0xd9;
const startOfScan = 0xda;
const comment = 0xfe;

/** The end of the scan at `start`: the next marker that cannot occur within a scan. */
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

/** Markers without a segment: TEM, RST0 to RST7 and SOI. A zero after 0xFF means that it is no marker. */
const hasNoSegment = (marker: number): boolean =>
  marker <= 0x01 || (marker >= 0xd0 && marker <= startOfImage);

const isMetadataMarker = (marker: number): boolean =>
  (marker >= 0xe0 && marker <= 0xef) || marker === comment;

/** The application segments that decoders read, by name. `size` is how many of their first bytes, if not all. */
const decodedSegments: readonly { marker: number; name: string; size?: number }[] = [
  { marker: 0xe0, name: 'JFIF\0', size: 14 }, // a thumbnail may follow, which may show what was cropped later
  { marker: 0xe2, name: 'ICC_PROFILE\0' },
  { marker: 0xee, name: 'Adobe', size: 12 },
];

/** The part of an application segment that decoders read; undefined if they do not read it. */
const stripSegment = (segment: Buffer): Buffer | undefined => {
  const marker = segment[1];
  const known = decodedSegments.find((each) => each.marker === marker);
  const content = segment.subarray(4);
  if (!known || !content.toString('latin1').startsWith(known.name)) return undefined;
  if (known.size === undefined) return segment;
  if (content.length < known.size) return undefined;
  const stripped = Buffer.from(segment.subarray(0, 4 + known.size));
  stripped.writeUInt16BE(2 + known.size, 2);
  if (known.name.startsWith('JFIF')) stripped.fill(0, stripped.length - 2); // the width and height of the thumbnail
  return stripped;
};

interface Segment {
  readonly marker: number;
  readonly at: number;
  readonly end: number;
}

/** The segments of a JPEG up to the end of the picture, in the way that decoders read them: from marker to marker. */
function* segmentsOf(jpeg: Buffer): Generator<Segment> {
  for (let at = jpeg.indexOf(0xff, 2); at >= 0 && at + 4 <= jpeg.length;) {
    const marker = jpeg[at + 1] ?? 0;
    if (marker === endOfImage) return;
    if (marker === 0xff || hasNoSegment(marker)) {
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

/** Whether the JPEG has so many segments that a decoder would fill the memory. */
export function hasTooManySegments(jpeg: Buffer): boolean {
  const segments = segmentsOf(jpeg);
  for (let count = 0; count <= maxSegments; count += 1) if (segments.next().done) return false;
  return true;
}

/** Pictures have one scan, or 10 to 20. The limit is 40 scans of the largest accepted picture: about two seconds of work. */
const maxScannedPixels = 40 * maxPixels;

/** Whether the scans of a JPEG have so many pixels in all that decoding it would delay other requests. */
export function hasTooManyScans(jpeg: Buffer, pixels: number): boolean {
  let scans = 0;
  for (const { marker } of segmentsOf(jpeg)) if (marker === startOfScan) scans += 1;
  return scans * pixels > maxScannedPixels;
}

/** Removes the comments and application segments of a JPEG, and the data that cameras write after its end. */
export function stripJpeg(jpeg: Buffer, tiff: Buffer | undefined): Buffer {
  const copy = new PartialCopy(jpeg);
  copy.copyRange(0, 2);
  if (tiff) copy.append(orientationSegment(tiff));
  for (const { marker, at, end } of segmentsOf(jpeg)) {
    const stripped = isMetadataMarker(marker) ? stripSegment(jpeg.subarray(at, end)) : undefined;
    if (stripped) copy.append(stripped);
    else if (!isMetadataMarker(marker)) copy.copyRange(at, end);
  }
  copy.append(Buffer.from([0xff, endOfImage]));
  return copy.toBuffer();
}

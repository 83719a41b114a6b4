import { maxPixels } from './openImage';

/*
 * JPEG files that are small and take a decoder minutes, or all memory. They are recognized before they are decoded.
 */

const startOfImage = 0xd8;
const endOfImage = 0xd9;
const startOfScan = 0xda;

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

/** Markers without a segment: TEM, RST0 to RST7 and SOI. A zero after 0xFF means that it is no marker. */
const hasNoSegment = (marker: number): boolean =>
  marker <= 0x01 || (marker >= 0xd0 && marker <= startOfImage);

/** The markers of a JPEG up to the end of the image, in the way that decoders read them: from segment to segment. */
function* markersOf(jpeg: Buffer): Generator<number> {
  for (let at = jpeg.indexOf(0xff, 2); at >= 0 && at + 4 <= jpeg.length;) {
    const marker = jpeg[at + 1] ?? 0;
    if (marker === endOfImage) return;
    if (marker === 0xff || hasNoSegment(marker)) {
      at = jpeg.indexOf(0xff, at + (marker === 0xff ? 1 : 2));
      continue;
    }
    yield marker;
    const header = at + 2 + Math.max(2, jpeg.readUInt16BE(at + 2));
    at = jpeg.indexOf(0xff, marker === startOfScan ? endOfScan(jpeg, header) : header);
  }
}

/** Far more than any camera writes. */
const maxSegments = 5_000;

/** Whether the JPEG has so many segments that a decoder would fill the memory. */
export function hasTooManySegments(jpeg: Buffer): boolean {
  const markers = markersOf(jpeg);
  for (let count = 0; count <= maxSegments; count += 1) if (markers.next().done) return false;
  return true;
}

/** Images have one scan, or 10 to 20. The limit is 40 scans of the largest accepted image: about two seconds of work. */
const maxScannedPixels = 40 * maxPixels;

/** Whether the scans of a JPEG have so many pixels in all that decoding it would delay other requests. */
export function hasTooManyScans(jpeg: Buffer, pixels: number): boolean {
  let scans = 0;
  for (const marker of markersOf(jpeg)) if (marker === startOfScan) scans += 1;
  return scans * pixels > maxScannedPixels;
}

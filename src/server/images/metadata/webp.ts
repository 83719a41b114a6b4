import { PartialCopy } from './partialCopy';

const pictureChunks = new Set(['VP8X', 'VP8 ', 'VP8L', 'ALPH', 'ANIM', 'ANMF', 'ICCP']);

/** The flags in the VP8X chunk for Exif and XMP. */
const exifFlag = 0x08;
const xmpFlag = 0x04;

/** The offset of the flags in a file that starts with a VP8X chunk. */
const flagsAt = 20;

const setFlags = (webp: Buffer, hasExif: boolean): void => {
  if (webp.toString('latin1', 12, 16) !== 'VP8X') return;
  webp[flagsAt] = ((webp[flagsAt] ?? 0) & ~(exifFlag | xmpFlag)) | (hasExif ? exifFlag : 0);
};

/** Removes the metadata chunks of a WebP, and the data after the length in its header. */
export function stripWebp(webp: Buffer, tiff: Buffer | undefined): Buffer {
  const copy = new PartialCopy(webp);
  copy.copyRange(0, 12);
  const fileEnd = Math.min(webp.length, 8 + webp.readUInt32LE(4));
  for (let at = 12; at + 8 <= fileEnd;) {
    const size = webp.readUInt32LE(at + 4);
    const end = at + 8 + size + (size % 2);
    if (pictureChunks.has(webp.toString('latin1', at, at + 4))) copy.copyRange(at, end);
    at = end;
  }
  if (tiff) {
    const header = Buffer.from('EXIF\0\0\0\0', 'latin1');
    header.writeUInt32LE(tiff.length, 4);
    copy.append(Buffer.concat([header, tiff]));
  }
  const stripped = copy.toBuffer();
  setFlags(stripped, tiff !== undefined);
  stripped.writeUInt32LE(stripped.length - 8, 4);
  return stripped;
}

import { PartialCopy } from './partialCopy';

const partsOfPicture = new Set(['VP8X', 'VP8 ', 'VP8L', 'ALPH', 'ANIM', 'ANMF', 'ICCP']);

/** The flags of the first chunk that say whether there is Exif, and XMP. */
const exifFlag = 0x08;
const xmpFlag = 0x04;

/** Where the first chunk has its flags, in one that has such a chunk. */
const flagsAt = 20;

const setFlags = (webp: Buffer, hasExif: boolean): void => {
  if (webp.toString('latin1', 12, 16) !== 'VP8X') return;
  webp[flagsAt] = ((webp[flagsAt] ?? 0) & ~(exifFlag | xmpFlag)) | (hasExif ? exifFlag : 0);
};

/** A WebP of those chunks that make the picture, as far as it says that it goes. */
export const stripWebp = (webp: Buffer, tiff: Buffer | undefined): Buffer => {
  const copy = new PartialCopy(webp);
  copy.keep(0, 12);
  const wholeEnd = Math.min(webp.length, 8 + webp.readUInt32LE(4));
  for (let at = 12; at + 8 <= wholeEnd;) {
    const size = webp.readUInt32LE(at + 4);
    const end = at + 8 + size + (size % 2);
    if (partsOfPicture.has(webp.toString('latin1', at, at + 4))) copy.keep(at, end);
    at = end;
  }
  if (tiff) {
    const header = Buffer.from('EXIF\0\0\0\0', 'latin1');
    header.writeUInt32LE(tiff.length, 4);
    copy.put(Buffer.concat([header, tiff]));
  }
  const bare = copy.whole();
  setFlags(bare, tiff !== undefined);
  bare.writeUInt32LE(bare.length - 8, 4);
  return bare;
};

import type { ImageKind } from '../imageTypes';
import { openPicture } from '../picture';
import { stripAvif } from './avif';
import { stripGif } from './gif';
import { stripJpeg } from './jpeg';
import { stripPng } from './png';
import { stripWebp } from './webp';

/*
 * A phone writes into a picture where it was taken. Only what makes the picture is kept of a file, with its colour profile
 * and how it is turned; nothing is encoded again.
 */

/** What says of a picture how it is turned (1 to 8), and nothing else: a TIFF with that one entry. */
const turned = (orientation: number): Buffer =>
  Buffer.from(
    `4d4d002a00000008000101120003000000010${String(orientation).padStart(3, '0')}0000${'0'.repeat(8)}`,
    'hex',
  );

/** A picture that can be decoded, without what its file says beside it, such as where it was taken. */
export const stripMetadata = async (content: Uint8Array, kind: ImageKind): Promise<Buffer> => {
  const whole = Buffer.from(content.buffer, content.byteOffset, content.byteLength);
  if (kind === 'gif') return stripGif(whole);
  const { exif, xmp, orientation = 1 } = await (await openPicture(content)).metadata();
  const tiff = orientation > 1 ? turned(orientation) : undefined;
  if (kind === 'jpg') return stripJpeg(whole, tiff);
  if (kind === 'png') return stripPng(whole, tiff);
  return kind === 'webp' ? stripWebp(whole, tiff) : stripAvif(whole, [exif, xmp]);
};

import type { ImageKind } from '../imageTypes';
import { openPicture } from '../picture';
import { stripAvif } from './avif';
import { stripGif } from './gif';
import { stripJpeg } from './jpeg';
import { stripPng } from './png';
import { stripWebp } from './webp';

/*
 * Phones write into a picture where it was taken. These functions remove all metadata but the colour profile and the
 * orientation, without encoding the picture again.
 */

/** A TIFF block (the format of Exif) with a single entry: the orientation, 1 to 8. */
const orientationTiff = (orientation: number): Buffer =>
  Buffer.from(
    `4d4d002a00000008000101120003000000010${String(orientation).padStart(3, '0')}0000${'0'.repeat(8)}`,
    'hex',
  );

/** Removes the metadata of a picture, such as where it was taken. The picture must be decodable. */
export async function stripMetadata(content: Uint8Array, kind: ImageKind): Promise<Buffer> {
  const whole = Buffer.from(content.buffer, content.byteOffset, content.byteLength);
  if (kind === 'gif') return stripGif(whole);
  const { exif, xmp, orientation = 1 } = await (await openPicture(content)).metadata();
  const tiff = orientation > 1 ? orientationTiff(orientation) : undefined;
  if (kind === 'jpg') return stripJpeg(whole, tiff);
  if (kind === 'png') return stripPng(whole, tiff);
  return kind === 'webp' ? stripWebp(whole, tiff) : stripAvif(whole, [exif, xmp]);
}

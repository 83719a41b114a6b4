import type { PictureFacts } from '../../model/images/variants';
import { loadSharp, openPicture } from './picture';

/** The longer side of a placeholder in px, and the most bytes that it may have. */
const placeholderSize = 16;
const maxPlaceholderBytes = 93;

/** From the best to the smallest. */
const placeholderQualities = [40, 20, 1];

/** The whole picture is decoded for it: one that begins well and ends too early is refused here. */
const makePlaceholder = async (content: Uint8Array): Promise<string> => {
  const picture = await openPicture(content);
  const { data, info } = await picture
    .autoOrient()
    .resize(placeholderSize, placeholderSize, { fit: 'inside' })
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true });
  if (info.channels !== 3) return ''; // it would be seen through what is transparent
  const sharp = await loadSharp();
  for (const quality of placeholderQualities) {
    const { width, height, channels } = info;
    const small = await sharp(data, { raw: { width, height, channels } }).webp({ quality }).toBuffer();
    if (small.length <= maxPlaceholderBytes) return small.toString('base64');
  }
  return '';
};

/** Reads what follows from a picture's content. @throws where it cannot be decoded from its beginning to its end */
export const computeImageFacts = async (content: Uint8Array): Promise<PictureFacts> => {
  const { autoOrient, pages = 1 } = await (await openPicture(content)).metadata();
  const placeholder = await makePlaceholder(content);
  return { width: autoOrient.width, height: autoOrient.height, placeholder, isAnimated: pages > 1 };
};

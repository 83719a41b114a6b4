import type { ImageMetadata } from '../../model/images/variants';
import { loadSharp, openImage } from './openImage';

/** The longer side of a placeholder in pixels, and its largest size in bytes. */
const placeholderSize = 16;
const maxPlaceholderBytes = 93;

/** From the best to the smallest. */
const placeholderQualities = [40, 20, 1];

/** Decodes the whole image, so a truncated file with a valid start is rejected here. */
const createPlaceholder = async (content: Uint8Array): Promise<string> => {
  const image = await openImage(content);
  const { data, info } = await image
    .autoOrient()
    .resize(placeholderSize, placeholderSize, { fit: 'inside' })
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true });
  if (info.channels !== 3) return ''; // it would be visible through a transparent image
  const sharp = await loadSharp();
  for (const quality of placeholderQualities) {
    const { width, height, channels } = info;
    const small = await sharp(data, { raw: { width, height, channels } }).webp({ quality }).toBuffer();
    if (small.length <= maxPlaceholderBytes) return small.toString('base64');
  }
  return '';
};

/** Computes the metadata of an image from its content. @throws if the whole image cannot be decoded */
export async function computeImageMetadata(content: Uint8Array): Promise<ImageMetadata> {
  const { autoOrient, pages = 1 } = await (await openImage(content)).metadata();
  const placeholder = await createPlaceholder(content);
  return { width: autoOrient.width, height: autoOrient.height, placeholder, isAnimated: pages > 1 };
}

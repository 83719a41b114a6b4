import type { Sharp } from 'sharp';
import type { VariantFormat, VariantWidth } from '../../model/images/variants';
import { openPicture } from './picture';

/** How each format is written: a tenth of a second for a phone's, and sharp on it. */
export const variantSettings = {
  avif: { quality: 38, effort: 2, chromaSubsampling: '4:2:0' },
  webp: { quality: 70 },
  jpg: { quality: 78, mozjpeg: true },
} as const satisfies Record<VariantFormat, object>;

const write: Readonly<Record<VariantFormat, (picture: Sharp) => Sharp>> = {
  avif: (picture) => picture.avif(variantSettings.avif),
  webp: (picture) => picture.webp(variantSettings.webp),
  jpg: (picture) => picture.flatten({ background: '#fff' }).jpeg(variantSettings.jpg),
};

/** Makes a variant of a picture: upright, and never larger than it is. @throws where it cannot be decoded */
export const makeVariant = async (
  content: Uint8Array,
  width: VariantWidth,
  format: VariantFormat,
): Promise<Buffer> => {
  const picture = await openPicture(content);
  return write[format](picture.autoOrient().resize({ width, withoutEnlargement: true })).toBuffer();
};

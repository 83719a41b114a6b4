import { createHash } from 'node:crypto';
import type { Sharp } from 'sharp';
import type { VariantFormat, VariantWidth } from '../../model/images/variants';
import { openImage } from './openImage';

/** The encoder settings of each format. A variant for a phone takes a tenth of a second and looks sharp there. */
const variantSettings = {
  avif: { quality: 38, effort: 2, chromaSubsampling: '4:2:0' },
  webp: { quality: 70 },
  jpg: { quality: 78, mozjpeg: true },
} as const satisfies Record<VariantFormat, object>;

const encoders: Readonly<Record<VariantFormat, (image: Sharp) => Sharp>> = {
  avif: (image) => image.avif(variantSettings.avif),
  webp: (image) => image.webp(variantSettings.webp),
  jpg: (image) => image.flatten({ background: '#fff' }).jpeg(variantSettings.jpg),
};

/** Creates a variant of an image, upright and never larger than the image. @throws if the image cannot be decoded */
export async function encodeVariant(
  content: Uint8Array,
  width: VariantWidth,
  format: VariantFormat,
): Promise<Buffer> {
  const image = await openImage(content);
  return encoders[format](image.autoOrient().resize({ width, withoutEnlargement: true })).toBuffer();
}

/** The name of the file that holds an encoded variant. It changes with the image and with the settings of the encoder. */
export function encodedFileOf(content: Uint8Array, width: VariantWidth, format: VariantFormat): string {
  const settings = JSON.stringify([width, format, variantSettings[format]]);
  const hash = createHash('sha256').update(settings).update(content).digest('hex');
  return `${hash.slice(0, 32)}.${format}`;
}

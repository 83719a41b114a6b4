import type { Metadata, Sharp } from 'sharp';
import type { ImageKind } from './imageTypes';
import { openImage } from './openImage';

/** In bytes. More than the colour profile of any screen or camera. */
const maxProfileBytes = 4 * 1024 * 1024;

/** A lossless WebP has this chunk. */
const losslessWebp = 'VP8L';

/** A PNG keeps its shades of grey, and its 16 bits a channel. */
const colourSpaceOf = ({ space, depth }: Metadata): string => {
  const isDeep = depth === 'ushort';
  if (space === 'b-w' || space === 'grey16') return isDeep ? 'grey16' : 'b-w';
  return isDeep ? 'rgb16' : 'srgb';
};

/** Encoders for images of which variants are created later: their loss must not show, not even in a variant. */
const encoders: Readonly<Record<ImageKind, (image: Sharp, metadata: Metadata, content: Buffer) => Sharp>> = {
  jpg: (image, { chromaSubsampling }) =>
    image.jpeg({ quality: 90, chromaSubsampling: chromaSubsampling === '4:4:4' ? '4:4:4' : '4:2:0' }),
  png: (image, metadata) =>
    image.toColourspace(colourSpaceOf(metadata)).png({ palette: metadata.isPalette, dither: 0 }),
  webp: (image, _metadata, content) => image.webp({ quality: 90, lossless: content.includes(losslessWebp) }),
  gif: (image) => image.gif(),
  avif: (image) => image.avif({ quality: 80, effort: 1 }), // more effort takes minutes and saves a few percent
};

/**
 * Encodes an uploaded image again, upright, with its colour profile and its animation. Everything else in the file is
 * left out: phones write into an image where it was taken.
 * @throws if the image cannot be decoded
 */
export async function encodeUpload(content: Uint8Array, kind: ImageKind): Promise<Buffer> {
  const animated = kind === 'gif' || kind === 'webp';
  const image = (await openImage(content, { animated })).autoOrient();
  const metadata = await image.metadata();
  const hasUsableProfile = metadata.icc !== undefined && metadata.icc.length <= maxProfileBytes;
  const buffer = Buffer.from(content.buffer, content.byteOffset, content.byteLength);
  return encoders[kind](hasUsableProfile ? image.keepIccProfile() : image, metadata, buffer).toBuffer();
}

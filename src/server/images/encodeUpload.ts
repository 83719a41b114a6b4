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

/** Encoders for pictures of which variants are created later: their loss must not show, not even in a variant. */
const encoders: Readonly<Record<ImageKind, (picture: Sharp, metadata: Metadata, content: Buffer) => Sharp>> =
  {
    jpg: (picture, { chromaSubsampling }) =>
      picture.jpeg({ quality: 90, chromaSubsampling: chromaSubsampling === '4:4:4' ? '4:4:4' : '4:2:0' }),
    png: (picture, metadata) =>
      picture.toColourspace(colourSpaceOf(metadata)).png({ palette: metadata.isPalette, dither: 0 }),
    webp: (picture, _metadata, content) =>
      picture.webp({ quality: 90, lossless: content.includes(losslessWebp) }),
    gif: (picture) => picture.gif(),
    avif: (picture) => picture.avif({ quality: 80, effort: 1 }), // more effort takes minutes and saves a few percent
  };

/**
 * Encodes an uploaded picture again, upright, with its colour profile and its animation. Everything else in the file is
 * left out: phones write into a picture where it was taken.
 * @throws if the picture cannot be decoded
 */
export async function encodeUpload(content: Uint8Array, kind: ImageKind): Promise<Buffer> {
  const animated = kind === 'gif' || kind === 'webp';
  const picture = (await openImage(content, { animated })).autoOrient();
  const metadata = await picture.metadata();
  const hasUsableProfile = metadata.icc !== undefined && metadata.icc.length <= maxProfileBytes;
  const buffer = Buffer.from(content.buffer, content.byteOffset, content.byteLength);
  return encoders[kind](hasUsableProfile ? picture.keepIccProfile() : picture, metadata, buffer).toBuffer();
}

import { createHash } from 'node:crypto';
import type { PictureFacts } from '../../model/images/variants';
import { AppError } from '../errors';
import { isOverfull, isOverscanned } from '../images/metadata/jpeg';
import { stripMetadata } from '../images/metadata/stripMetadata';
import { computeImageFacts } from '../images/imageFacts';
import { maxPixels, openPicture } from '../images/picture';
import type { ImageKind } from '../images/imageTypes';
import { imageTypes } from '../images/imageTypes';
import type { FileStore } from './fileStore';

const latin = (content: Uint8Array, start: number, end: number): string =>
  Buffer.from(content.subarray(start, end)).toString('latin1');

/** The kind that a content begins like, before anything tries to decode it. */
const kindBySignature = (content: Uint8Array): ImageKind | undefined => {
  if (latin(content, 0, 8) === '\x89PNG\r\n\x1a\n') return 'png';
  if (latin(content, 0, 3) === '\xff\xd8\xff') return 'jpg';
  if (/^GIF8[79]a/.test(latin(content, 0, 6))) return 'gif';
  if (latin(content, 0, 4) === 'RIFF' && latin(content, 8, 12) === 'WEBP') return 'webp';
  if (latin(content, 4, 8) === 'ftyp' && /avi[fs]/.test(latin(content, 8, 64))) return 'avif';
  return undefined;
};

/** How the decoder calls each kind. */
const decoderNames: Readonly<Record<ImageKind, string>> = {
  png: 'png',
  jpg: 'jpeg',
  webp: 'webp',
  gif: 'gif',
  avif: 'heif',
};

/** How many pixels a GIF says its screen has. The decoder goes by its frames, but a browser makes room for all of it. */
const pixelsOfScreen = (content: Uint8Array): number => {
  const header = Buffer.from(content.subarray(0, 10));
  return header.readUInt16LE(6) * header.readUInt16LE(8);
};

const isWhatItBeginsLike = async (content: Uint8Array, kind: ImageKind): Promise<boolean> => {
  const jpeg =
    kind === 'jpg' ? Buffer.from(content.buffer, content.byteOffset, content.byteLength) : undefined;
  if (jpeg && isOverfull(jpeg)) return false;
  const { format, width, height } = await (await openPicture(content)).metadata();
  const pixels = Math.max(width * height, kind === 'gif' ? pixelsOfScreen(content) : 0);
  if (jpeg && isOverscanned(jpeg, pixels)) return false;
  return format === decoderNames[kind] && pixels <= maxPixels;
};

/** What follows from a picture; undefined where it is none: one can begin well and end too early. */
const factsOf = async (content: Uint8Array, kind: ImageKind): Promise<PictureFacts | undefined> => {
  try {
    return (await isWhatItBeginsLike(content, kind)) ? await computeImageFacts(content) : undefined;
  } catch {
    return undefined;
  }
};

/** A picture that has been kept. */
export interface StoredImage extends PictureFacts {
  readonly name: string;
}

/**
 * Keeps a picture, without what its file says of the place it was taken at, under the hash of what is kept, so that a name
 * always means the same bytes.
 * @throws Refusal where it is no picture of an accepted kind, by its content
 */
export const storeImage = async (images: FileStore, content: Uint8Array): Promise<StoredImage> => {
  const kind = kindBySignature(content);
  const facts = kind && (await factsOf(content, kind));
  if (!facts) throw new AppError('imageKind');
  const bare = await stripMetadata(content, kind);
  const name = `${createHash('sha256').update(bare).digest('hex')}.${kind}`;
  await images.put(name, bare);
  return { name, ...facts };
};

/** The media type of an image by the name that `keepImage` gave it; none for any other name. */
export const imageTypeOf = (name: string): string | undefined => {
  const kind = /^[0-9a-f]{64}\.(\w+)$/.exec(name)?.[1];
  return kind !== undefined && isImageKind(kind) ? imageTypes[kind] : undefined;
};

const isImageKind = (kind: string): kind is ImageKind => Object.hasOwn(imageTypes, kind);

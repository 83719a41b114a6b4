import { createHash } from 'node:crypto';
import type { ImageMetadata } from '../../model/images/variants';
import { encodeUpload } from './encodeUpload';
import { ImageError } from './imageError';
import { computeImageMetadata } from './imageMetadata';
import { hasTooManySegments, hasTooManyScans } from './jpegBombs';
import { exceedsPixelLimit, maxPixels, openImage } from './openImage';
import type { ImageKind } from './imageTypes';
import type { FileStore } from '../files/fileStore';

const latin = (content: Uint8Array, start: number, end: number): string =>
  Buffer.from(content.subarray(start, end)).toString('latin1');

/** The kind by the first bytes of the content, before anything tries to decode it. */
const kindBySignature = (content: Uint8Array): ImageKind | undefined => {
  if (latin(content, 0, 8) === '\x89PNG\r\n\x1a\n') return 'png';
  if (latin(content, 0, 3) === '\xff\xd8\xff') return 'jpg';
  if (/^GIF8[79]a/.test(latin(content, 0, 6))) return 'gif';
  if (latin(content, 0, 4) === 'RIFF' && latin(content, 8, 12) === 'WEBP') return 'webp';
  if (latin(content, 4, 8) === 'ftyp' && /avi[fs]/.test(latin(content, 8, 64))) return 'avif';
  return undefined;
};

/** The decoder's name for each kind. */
const decoderNames: Readonly<Record<ImageKind, string>> = {
  png: 'png',
  jpg: 'jpeg',
  webp: 'webp',
  gif: 'gif',
  avif: 'heif',
};

/** The pixels of a GIF's logical screen. The decoder reads only the frames, but a browser allocates the whole screen. */
const screenPixels = (content: Uint8Array): number => {
  const header = Buffer.from(content.subarray(0, 10));
  return header.readUInt16LE(6) * header.readUInt16LE(8);
};

/** sharp reports each kind of defect in its own words, which are the reason in the log. */
const orReject = <Result>(decoding: Promise<Result>): Promise<Result> =>
  decoding.catch((error: unknown) => {
    if (error instanceof ImageError) throw error;
    const reason = error instanceof Error ? error.message : String(error);
    throw exceedsPixelLimit(error) ? tooManyPixels(reason) : new ImageError('damagedImage', reason);
  });

const tooManyPixels = (reason: string): ImageError =>
  new ImageError('tooManyPixels', reason, { limit: maxPixels / 1_000_000 });

/** Checks the limits that the headers show. @throws if the image must not or cannot be decoded */
const checkHeaders = async (content: Uint8Array, kind: ImageKind): Promise<void> => {
  const jpeg =
    kind === 'jpg' ? Buffer.from(content.buffer, content.byteOffset, content.byteLength) : undefined;
  if (jpeg && hasTooManySegments(jpeg)) throw new ImageError('damagedImage', 'too many JPEG segments');
  const { format, width, height } = await (await openImage(content)).metadata();
  const pixels = Math.max(width * height, kind === 'gif' ? screenPixels(content) : 0);
  if (pixels > maxPixels) throw tooManyPixels(`${pixels} pixels`);
  if (jpeg && hasTooManyScans(jpeg, pixels)) throw new ImageError('damagedImage', 'too many JPEG scans');
  if (format !== decoderNames[kind])
    throw new ImageError('unsupportedImageType', `it starts like ${kind}, but the decoder found ${format}`);
};

const acceptedKind = async (content: Uint8Array): Promise<ImageKind> => {
  const kind = kindBySignature(content);
  if (!kind) throw new ImageError('unsupportedImageType', 'its first bytes are of no accepted format');
  await orReject(checkHeaders(content, kind));
  return kind;
};

/** The name of an image is the hash of its bytes, so a name always means the same bytes. */
const imageName = (content: Uint8Array, kind: ImageKind): string =>
  `${createHash('sha256').update(content).digest('hex')}.${kind}`;

/** An image that has been stored. */
export interface ImageWithMetadata extends ImageMetadata {
  readonly name: string;
}

/**
 * Stores an image of a site as it is.
 * @throws ImageError if the content is not an image of an accepted kind, is damaged, or has too many pixels
 */
export async function storeImage(images: FileStore, content: Uint8Array): Promise<ImageWithMetadata> {
  const name = imageName(content, await acceptedKind(content));
  const metadata = await orReject(computeImageMetadata(content)); // decodes all of it: a file with a valid start may be truncated
  await images.put(name, content);
  return { name, ...metadata };
}

/**
 * Stores an image without the metadata in its file (Exif, XMP, IPTC), such as the place where it was taken. An image that already
 * has the name of its content was stored by a site before, and is not encoded again.
 * @param nameElsewhere the name of the image in the site that it is copied from
 * @throws ImageError if the content is not an image of an accepted kind, is damaged, or has too many pixels
 */
export async function storeUploadedImage(
  images: FileStore,
  content: Uint8Array,
  nameElsewhere?: string,
): Promise<ImageWithMetadata> {
  const kind = await acceptedKind(content);
  const name = imageName(content, kind);
  const isClean = name === nameElsewhere || (await images.exists(name));
  return storeImage(images, isClean ? content : await orReject(encodeUpload(content, kind)));
}

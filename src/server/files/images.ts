import { createHash } from 'node:crypto';
import sharp from 'sharp';
import { Refusal } from '../http/refusal';
import type { FileStore } from './fileStore';

/** More pixels than any photograph: what is larger is made to fill the memory. */
const maxPixels = 50_000_000;

/** The kinds of pictures that are accepted, each with the media type it is served as. */
export const imageTypes = {
  png: 'image/png',
  jpg: 'image/jpeg',
  webp: 'image/webp',
  gif: 'image/gif',
  avif: 'image/avif',
} as const;

export type ImageKind = keyof typeof imageTypes;

/** Where images are served from; a link is the address that rows keep. */
export const imagePath = '/api/image';

export const imageLink = (name: string): string => `${imagePath}/${name}`;

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

/** Decodes the whole of it: a picture can begin well and end too early. */
const isReadable = async (content: Uint8Array, kind: ImageKind): Promise<boolean> => {
  try {
    const picture = sharp(content, { limitInputPixels: maxPixels, failOn: 'error' });
    const { format, width, height } = await picture.metadata();
    const pixels = Math.max(width * height, kind === 'gif' ? pixelsOfScreen(content) : 0);
    if (format !== decoderNames[kind] || pixels > maxPixels) return false;
    await picture.resize(1, 1, { fit: 'fill' }).raw().toBuffer();
    return true;
  } catch {
    return false;
  }
};

/**
 * Keeps a picture under the hash of its content, so that a name always means the same bytes.
 * @returns its name. @throws Refusal where it is no picture of an accepted kind, by its content
 */
export const keepImage = async (images: FileStore, content: Uint8Array): Promise<string> => {
  const kind = kindBySignature(content);
  if (!kind || !(await isReadable(content, kind))) throw new Refusal('imageKind');
  const name = `${createHash('sha256').update(content).digest('hex')}.${kind}`;
  await images.put(name, content);
  return name;
};

/** The media type of an image by the name that `keepImage` gave it; none for any other name. */
export const imageTypeOf = (name: string): string | undefined => {
  const kind = /^[0-9a-f]{64}\.(\w+)$/.exec(name)?.[1];
  return kind !== undefined && isImageKind(kind) ? imageTypes[kind] : undefined;
};

const isImageKind = (kind: string): kind is ImageKind => Object.hasOwn(imageTypes, kind);

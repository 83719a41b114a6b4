/** The accepted kinds of images, with their media types. */
export const imageTypes = {
  png: 'image/png',
  jpg: 'image/jpeg',
  webp: 'image/webp',
  gif: 'image/gif',
  avif: 'image/avif',
} as const;

export type ImageKind = keyof typeof imageTypes;

const isImageKind = (kind: string): kind is ImageKind => Object.hasOwn(imageTypes, kind);

/** The media type of an image by the name from `storeImage`; undefined for any other name. */
export function imageTypeOf(name: string): string | undefined {
  const kind = /^[0-9a-f]{64}\.(\w+)$/.exec(name)?.[1];
  return kind !== undefined && isImageKind(kind) ? imageTypes[kind] : undefined;
}

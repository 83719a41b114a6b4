/** The accepted kinds of pictures, with their media types. */
export const imageTypes = {
  png: 'image/png',
  jpg: 'image/jpeg',
  webp: 'image/webp',
  gif: 'image/gif',
  avif: 'image/avif',
} as const;

export type ImageKind = keyof typeof imageTypes;

import type sharp from 'sharp';
import type { Sharp } from 'sharp';

/** More pixels than any photograph: what is larger is made to fill the memory. */
export const maxPixels = 50_000_000;

/** The library comes with the first picture: a server that only sends pages starts, and is kept, without it. */
export const loadSharp = async (): Promise<typeof sharp> => {
  const { default: loaded } = await import('sharp');
  // Several pictures at a time, each on one core, and nothing kept between them.
  loaded.concurrency(1);
  loaded.cache(false);
  return loaded;
};

/** A picture to be decoded. @throws where it is used, of content that is no picture, not whole, or too large */
export const openPicture = async (content: Uint8Array): Promise<Sharp> => {
  const open = await loadSharp();
  return open(content, { limitInputPixels: maxPixels, failOn: 'error' });
};

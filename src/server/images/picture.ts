import sharp from 'sharp';
import type { Sharp } from 'sharp';

/** More pixels than any photograph: what is larger is made to fill the memory. */
export const maxPixels = 50_000_000;

// Several pictures at a time, each on one core, and nothing kept between them.
sharp.concurrency(1);
sharp.cache(false);

/** A picture to be decoded. @throws where it is used, of content that is no picture, not whole, or too large */
export const openPicture = (content: Uint8Array): Sharp =>
  sharp(content, { limitInputPixels: maxPixels, failOn: 'error' });

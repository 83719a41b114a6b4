import type sharp from 'sharp';
import type { Sharp } from 'sharp';

/** More pixels than any photograph. A larger image is probably an attack that fills the memory. */
export const maxPixels = 50_000_000;

/** Loads sharp with the first image: a server that only sends pages starts and runs without it. */
export async function loadSharp(): Promise<typeof sharp> {
  const { default: loaded } = await import('sharp');
  // Several images are processed at a time, each on one core, without a cache between them.
  loaded.concurrency(1);
  loaded.cache(false);
  return loaded;
}

/** Opens an image. Its methods reject if the content is not an image, is truncated, or has too many pixels. */
export async function openImage(content: Uint8Array, { animated = false } = {}): Promise<Sharp> {
  const open = await loadSharp();
  return open(content, { limitInputPixels: maxPixels, failOn: 'error', animated });
}

/** Whether sharp refused an image because of `maxPixels`. Its errors have no code. */
export function exceedsPixelLimit(error: unknown): boolean {
  return error instanceof Error && error.message.includes('exceeds pixel limit');
}

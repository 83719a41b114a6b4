export interface Size {
  width: number;
  height: number;
  passes: number;
  /** Most bytes the file may have; its quality is lowered until it fits. */
  bytes: number;
}

/** What each folder's pictures are used for decides their size: heroes wide, parts small. */
export function sizeOf(name: string): Size {
  if (name.startsWith('site/hero')) return { width: 1920, height: 1080, passes: 16, bytes: 95_000 };
  if (name.startsWith('site/band')) return { width: 1600, height: 320, passes: 16, bytes: 38_000 };
  if (name.startsWith('manufacturers/') || name.startsWith('parts/'))
    return { width: 1200, height: 900, passes: 14, bytes: 27_000 };
  return { width: 1600, height: 1067, passes: 10, bytes: 47_000 };
}

import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { folders } from '../folders';
import { sizeOf } from './sizes';
import { photograph, upright } from './studio';

/** A lower scale and fewer passes draw a rough picture quickly. */
export interface Effort {
  readonly scale?: number;
  readonly passes?: number | undefined;
}

const sitePrefix = 'site/';

/** The file of a picture. A name that starts with `site/` is shown by a page, any other by a row of the content. */
export const pictureFile = (name: string): string =>
  name.startsWith(sitePrefix)
    ? join(folders.sitePictures, `${name.slice(sitePrefix.length)}.jpg`)
    : join(folders.pictures, `${name}.jpg`);

/** Draws a picture of the catalogue in an open studio. */
export async function drawPicture(
  page: Page,
  name: string,
  { scale = 1, passes }: Effort = {},
): Promise<{ file: Buffer; quality: number }> {
  const size = sizeOf(name);
  const drawn = { width: Math.round(size.width * scale), height: Math.round(size.height * scale) };
  const data = await page.evaluate(
    ([file, width, height, count]) => window.drawPicture(file, width, height, count),
    [name, drawn.width, drawn.height, passes ?? size.passes] as const,
  );
  return photograph(await upright(data, drawn, size), size);
}

import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import type { Page } from 'playwright-core';
import sharp from 'sharp';
import { openChromium } from '../browser';
import type { Size } from './sizes';

const flags = [
  '--disable-gpu-sandbox',
  '--use-angle=swiftshader',
  '--enable-unsafe-swiftshader',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

export interface Studio {
  page: Page;
  close: () => Promise<void>;
}

/** The typeface of what is written on trucks and signs. */
const headingFont =
  '@fontsource-variable/sofia-sans-condensed/files/sofia-sans-condensed-latin-wght-normal.woff2';

/** Opens a browser with the drawing program in its page. Software rendering: the same pictures on every machine. */
export async function openStudio(): Promise<Studio> {
  const bundle = await build({
    entryPoints: [join(import.meta.dirname, 'page.ts')],
    bundle: true,
    write: false,
    format: 'iife',
    target: 'es2022',
  });
  const browser = await openChromium(flags);
  const page = await browser.newPage();
  page.on('pageerror', (error) => process.stderr.write(`${error.message}\n`));
  await page.evaluate(
    async (data) => {
      const face = new FontFace('Heading', `url(data:font/woff2;base64,${data})`, { weight: '100 1000' });
      document.fonts.add(await face.load());
    },
    await readFile(fileURLToPath(import.meta.resolve(headingFont)), 'base64'),
  );
  await page.addScriptTag({ content: bundle.outputFiles[0]?.text ?? '' });
  return { page, close: () => browser.close() };
}

/** Pixels as the page returns them, turned the right way up and brought to their final size: RGB, top row first. */
export async function upright(
  data: string,
  drawn: { width: number; height: number },
  size: { width: number; height: number },
): Promise<Buffer> {
  return sharp(Buffer.from(data, 'base64'), { raw: { ...drawn, channels: 4 } })
    .flip()
    .removeAlpha()
    .resize(size.width, size.height, { kernel: 'cubic' })
    .raw()
    .toBuffer();
}

/** A JPEG at the best quality whose file stays within the allowance. */
export async function photograph(
  pixels: Buffer,
  { width, height, bytes }: Omit<Size, 'passes'>,
): Promise<{ file: Buffer; quality: number }> {
  for (let quality = 80; ; quality -= 4) {
    const file = await sharp(pixels, { raw: { width, height, channels: 3 } })
      .jpeg({ quality, mozjpeg: true, progressive: true })
      .toBuffer();
    if (file.length <= bytes || quality <= 44) return { file, quality };
  }
}

import { readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { chromium, type Page } from 'playwright-core';
import sharp from 'sharp';
import type { Size } from './sizes';

export const here = dirname(fileURLToPath(import.meta.url));
export const root = join(here, '../../../..');

const flags = [
  '--no-sandbox',
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

/**
 * Opens a browser with the drawing program in its page. Software rendering: the same pictures on every machine.
 * `CHROMIUM` names the browser when it is not in its usual place.
 */
export async function openStudio(): Promise<Studio> {
  const bundle = await build({
    entryPoints: [join(here, 'page.ts')],
    bundle: true,
    write: false,
    format: 'iife',
    target: 'es2022',
  });
  const browser = await chromium.launch({
    executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
    args: flags,
  });
  const page = await browser.newPage();
  page.on('pageerror', (error) => process.stderr.write(`${error.message}\n`));
  const file =
    'node_modules/@fontsource-variable/sofia-sans-condensed/files/sofia-sans-condensed-latin-wght-normal.woff2';
  await page.evaluate(
    async (data) => {
      const face = new FontFace('Heading', `url(data:font/woff2;base64,${data})`, { weight: '100 1000' });
      document.fonts.add(await face.load());
    },
    await readFile(join(root, file), 'base64'),
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

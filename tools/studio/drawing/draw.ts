import { existsSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { sizeOf } from './sizes';
import { here, openStudio, photograph, upright } from './studio';

/** What the screens themselves show stands with the static files; what rows show, with the content. */
const targetOf = (name: string, output: string): string =>
  name.startsWith('site/') && process.env.PICTURES === undefined
    ? join(here, '../../../../public/pictures', `${name.slice('site/'.length)}.jpg`)
    : join(output, `${name}.jpg`);

/**
 * Draws the demonstration pictures: `draw.ts [name filter] [scale] [passes]`. A scale below 1 and few passes give a quick proof.
 * `PICTURES` names another folder to write to; with `SKIP=1` pictures that exist are left alone.
 */
async function main(): Promise<void> {
  const [filter = '', scaleText = '1', passText] = process.argv.slice(2);
  const output = process.env.PICTURES ?? join(here, '../pictures');
  const { page, close } = await openStudio();
  const names = await page.evaluate(() => window.pictureNames);
  for (const name of names.filter((each) => new RegExp(filter).test(each))) {
    const target = targetOf(name, output);
    if (process.env.SKIP && existsSync(target)) continue;
    const size = sizeOf(name);
    const drawn = {
      width: Math.round(size.width * Number(scaleText)),
      height: Math.round(size.height * Number(scaleText)),
    };
    const started = Date.now();
    const data = await page.evaluate(
      ([file, width, height, passes]) => window.drawPicture(file, width, height, passes),
      [name, drawn.width, drawn.height, Number(passText ?? size.passes)] as const,
    );
    const { file, quality } = await photograph(await upright(data, drawn, size), size);
    await mkdir(dirname(target), { recursive: true });
    await writeFile(target, file);
    process.stdout.write(
      `${name}  ${Math.round(file.length / 1024)} kB at ${quality}  ${((Date.now() - started) / 1000).toFixed(1)} s\n`,
    );
  }
  await close();
}

await main();

import { existsSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { drawPicture, pictureFile } from './picture';
import { openStudio } from './studio';

/** Draws pictures: `npm run draw -- [pattern] [scale] [passes]`. With `SKIP=1` pictures that exist are left alone. */
async function main(): Promise<void> {
  const [pattern = '', scale = '1', passes] = process.argv.slice(2);
  const effort = { scale: Number(scale), passes: passes === undefined ? undefined : Number(passes) };
  const { page, close } = await openStudio();
  const names = await page.evaluate(() => window.pictureNames);
  for (const name of names.filter((each) => new RegExp(pattern).test(each))) {
    const target = pictureFile(name);
    if (process.env.SKIP && existsSync(target)) continue;
    const started = Date.now();
    const { file, quality } = await drawPicture(page, name, effort);
    await mkdir(dirname(target), { recursive: true });
    await writeFile(target, file);
    const seconds = ((Date.now() - started) / 1000).toFixed(1);
    process.stdout.write(`${name}  ${Math.round(file.length / 1024)} kB at ${quality}  ${seconds} s\n`);
  }
  await close();
}

await main();

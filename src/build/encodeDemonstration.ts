import { existsSync } from 'node:fs';
import { mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import PQueue from 'p-queue';
import { encodeVariant } from '../server/images/encodeVariant';
import { demonstrationFormat, demonstrationVariants } from './demonstrationPictures';

/*
 * Encodes the pictures of the demonstration in the sizes that pages offer, after one has changed: `npm run encode:pictures`. The
 * repository holds them, so that a new site shows its pictures at once.
 */
const folder = 'src/content/encodedPictures';
await mkdir(folder, { recursive: true });
const variants = await demonstrationVariants('src/content/pictures');
const wanted = new Set(variants.map(({ file }) => file));
for (const file of await readdir(folder)) if (!wanted.has(file)) await rm(join(folder, file));
const missing = variants.filter(({ file }) => !existsSync(join(folder, file)));
const queue = new PQueue({ concurrency: availableParallelism() });
await queue.addAll(
  missing.map(({ content, width, file }) => async () => {
    await writeFile(join(folder, file), await encodeVariant(content, width, demonstrationFormat));
  }),
);
process.stdout.write(`${missing.length} pictures were encoded; there are ${wanted.size}.\n`);

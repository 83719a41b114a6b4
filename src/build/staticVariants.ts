import { createHash } from 'node:crypto';
import { copyFile, mkdir, readFile, readdir, rename, writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { VariantFormat, VariantWidth } from '../model/pictures';
import { variantFormats, variantOf, widthsOf } from '../model/pictures';
import { staticPictureOf } from '../model/staticPictures';
import { makeVariant, variantSettings } from '../server/images/makeVariant';
import { WorkQueue } from '../server/images/workQueue';

interface StaticVariant {
  /** Of the picture, in the folder of static files. */
  readonly file: string;
  readonly width: VariantWidth;
  readonly format: VariantFormat;
}

const variantsIn = async (folder: string): Promise<readonly StaticVariant[]> => {
  const files = await readdir(folder, { recursive: true });
  return files.flatMap((file) => {
    const picture = file.endsWith('.jpg') ? staticPictureOf(`/${file}`) : undefined;
    const widths = picture ? widthsOf(picture.width) : [];
    return widths.flatMap((width) => variantFormats.map((format) => ({ file, width, format })));
  });
};

const keyOf = (content: Buffer, { width, format }: StaticVariant): string => {
  const settings = JSON.stringify([width, format, variantSettings[format]]);
  return createHash('sha256').update(settings).update(content).digest('hex');
};

/**
 * Makes the variants of the pictures in a folder of static files, beside them. Those of an earlier build are taken from its
 * cache.
 */
export const makeStaticVariants = async (folder: string, cache: string): Promise<void> => {
  await mkdir(cache, { recursive: true });
  const queue = new WorkQueue(availableParallelism());
  const make = async (variant: StaticVariant): Promise<void> => {
    const path = join(folder, variant.file);
    const content = await readFile(path);
    const kept = join(cache, keyOf(content, variant));
    if (!existsSync(kept)) {
      const partial = `${kept}.${process.pid}`;
      await writeFile(partial, await makeVariant(content, variant.width, variant.format));
      await rename(partial, kept);
    }
    await copyFile(kept, variantOf(path, variant.width, variant.format));
  };
  const variants = await variantsIn(folder);
  await Promise.all(variants.map((variant) => queue.run(() => make(variant))));
};

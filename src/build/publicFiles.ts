import { cp, readFile, readdir, rm, writeFile } from 'node:fs/promises';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Compiler } from 'webpack';
import { encodings, isCompressible } from './precompress';
import { makeStaticVariants } from './staticVariants';

const pluginName = 'PublicFiles';

const compressInside = async (folder: string): Promise<void> => {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile() && isCompressible(entry.name));
  await Promise.all(
    files.flatMap((entry) => {
      const path = join(entry.parentPath, entry.name);
      return encodings.map(async ({ extension, compress }) =>
        writeFile(path + extension, await compress(await readFile(path))),
      );
    }),
  );
};

/** Copies the static files to where they are served from, with compressed variants of those that shrink, and pictures in many sizes. */
export class PublicFilesPlugin {
  private readonly from: string;
  private readonly to: string;
  private readonly cache: string;

  constructor(places: { readonly from: string; readonly to: string; readonly cache: string }) {
    this.from = places.from;
    this.to = places.to;
    this.cache = places.cache;
  }

  apply(compiler: Compiler): void {
    compiler.hooks.afterEmit.tapPromise(pluginName, async () => {
      await rm(this.to, { recursive: true, force: true });
      if (!existsSync(this.from)) return;
      await cp(this.from, this.to, { recursive: true });
      await compressInside(this.to);
      await makeStaticVariants(this.to, this.cache);
    });
  }
}

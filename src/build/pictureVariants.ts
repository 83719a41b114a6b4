import { createHash } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import PQueue from 'p-queue';
import type { Compilation, Compiler } from 'webpack';
import type { VariantFormat, VariantWidth } from '../model/images/variants';
import { variantFormats, variantOf, widthsOf } from '../model/images/variants';
import { staticPictureOf } from '../model/images/staticPictures';
import { encodeVariant, variantSettings } from '../server/images/encodeVariant';

const pluginName = 'PictureVariants';

interface Variant {
  readonly width: VariantWidth;
  readonly format: VariantFormat;
}

const variantsOf = (urlPath: string): readonly Variant[] => {
  const picture = urlPath.endsWith('.jpg') ? staticPictureOf(urlPath) : undefined;
  const widths = picture ? widthsOf(picture.width) : [];
  return widths.flatMap((width) => variantFormats.map((format) => ({ width, format })));
};

const keyOf = (content: Buffer, { width, format }: Variant): string => {
  const settings = JSON.stringify([width, format, variantSettings[format]]);
  return createHash('sha256').update(settings).update(content).digest('hex');
};

/**
 * Emits variants of each static picture in several sizes, beside the original. Encoding takes long, so variants are cached.
 * All kinds of build share the cache, and it outlives webpack's own.
 */
export class PictureVariantsPlugin {
  private readonly folder: string;
  private readonly cache: string;
  private readonly queue = new PQueue({ concurrency: availableParallelism() });

  /** @param folders `folder` holds the static files among the assets, `cache` survives a build */
  constructor(folders: { readonly folder: string; readonly cache: string }) {
    this.folder = folders.folder;
    this.cache = folders.cache;
  }

  apply(compiler: Compiler): void {
    const { Compilation: stages } = compiler.webpack;
    compiler.hooks.thisCompilation.tap(pluginName, (compilation) => {
      compilation.hooks.processAssets.tapPromise(
        { name: pluginName, stage: stages.PROCESS_ASSETS_STAGE_DERIVED },
        async (assets) => {
          const files = Object.keys(assets).filter((file) => file.startsWith(`${this.folder}/`));
          await Promise.all(files.map((file) => this.addVariants(compilation, file)));
        },
      );
    });
  }

  private async addVariants(compilation: Compilation, file: string): Promise<void> {
    const variants = variantsOf(file.slice(this.folder.length));
    const content = compilation.getAsset(file)?.source.buffer();
    if (!content) return;
    const { RawSource } = compilation.compiler.webpack.sources;
    const add = async (variant: Variant): Promise<void> => {
      const encoded = await this.queue.add(() => this.encode(content, variant));
      compilation.emitAsset(variantOf(file, variant.width, variant.format), new RawSource(encoded));
    };
    await Promise.all(variants.map(add));
  }

  private async encode(content: Buffer, variant: Variant): Promise<Buffer> {
    const cachedFile = join(this.cache, keyOf(content, variant));
    if (existsSync(cachedFile)) return readFile(cachedFile);
    const encoded = await encodeVariant(content, variant.width, variant.format);
    await mkdir(this.cache, { recursive: true });
    await writeFile(`${cachedFile}.${process.pid}`, encoded);
    await rename(`${cachedFile}.${process.pid}`, cachedFile);
    return encoded;
  }
}

import { createHash } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Compilation, Compiler } from 'webpack';
import type { VariantFormat, VariantWidth } from '../model/images/variants';
import { variantFormats, variantOf, widthsOf } from '../model/images/variants';
import { staticPictureOf } from '../model/images/staticPictures';
import { makeVariant, variantSettings } from '../server/images/makeVariant';
import { WorkQueue } from '../server/images/workQueue';

const pluginName = 'PictureVariants';

interface Variant {
  readonly width: VariantWidth;
  readonly format: VariantFormat;
}

const variantsOf = (address: string): readonly Variant[] => {
  const picture = address.endsWith('.jpg') ? staticPictureOf(address) : undefined;
  const widths = picture ? widthsOf(picture.width) : [];
  return widths.flatMap((width) => variantFormats.map((format) => ({ width, format })));
};

const keyOf = (content: Buffer, { width, format }: Variant): string => {
  const settings = JSON.stringify([width, format, variantSettings[format]]);
  return createHash('sha256').update(settings).update(content).digest('hex');
};

/**
 * Emits each static picture in many sizes, beside the picture. Encoding takes long, so it has a cache that all kinds of build
 * share, and that lasts longer than webpack's own.
 */
export class PictureVariantsPlugin {
  private readonly folder: string;
  private readonly cache: string;
  private readonly queue = new WorkQueue(availableParallelism());

  /** @param places `folder` is the one of static files among the assets, `cache` one that survives a build */
  constructor(places: { readonly folder: string; readonly cache: string }) {
    this.folder = places.folder;
    this.cache = places.cache;
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
      const made = await this.queue.run(() => this.make(content, variant));
      compilation.emitAsset(variantOf(file, variant.width, variant.format), new RawSource(made));
    };
    await Promise.all(variants.map(add));
  }

  private async make(content: Buffer, variant: Variant): Promise<Buffer> {
    const cached = join(this.cache, keyOf(content, variant));
    if (existsSync(cached)) return readFile(cached);
    const made = await makeVariant(content, variant.width, variant.format);
    await mkdir(this.cache, { recursive: true });
    await writeFile(`${cached}.${process.pid}`, made);
    await rename(`${cached}.${process.pid}`, cached);
    return made;
  }
}

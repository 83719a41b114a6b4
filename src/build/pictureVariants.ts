import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import PQueue from 'p-queue';
import type { Compilation, Compiler } from 'webpack';
import type { VariantFormat, VariantWidth } from '../model/images/variants';
import { pageFormats, imageVariantOf, widthsOf } from '../model/images/variants';
import { staticPictureOf } from '../model/images/staticPictures';
import { encodedFileOf, encodeVariant } from '../server/images/encodeVariant';

const pluginName = 'PictureVariants';

interface Variant {
  readonly width: VariantWidth;
  readonly format: VariantFormat;
}

/** The variants of a static picture that pages offer; none of another file. Programs that want a JPEG take the original. */
export function staticVariantsOf(urlPath: string): readonly Variant[] {
  const picture = urlPath.endsWith('.jpg') ? staticPictureOf(urlPath) : undefined;
  const widths = picture ? widthsOf(picture.width) : [];
  return widths.flatMap((width) => pageFormats.map(({ format }) => ({ width, format })));
}

/**
 * Emits variants of each static picture in several sizes, beside the original. To encode them all takes longer than the rest of
 * the build, so the repository holds them. Those of a new or changed picture are encoded and added there.
 */
export class PictureVariantsPlugin {
  private readonly folder: string;
  private readonly encoded: string;
  private readonly queue = new PQueue({ concurrency: availableParallelism() });

  /** @param folders `folder` holds the static files among the assets, `encoded` the variants in the repository */
  constructor(folders: { readonly folder: string; readonly encoded: string }) {
    this.folder = folders.folder;
    this.encoded = folders.encoded;
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
    const variants = staticVariantsOf(file.slice(this.folder.length));
    const content = compilation.getAsset(file)?.source.buffer();
    if (!content) return;
    const { RawSource } = compilation.compiler.webpack.sources;
    const add = async (variant: Variant): Promise<void> => {
      const encoded = await this.queue.add(() => this.encode(content, variant));
      compilation.emitAsset(imageVariantOf(file, variant.width, variant.format), new RawSource(encoded));
    };
    await Promise.all(variants.map(add));
  }

  private async encode(content: Buffer, { width, format }: Variant): Promise<Buffer> {
    const file = join(this.encoded, encodedFileOf(content, width, format));
    if (existsSync(file)) return readFile(file);
    const encoded = await encodeVariant(content, width, format);
    await mkdir(this.encoded, { recursive: true });
    await writeFile(`${file}.${process.pid}`, encoded);
    await rename(`${file}.${process.pid}`, file); // another build may write the same file
    return encoded;
  }
}

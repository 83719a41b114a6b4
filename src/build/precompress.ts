import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Compilation, Compiler, sources } from 'webpack';

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);

/** The files that shrink; pictures, films and fonts are compressed already. */
export const isCompressible = (file: string): boolean => /\.(?:js|mjs|css|svg|json|txt|xml)$/.test(file);

interface Encoding {
  readonly extension: string;
  readonly compress: (content: Buffer) => Promise<Buffer>;
}

/** As small as each can make it: it is done once, and sent often. */
export const encodings: readonly Encoding[] = [
  {
    extension: '.br',
    compress: (content) =>
      compressBrotli(content, { params: { [constants.BROTLI_PARAM_SIZE_HINT]: content.length } }),
  },
  { extension: '.gz', compress: (content) => compressGzip(content, { level: 9 }) },
];

const pluginName = 'Precompress';

/** Puts a brotli and a gzip variant beside every text that the build emits; unchanged ones come from the cache. */
export class PrecompressPlugin {
  apply(compiler: Compiler): void {
    const { Compilation: stages, sources: sourceKinds } = compiler.webpack;
    compiler.hooks.thisCompilation.tap(pluginName, (compilation) => {
      compilation.hooks.processAssets.tapPromise(
        { name: pluginName, stage: stages.PROCESS_ASSETS_STAGE_OPTIMIZE_TRANSFER },
        async () => {
          const files = Object.keys(compilation.assets).filter(isCompressible);
          await Promise.all(files.map((file) => addVariants(compilation, file, sourceKinds.RawSource)));
        },
      );
    });
  }
}

const addVariants = async (
  compilation: Compilation,
  file: string,
  RawSource: typeof sources.RawSource,
): Promise<void> => {
  const asset = compilation.getAsset(file);
  if (!asset) return;
  const cache = compilation.getCache(pluginName);
  const content = asset.source.buffer();
  for (const { extension, compress } of encodings) {
    const item = cache.getItemCache(file + extension, cache.getLazyHashedEtag(asset.source));
    const kept = await item.getPromise<sources.RawSource | undefined>();
    const source = kept ?? new RawSource(await compress(content));
    if (!kept) await item.storePromise(source);
    compilation.emitAsset(file + extension, source, { ...(asset.info.immutable ? { immutable: true } : {}) });
  }
};

import subsetFont from 'subset-font';
import type { Compilation, Compiler, sources } from 'webpack';

const pluginName = 'SubsetFonts';

const charactersFrom = (first: number, last: number): string =>
  String.fromCodePoint(...Array.from({ length: last - first + 1 }, (_, index) => first + index));

/** What English, French and the names of most of Europe's west are written with; the fallbacks draw what is rarer. */
const characters =
  charactersFrom(0x20, 0x7e) + charactersFrom(0xa0, 0xff) + 'ŒœŸ‘’‚“”„–—…•‹›‰€™−→←↑↓\u2009\u2011\u202F';

/** The weights in use, by what a font's file is called (`theme/tokens.ts`). */
const weights = [
  { start: 'sofia-sans-condensed', min: 650, max: 850 },
  { start: 'public-sans', min: 400, max: 750 },
] as const;

/** What is done with them: letters set close, joined, and figures that stand in columns. */
const keepFeatures = ['kern', 'liga', 'tnum'];

const fontName = /([^/]+)\.woff2$/;

const subset = async (file: string, font: Buffer): Promise<Buffer> => {
  const name = fontName.exec(file)?.[1] ?? file;
  const range = weights.find(({ start }) => name.startsWith(start));
  if (!range) throw new Error(`Say in subsetFonts.ts which weights of ${file} are in use.`);
  const { min, max } = range;
  // Its types do not know keepFeatures yet; an object that has a name may have more than they ask for.
  const options = { targetFormat: 'woff2', variationAxes: { wght: { min, max } }, keepFeatures } as const;
  return subsetFont(font, characters, options);
};

const subsetAsset = async (
  compilation: Compilation,
  file: string,
  RawSource: typeof sources.RawSource,
): Promise<void> => {
  const asset = compilation.getAsset(file);
  if (!asset) return;
  const rule = JSON.stringify({ characters, weights, keepFeatures });
  const item = compilation
    .getCache(pluginName)
    .getItemCache(`${file}|${rule}`, compilation.getCache(pluginName).getLazyHashedEtag(asset.source));
  const kept = await item.getPromise<sources.RawSource | undefined>();
  const source = kept ?? new RawSource(await subset(file, asset.source.buffer()));
  if (!kept) await item.storePromise(source);
  compilation.updateAsset(file, source);
};

/** Leaves in each font only the characters, weights and features that the site writes with: a third less to wait for. */
export class SubsetFontsPlugin {
  apply(compiler: Compiler): void {
    const { Compilation: stages, sources: sourceKinds } = compiler.webpack;
    compiler.hooks.thisCompilation.tap(pluginName, (compilation) => {
      compilation.hooks.processAssets.tapPromise(
        { name: pluginName, stage: stages.PROCESS_ASSETS_STAGE_OPTIMIZE_SIZE },
        async () => {
          const fonts = Object.keys(compilation.assets).filter((file) => fontName.test(file));
          await Promise.all(fonts.map((file) => subsetAsset(compilation, file, sourceKinds.RawSource)));
        },
      );
    });
  }
}

import subsetFont from 'subset-font';
import type { Compilation, Compiler, sources } from 'webpack';

const pluginName = 'SubsetFonts';

const charactersFrom = (first: number, last: number): string =>
  String.fromCodePoint(...Array.from({ length: last - first + 1 }, (_, index) => first + index));

/** The characters of English, French and most West European names. Fallback fonts draw rarer ones. */
const characters =
  charactersFrom(0x20, 0x7e) + charactersFrom(0xa0, 0xff) + 'ŒœŸ‘’‚“”„–—…•‹›‰€™−→←↑↓\u2009\u2011\u202F';

/** The weights in use, by the start of the font's file name (`theme/tokens.ts`). */
const weights = [
  { prefix: 'sofia-sans-condensed', min: 650, max: 850 },
  { prefix: 'public-sans', min: 400, max: 750 },
] as const;

/** The OpenType features in use: kerning, ligatures and tabular figures. */
const keepFeatures = ['kern', 'liga', 'tnum'];

const fontName = /([^/]+)\.woff2$/;

const subset = async (file: string, font: Buffer): Promise<Buffer> => {
  const name = fontName.exec(file)?.[1] ?? file;
  const range = weights.find(({ prefix }) => name.startsWith(prefix));
  if (!range) throw new Error(`subsetFonts.ts does not list the weights of ${file}.`);
  const { min, max } = range;
  // The package's types do not declare keepFeatures yet. A named object may have more properties than they declare.
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
  const settings = JSON.stringify({ characters, weights, keepFeatures });
  const item = compilation
    .getCache(pluginName)
    .getItemCache(`${file}|${settings}`, compilation.getCache(pluginName).getLazyHashedEtag(asset.source));
  const cached = await item.getPromise<sources.RawSource | undefined>();
  const source = cached ?? new RawSource(await subset(file, asset.source.buffer()));
  if (!cached) await item.storePromise(source);
  compilation.updateAsset(file, source);
};

/** Reduces each font to the characters, weights and features that the site uses: a third less to download. */
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

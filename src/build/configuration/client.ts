import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import CopyPlugin from 'copy-webpack-plugin';
import type { Configuration } from 'webpack';
import webpack from 'webpack';
import { compressionPlugins } from '../compression';
import { ManifestPlugin } from '../manifest';
import { PictureVariantsPlugin } from '../pictureVariants';
import { SubsetFontsPlugin } from '../subsetFonts';
import { UnusedComponentsPlugin } from '../unusedComponents';
import type { Mode } from './common';
import { browserMinimizer, common, inProject, output, scripts } from './common';

/**
 * Asks the browser to compile all functions of the first scripts while they download, in another thread, instead of at their
 * first call (V8's explicit compile hints). The hint must be the first line.
 */
const compileHint = new webpack.BannerPlugin({
  test: /\.js$/,
  banner: '//# allFunctionsCalledOnLoad',
  raw: true,
  entryOnly: true,
  stage: webpack.Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_SIZE + 1, // after the minimizer, which removes comments
});

/**
 * Replaces `import.meta.url` where it does not load a file beside the module. Webpack would insert the module's path on the
 * build machine.
 */
const runtimeModuleUrl = new webpack.DefinePlugin({ 'import.meta.url': 'location.href' });

/** Chunks that stay in one file. */
const wholeChunks = new Set(['palette', 'edit-popover', 'search-index']);

const optimization: NonNullable<Configuration['optimization']> = {
  moduleIds: 'deterministic',
  chunkIds: 'deterministic',
  // Shorter names than the default: a hundredth less to download. A new export may rename others, and so change more files.
  mangleExports: 'size',
  splitChunks: {
    // The search of the administration and the popover for editing on the page stay in one file: what they share with the pages is
    // not split off them, and the list of files that each page loads stays short. The index of the search is smaller in one file.
    chunks: (chunk) => !chunk.canBeInitial() && !wholeChunks.has(chunk.name ?? ''),
    cacheGroups: {
      // Libraries change less often than the site: their file stays cached from one release to the next.
      vendor: { test: /node_modules/, chunks: 'initial', name: 'vendor', enforce: true },
      // The first screen may need toasts before the administration has loaded: both use the same file.
      toasts: { test: /react-toastify|ui[\\/]toasts/, chunks: 'async', name: 'toast-host', enforce: true },
    },
  },
  minimizeOptions: { javascript: false },
  minimizer: [browserMinimizer, '...'],
};

/** The static files unchanged, and variants of their pictures in several sizes. */
const publicFiles = (): NonNullable<Configuration['plugins']> => [
  new CopyPlugin({ patterns: [{ from: inProject('public'), to: 'public', noErrorOnMissing: true }] }),
  new PictureVariantsPlugin({ folder: 'public', encoded: inProject('src/build/encodedPictures') }),
];

const fileOf = (name: string, path: string): string =>
  join(dirname(createRequire(import.meta.url).resolve(`${name}/package.json`)), path);

const productionRouter = fileOf('react-router', 'dist/production/index.mjs');

/** Replaces modules of packages, in every build that has the client's code. */
export function clientAliases(mode: Mode): Readonly<Record<string, string | false>> {
  return {
    'hoist-non-react-statics$': false, // Emotion needs it for `withTheme` only, which nothing uses
    // Texts are not ICU messages: react-intl gets them ready to show, so it needs no parser.
    '@formatjs/icu-messageformat-parser$': '@formatjs/icu-messageformat-parser/no-parser.js',
    '@emotion/is-prop-valid$': inProject('src/client/ui/theme/isPropValid.ts'),
    [fileOf('@chakra-ui/react', 'dist/esm/styled-system/preflight.js')]: inProject(
      'src/client/ui/theme/noPreflight.ts',
    ),
    '@pandacss/is-valid-prop$': inProject('src/client/ui/theme/isCssProperty.ts'),
    // The package exports only its development build, which has warnings (`test/build/aliases.test.ts`).
    ...(mode === 'production' ? { 'react-router$': productionRouter } : {}),
  };
}

const modules = (mode: Mode): NonNullable<Configuration['module']> => ({
  parser: { javascript: { exportsPresence: 'error' } },
  rules: [scripts(mode), { test: /\.woff2$/, type: 'asset/resource' }],
});

/** The client for browsers. */
export function client(mode: Mode): Configuration {
  const isProduction = mode === 'production';
  const name = isProduction ? '[name].[contenthash]' : '[name]';
  return {
    ...common(mode, 'client'),
    target: ['web', 'es2022'],
    entry: { main: inProject('src/client/app/start/main.ts') },
    output: {
      path: output(mode, 'client'),
      publicPath: '/',
      filename: `assets/${name}.js`,
      chunkFilename: isProduction ? 'assets/[contenthash].js' : 'assets/[name].js',
      cssFilename: `assets/${name}.css`,
      cssChunkFilename: `assets/${name}.css`,
      assetModuleFilename: 'assets/[name].[contenthash][ext]',
      hashDigestLength: 8,
      uniqueName: 'site',
      charset: false, // each page declares its charset, and scripts inherit it
      clean: { keep: /^standalone[/\\]/ }, // the output of the standalone scripts
    },
    module: modules(mode),
    resolve: {
      ...common(mode, 'client').resolve,
      alias: clientAliases(mode),
    },
    optimization,
    plugins: [
      runtimeModuleUrl,
      ...(isProduction
        ? [compileHint, new UnusedComponentsPlugin(), new SubsetFontsPlugin(), ...compressionPlugins()]
        : []),
      new ManifestPlugin(),
      ...publicFiles(),
    ],
  };
}

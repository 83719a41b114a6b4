import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import CopyPlugin from 'copy-webpack-plugin';
import type { Configuration } from 'webpack';
import webpack from 'webpack';
import { compressionPlugins } from '../compression';
import { ManifestPlugin } from '../manifest';
import { PictureVariantsPlugin } from '../pictureVariants';
import { SubsetFontsPlugin } from '../subsetFonts';
import type { Mode } from './common';
import { browserMinimizer, common, inProject, output, scripts } from './common';

/**
 * Tells a browser to compile all functions of the first scripts while they arrive, in another thread, rather than each when
 * it is first called (V8's explicit compile hints). It has to be the first line.
 */
const compileHint = new webpack.BannerPlugin({
  test: /\.js$/,
  banner: '//# allFunctionsCalledOnLoad',
  raw: true,
  entryOnly: true,
  stage: webpack.Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_SIZE + 1, // the minimizer takes comments out
});

/**
 * A module that asks for its own address, other than to load a file beside it, would be given the path that it had when it
 * was built.
 */
const noPathOfTheBuild = new webpack.DefinePlugin({ 'import.meta.url': 'location.href' });

const optimization: Configuration['optimization'] = {
  moduleIds: 'deterministic',
  chunkIds: 'deterministic',
  splitChunks: {
    cacheGroups: {
      // Libraries change more rarely than the site: their part of the start stays cached from one release to the next.
      vendor: { test: /node_modules/, chunks: 'initial', name: 'vendor', enforce: true },
      // The start may need toasts before the administration is there: both take the same file.
      toasts: { test: /react-toastify|ui[\\/]toasts/, chunks: 'async', name: 'toast-host', enforce: true },
    },
  },
  minimizeOptions: { javascript: false },
  minimizer: [browserMinimizer, '...'],
};

/** The static files as they are, and their pictures in many sizes. */
const publicFiles = (): NonNullable<Configuration['plugins']> => [
  new CopyPlugin({ patterns: [{ from: inProject('public'), to: 'public', noErrorOnMissing: true }] }),
  new PictureVariantsPlugin({ folder: 'public', cache: inProject('node_modules/.cache/pictures') }),
];

const productionRouter = join(
  dirname(createRequire(import.meta.url).resolve('react-router/package.json')),
  'dist/production/index.mjs',
);

const alias = (mode: Mode): Readonly<Record<string, string>> => ({
  // Texts are no ICU messages: they reach react-intl ready made, so that it needs no parser.
  '@formatjs/icu-messageformat-parser$': '@formatjs/icu-messageformat-parser/no-parser.js',
  '@emotion/is-prop-valid$': inProject('src/client/ui/theme/isPropValid.ts'),
  // The package exports the build with warnings for developers only (`test/build/aliases.test.ts`).
  ...(mode === 'production' ? { 'react-router$': productionRouter } : {}),
});

const modules = (mode: Mode): NonNullable<Configuration['module']> => ({
  parser: { javascript: { exportsPresence: 'error' } },
  rules: [
    scripts(mode),
    // Emotion imports it for wrappers around class components, which the site has none of.
    { test: /[\\/]hoist-non-react-statics[\\/]/, sideEffects: false },
    { test: /\.woff2$/, type: 'asset/resource' },
  ],
});

/** The client for browsers. */
export const client = (mode: Mode): Configuration => {
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
      charset: false, // a page says its own, and its scripts follow it
      clean: { keep: /^alone[/\\]/ }, // what is not of this half
    },
    module: modules(mode),
    resolve: {
      ...common(mode, 'client').resolve,
      alias: alias(mode),
    },
    optimization,
    plugins: [
      noPathOfTheBuild,
      ...(isProduction ? [compileHint, new SubsetFontsPlugin(), ...compressionPlugins()] : []),
      new ManifestPlugin(),
      ...publicFiles(),
    ],
  };
};

import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import MinimizerPlugin from 'minimizer-webpack-plugin';
import type { Configuration, RuleSetRule } from 'webpack';
import webpack from 'webpack';
import { externalPackages } from './src/build/externalPackages';
import { ManifestPlugin } from './src/build/manifest';
import { PrecompressPlugin } from './src/build/precompress';
import { PublicFilesPlugin } from './src/build/publicFiles';
import { SubsetFontsPlugin } from './src/build/subsetFonts';

const thisFile = fileURLToPath(import.meta.url);

type Mode = 'production' | 'development';

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

/** A page holds one build: its scripts need no mark that says whose they are. The configuration's schema wants a name. */
const unnamed = {
  apply: ({ options }: webpack.Compiler): void => {
    options.output.uniqueName = '';
  },
};

/** npm runs its scripts in the project's folder. */
const inProject = (path: string): string => resolve(path);

/** @param hasMaps whether the build writes source maps */
const scripts = (mode: Mode, hasMaps = true): RuleSetRule => ({
  test: /\.tsx?$/,
  exclude: /node_modules/,
  loader: 'swc-loader',
  options: {
    // Webpack makes the paths of a parsed map relative. Those of an unparsed one stay absolute, and get into the hashes.
    parseMap: hasMaps,
    jsc: {
      target: 'es2022',
      parser: { syntax: 'typescript', tsx: true },
      transform: { react: { runtime: 'automatic', development: mode === 'development' } },
    },
  },
});

/** What both halves share. A build where nothing changed takes its parts from the cache. */
const common = (mode: Mode, name: string): Configuration => ({
  name,
  mode,
  context: inProject('.'),
  // No eval, which the site's content security policy forbids.
  devtool: mode === 'production' ? 'source-map' : 'cheap-module-source-map',
  resolve: { extensions: ['.tsx', '.ts', '.mjs', '.js'] },
  cache: {
    type: 'filesystem',
    name: `${name}-${mode}`,
    cacheDirectory: inProject('node_modules/.cache/webpack'),
    buildDependencies: { config: [thisFile, `${join(dirname(thisFile), 'src/build')}/`] },
  },
  stats: 'errors-warnings',
  performance: false, // a test holds what each page may weigh
});

/**
 * A module that asks for its own address, other than to load a file beside it, would be given the path that it had when it
 * was built.
 */
const noPathOfTheBuild = new webpack.DefinePlugin({ 'import.meta.url': 'location.href' });

const clientOptimization: Configuration['optimization'] = {
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
  minimizeOptions: { javascript: false }, // by swc, which is many times as fast as the default
  minimizer: [
    new MinimizerPlugin({
      test: /\.js$/,
      minify: MinimizerPlugin.swcMinify,
      minimizerOptions: { compress: { passes: 2 }, mangle: true, module: true },
      extractComments: false,
    }),
    '...',
  ],
};

const publicFiles = {
  from: inProject('public'),
  to: inProject('dist/client/public'),
  cache: inProject('node_modules/.cache/pictures'),
};

const alias = (mode: Mode): Readonly<Record<string, string | false>> => ({
  // Texts are no ICU messages: they reach react-intl ready made, so that it needs no parser.
  '@formatjs/icu-messageformat-parser$': inProject(
    'node_modules/@formatjs/icu-messageformat-parser/no-parser.js',
  ),
  // Emotion brings it for wrappers around class components, and the site has none.
  'hoist-non-react-statics$': false,
  '@emotion/is-prop-valid$': inProject('src/client/ui/theme/isPropValid.ts'),
  // What it gives by itself is the build with warnings for developers.
  ...(mode === 'production'
    ? { 'react-router$': inProject('node_modules/react-router/dist/production/index.mjs') }
    : {}),
});

const client = (mode: Mode): Configuration => {
  const isProduction = mode === 'production';
  const name = isProduction ? '[name].[contenthash]' : '[name]';
  return {
    ...common(mode, 'client'),
    target: ['web', 'es2022'],
    entry: { main: inProject('src/client/app/main.ts') },
    output: {
      path: inProject('dist/client'),
      publicPath: '/',
      filename: `assets/${name}.js`,
      chunkFilename: isProduction ? 'assets/[contenthash].js' : 'assets/[name].js',
      cssFilename: `assets/${name}.css`,
      cssChunkFilename: `assets/${name}.css`,
      assetModuleFilename: 'assets/[name].[contenthash][ext]',
      hashDigestLength: 8,
      charset: false, // a page says its own, and its scripts follow it
      clean: { keep: /^(?:public|alone)[/\\]/ }, // what is not of this half
    },
    module: {
      parser: { javascript: { exportsPresence: 'error' } },
      rules: [scripts(mode), { test: /\.woff2$/, type: 'asset/resource' }],
    },
    resolve: {
      ...common(mode, 'client').resolve,
      alias: alias(mode),
    },
    optimization: clientOptimization,
    plugins: [
      unnamed,
      noPathOfTheBuild,
      ...(isProduction ? [compileHint, new SubsetFontsPlugin(), new PrecompressPlugin()] : []),
      new ManifestPlugin(),
      new PublicFilesPlugin(publicFiles),
    ],
  };
};

/**
 * Scripts that are each on their own: what every page runs first, which is written into it, and what keeps the site for when
 * there is no network, which no page waits for.
 */
const alone = (mode: Mode): Configuration => ({
  ...common(mode, 'alone'),
  target: ['webworker', 'es2022'], // nothing that is loaded later
  devtool: false,
  entry: {
    boot: inProject('src/client/app/boot.ts'),
    'service-worker': inProject('src/client/app/worker/serviceWorker.ts'),
  },
  output: { path: inProject('dist/client/alone'), filename: '[name].js', clean: true },
  module: { rules: [scripts(mode, false)] },
  optimization: { minimizer: clientOptimization.minimizer ?? [] },
});

/** Without comments and spaces there is less to read; names stay, for whoever reads a stack. */
const serverMinimizer = new MinimizerPlugin({
  test: /\.js$/,
  minify: MinimizerPlugin.swcMinify,
  minimizerOptions: { compress: false, mangle: false, module: true },
  extractComments: false,
});

const packagesFile = 'packages';

const packagesOfServer = {
  test: /node_modules/,
  name: packagesFile,
  chunks: ({ name }: { readonly name?: string | null | undefined }) => name === 'main',
  enforce: true,
};

/** Traces tell the lines of our sources. Maps are read at each start: packages.js has none, and none holds the sources. */
const serverTraces = new webpack.SourceMapDevToolPlugin({
  filename: '[file].map',
  noSources: true,
  exclude: `${packagesFile}.js`,
});

const server = (mode: Mode): Configuration => ({
  ...common(mode, 'server'),
  target: 'node20',
  devtool: false,
  plugins: [serverTraces],
  entry: {
    main: inProject('src/server/main.ts'),
    account: inProject('src/server/commands/account.ts'),
    backup: inProject('src/server/commands/backup.ts'),
    restore: inProject('src/server/commands/restore.ts'),
    'content-export': inProject('src/server/commands/contentExport.ts'),
    'content-import': inProject('src/server/commands/contentImport.ts'),
  },
  experiments: { outputModule: true },
  output: {
    path: inProject('dist/server'),
    filename: '[name].js',
    module: true,
    chunkFormat: 'module',
    library: { type: 'module' },
    clean: true,
  },
  // Two files are read many times faster than hundreds, so few packages stay in node_modules.
  externals: [
    ({ request = '' }) =>
      Promise.resolve(externalPackages.includes(request) ? `module-import ${request}` : undefined),
  ],
  // The document of the calls is JSON; as YAML nobody asks for it.
  resolve: { ...common(mode, 'server').resolve, alias: { yaml$: false } },
  // Where a file stands is asked when it runs, not when it is built.
  module: {
    parser: { javascript: { importMeta: false, url: false, exportsPresence: 'error' } },
    rules: [scripts(mode)],
  },
  optimization: {
    nodeEnv: false,
    splitChunks: { cacheGroups: { packages: packagesOfServer } },
    minimizeOptions: { javascript: false },
    minimizer: [serverMinimizer],
  },
});

/** The client for browsers, its scripts on their own, and the server for Node. */
export default (_environment: unknown, given: { readonly mode?: Mode }): Configuration[] => {
  const mode = given.mode ?? 'production';
  return [client(mode), alone(mode), server(mode)];
};

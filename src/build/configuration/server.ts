import MinimizerPlugin from 'minimizer-webpack-plugin';
import type { Configuration } from 'webpack';
import webpack from 'webpack';
import { externalPackages } from '../externalPackages';
import type { Mode } from './common';
import { common, inProject, output, scripts } from './common';

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

/** The server for Node. */
export const server = (mode: Mode): Configuration => ({
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
    path: output(mode, 'server'),
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

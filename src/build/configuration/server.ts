import MinimizerPlugin from 'minimizer-webpack-plugin';
import type { Configuration } from 'webpack';
import webpack from 'webpack';
import { externalPackages } from '../externalPackages';
import type { Mode } from './common';
import { common, inProject, output, scripts } from './common';

/** Removes comments and spaces, so that Node has less to read. Names stay, so that stack traces are readable. */
export const serverMinimizer = new MinimizerPlugin({
  test: /\.js$/,
  minify: MinimizerPlugin.swcMinify,
  parallel: false,
  minimizerOptions: { compress: false, mangle: false, module: true },
  extractComments: false,
});

const packagesFile = 'packages';

const serverPackages = {
  test: /node_modules/,
  name: packagesFile,
  chunks: ({ name }: { readonly name?: string | null | undefined }) => name === 'main',
  enforce: true,
};

/**
 * Stack traces show the lines of our sources. Node reads the maps at each start, so packages.js has none, and the others do
 * not include the sources.
 */
const serverTraces = new webpack.SourceMapDevToolPlugin({
  filename: '[file].map',
  noSources: true,
  exclude: `${packagesFile}.js`,
});

/** The server for Node. */
export function server(mode: Mode): Configuration {
  return {
    ...common(mode, 'server'),
    target: 'node20',
    devtool: false,
    plugins: [serverTraces],
    entry: {
      main: inProject('src/server/main.ts'),
      cli: inProject('src/server/commands/cli.ts'),
    },
    experiments: { outputModule: true },
    output: {
      path: output(mode, 'server'),
      filename: '[name].js',
      module: true,
      chunkFormat: 'module',
      library: { type: 'module' },
      clean: mode === 'development' || { keep: /^rendering[/\\]/ }, // the output of the renderer; development has none
    },
    // Node reads two files many times faster than hundreds, so few packages stay in node_modules.
    externals: [
      ({ request = '' }) =>
        Promise.resolve(externalPackages.includes(request) ? `module-import ${request}` : undefined),
    ],
    // The OpenAPI document is served as JSON only, so the YAML library is left out.
    resolve: { ...common(mode, 'server').resolve, alias: { yaml$: false } },
    // `import.meta.url` is read at run time, not replaced by the build.
    module: {
      parser: { javascript: { importMeta: false, url: false, exportsPresence: 'error' } },
      rules: [scripts(mode)],
    },
    optimization: {
      nodeEnv: false,
      splitChunks: { cacheGroups: { packages: serverPackages } },
      minimizeOptions: { javascript: false },
      minimizer: [serverMinimizer],
    },
  };
}

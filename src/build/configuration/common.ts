import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import MinimizerPlugin from 'minimizer-webpack-plugin';
import type { Configuration, RuleSetRule } from 'webpack';
import { buildFolder } from '../buildFolder';

export type Mode = keyof typeof buildFolder;

/** The folder of webpack.config.ts. */
const root = fileURLToPath(new URL('../../../', import.meta.url));

/** Resolves a path in the project's folder, where npm runs its scripts. */
export function inProject(path: string): string {
  return resolve(path);
}

/** Each mode has its own folder: a development build leaves the files that a running `npm start` serves. */
export function output(mode: Mode, part: string): string {
  return join(inProject(buildFolder[mode]), part);
}

/** @param hasMaps whether the build writes source maps */
export function scripts(mode: Mode, hasMaps = true): RuleSetRule {
  return {
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
  };
}

/** Settings that all builds share. A build reads what has not changed from the cache. */
export function common(mode: Mode, name: string): Configuration {
  return {
    name,
    mode,
    context: inProject('.'),
    // No source map that needs eval: the site's content security policy forbids it.
    devtool: mode === 'production' ? 'source-map' : 'cheap-module-source-map',
    resolve: { extensions: ['.tsx', '.ts', '.mjs', '.js'] },
    cache: {
      type: 'filesystem',
      name: `${name}-${mode}`,
      cacheDirectory: inProject('node_modules/.cache/webpack'),
      buildDependencies: { config: [`${root}webpack.config.ts`, `${root}src/build/`] },
    },
    stats: 'errors-warnings',
    infrastructureLogging: { level: 'warn' },
    performance: false, // a test limits the bytes of each page
  };
}

/** Uses swc, which is many times faster than webpack's default. */
export const browserMinimizer = new MinimizerPlugin({
  test: /\.js$/,
  minify: MinimizerPlugin.swcMinify,
  minimizerOptions: { compress: { passes: 2 }, mangle: true, module: true },
  extractComments: false,
});

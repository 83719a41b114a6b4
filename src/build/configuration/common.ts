import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import MinimizerPlugin from 'minimizer-webpack-plugin';
import type { Configuration, RuleSetRule } from 'webpack';
import { buildFolder } from '../buildFolder';

export type Mode = keyof typeof buildFolder;

/** Where the configuration is. */
const root = fileURLToPath(new URL('../../../', import.meta.url));

/** npm runs its scripts in the project's folder. */
export const inProject = (path: string): string => resolve(path);

/** Each mode has a folder of its own: development does not touch what a running `npm start` serves. */
export const output = (mode: Mode, half: string): string => join(inProject(buildFolder[mode]), half);

/** @param hasMaps whether the build writes source maps */
export const scripts = (mode: Mode, hasMaps = true): RuleSetRule => ({
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

/** What all builds share. A build where nothing changed takes its parts from the cache. */
export const common = (mode: Mode, name: string): Configuration => ({
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
    buildDependencies: { config: [`${root}webpack.config.ts`, `${root}src/build/`] },
  },
  stats: 'errors-warnings',
  infrastructureLogging: { level: 'warn' },
  performance: false, // a test holds what each page may weigh
});

/** By swc, which is many times as fast as webpack's default. */
export const browserMinimizer = new MinimizerPlugin({
  test: /\.js$/,
  minify: MinimizerPlugin.swcMinify,
  minimizerOptions: { compress: { passes: 2 }, mangle: true, module: true },
  extractComments: false,
});

import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
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

const filesIn = (folder: string): readonly string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();

/** A hash of what a build is made with: the versions of its packages, and its configuration. */
const cacheVersion = ((): string => {
  const hash = createHash('sha256').update(process.version);
  const files = [`${root}package-lock.json`, `${root}webpack.config.ts`, ...filesIn(`${root}src/build`)];
  for (const file of files) hash.update(readFileSync(file)).update('\0');
  return hash.digest('hex');
})();

/**
 * The cache from which a build reads what has not changed. The version takes the place of webpack's build dependencies: to find
 * those, webpack reads thousands of files of its packages, which takes five times as long as a small build. webpack-cli does
 * not add any to a frozen object. A runner of CI starts without files and would only write them: there the cache is in memory.
 */
const cache = (name: string): NonNullable<Configuration['cache']> =>
  process.env.CI
    ? { type: 'memory' }
    : Object.freeze({
        type: 'filesystem',
        name,
        version: cacheVersion,
        cacheDirectory: inProject('node_modules/.cache/webpack'),
        buildDependencies: { defaultWebpack: [] },
      });

/** Settings that all builds share. */
export function common(mode: Mode, name: string): Configuration {
  return {
    name,
    mode,
    context: inProject('.'),
    // No source map that needs eval: the site's content security policy forbids it.
    devtool: mode === 'production' ? 'source-map' : 'cheap-module-source-map',
    resolve: { extensions: ['.tsx', '.ts', '.mjs', '.js'] },
    cache: cache(`${name}-${mode}`),
    stats: 'errors-warnings',
    infrastructureLogging: { level: 'warn' },
    performance: false, // a test limits the bytes of each page
  };
}

/** Uses swc, which is many times faster than webpack's default. */
export const browserMinimizer = new MinimizerPlugin({
  test: /\.js$/,
  minify: MinimizerPlugin.swcMinify,
  parallel: false, // swc has its own threads: another process would only copy code and source maps
  minimizerOptions: { compress: { passes: 2 }, mangle: true, module: true },
  extractComments: false,
});

import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readFile, readdir, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** The files and folders that the build reads. */
const inputs = ['src', 'public', 'webpack.config.ts', 'package-lock.json'];
/** Files among the sources on which a build does not depend: those of the first content, and the encoded pictures, which it adds. */
const isNoInput = (file: string): boolean =>
  /[\\/](?:content[\\/](?:pictures|pdf|encodedPictures)|build[\\/]encodedPictures)[\\/]/.test(file);
const stampFile = 'dist/stamp';
const outputs = [
  'dist/server/main.js',
  'dist/server/packages.js',
  'dist/server/rendering/renderWorker.js',
  'dist/client/manifest.json',
];

const listFiles = async (path: string): Promise<string[]> => {
  const entries = await readdir(path, { recursive: true, withFileTypes: true });
  return entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
};

/** One hash of Node's version and all input files. The same content has the same hash in every folder and at any time. */
const hashInputs = async (): Promise<string> => {
  const hash = createHash('sha256').update(process.version);
  for (const input of inputs) {
    if (!existsSync(input)) continue;
    const files = (await stat(input)).isDirectory() ? await listFiles(input) : [input];
    for (const file of files.filter((each) => !isNoInput(each)).sort()) {
      hash.update(file).update(await readFile(file));
    }
  }
  return hash.digest('hex');
};

const readStamp = async (): Promise<string | undefined> =>
  existsSync(stampFile) && outputs.every((output) => existsSync(output))
    ? readFile(stampFile, 'utf8')
    : undefined;

/** The same as `npm run build`. */
const webpackArguments = [
  'node_modules/webpack/bin/webpack.js',
  ...['--config', 'webpack.config.ts', '--mode', 'production'],
];

const runBuild = (): Promise<void> =>
  new Promise((resolve, reject) => {
    // Not by npm, which does not end webpack when it is stopped.
    const build = spawn(process.execPath, webpackArguments, { stdio: ['ignore', 'inherit', 'inherit'] });
    const stop = (): void => void build.kill();
    process.once('exit', stop);
    build.once('error', reject);
    build.once('exit', (code) => {
      process.off('exit', stop);
      if (code === 0) resolve();
      else reject(new Error('The build failed: see the messages above.'));
    });
  });

/**
 * Builds the site unless `dist` was built from the current files.
 * @param report prints a line; it is called only if the site is built
 */
export async function ensureBuilt(report: (line: string) => void): Promise<void> {
  const hash = await hashInputs();
  if ((await readStamp()) === hash) return;
  report('Building the site; this takes a moment the first time …');
  const started = performance.now();
  await runBuild();
  await writeFile(stampFile, hash);
  report(`Built in ${((performance.now() - started) / 1000).toFixed(1)} s.`);
}

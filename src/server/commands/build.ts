import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readFile, readdir, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** What the build is made from. */
const inputs = ['src', 'public', 'webpack.config.ts', 'package-lock.json'];
/** What stands among the sources, but is read when the site is filled and not when it is built. */
const isContent = (file: string): boolean => /[\\/]content[\\/](?:pictures|pdf)[\\/]/.test(file);
const stampFile = 'dist/stamp';
const products = ['dist/server/main.js', 'dist/server/packages.js', 'dist/client/manifest.json'];

const filesOf = async (path: string): Promise<string[]> => {
  const entries = await readdir(path, { recursive: true, withFileTypes: true });
  return entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
};

/** One hash of everything that the build is made from: the same content, wherever and whenever, gives the same hash. */
const hashInputs = async (): Promise<string> => {
  const hash = createHash('sha256').update(process.version);
  for (const input of inputs) {
    if (!existsSync(input)) continue;
    const files = (await stat(input)).isDirectory() ? await filesOf(input) : [input];
    for (const file of files.filter((each) => !isContent(each)).sort()) {
      hash.update(file).update(await readFile(file));
    }
  }
  return hash.digest('hex');
};

const readStamp = async (): Promise<string | undefined> =>
  existsSync(stampFile) && products.every((product) => existsSync(product))
    ? readFile(stampFile, 'utf8')
    : undefined;

const runBuild = (): Promise<void> =>
  new Promise((resolve, reject) => {
    const build = spawn('npm', ['run', '--silent', 'build'], {
      stdio: ['ignore', 'inherit', 'inherit'],
      shell: process.platform === 'win32',
    });
    build.once('error', reject);
    build.once('exit', (code) =>
      code === 0 ? resolve() : reject(new Error('The build failed: see the messages above.')),
    );
  });

/**
 * Builds the site unless what stands in dist was built from the very files that are here.
 * @param report is told in a line what is done, only where something is.
 */
export const ensureBuilt = async (report: (line: string) => void): Promise<void> => {
  const wanted = await hashInputs();
  if ((await readStamp()) === wanted) return;
  report('Building the site; this takes a moment the first time …');
  const started = performance.now();
  await runBuild();
  await writeFile(stampFile, wanted);
  report(`Built in ${((performance.now() - started) / 1000).toFixed(1)} s.`);
};

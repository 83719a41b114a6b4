import { spawnSync } from 'node:child_process';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { externalPackages } from './externalPackages';

/*
 * Removes from package.json and node_modules what the built site does not need at run time, and the cache of the build. It is
 * meant for a container image with the built site only: afterwards the folder can no longer build.
 */
const {
  dependencies,
  devDependencies: _,
  ...others
} = JSON.parse(readFileSync('package.json', 'utf8')) as {
  readonly dependencies: Readonly<Record<string, string>>;
  readonly devDependencies: unknown;
};
const needed = Object.fromEntries(
  Object.entries(dependencies).filter(([name]) => externalPackages.includes(name)),
);
writeFileSync('package.json', `${JSON.stringify({ ...others, dependencies: needed }, null, 2)}\n`);
rmSync('node_modules/.cache', { recursive: true, force: true }); // most of the image's bytes otherwise
const { status } = spawnSync('npm', ['prune'], { stdio: 'inherit', shell: process.platform === 'win32' });
process.exitCode = status ?? 1;

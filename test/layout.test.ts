import { readdirSync } from 'node:fs';
import { dirname, join, relative, resolve, sep } from 'node:path';

/*
 * Every file has its place (CONTRIBUTING.md), and a folder can be read at a glance.
 */

const root = resolve('src');

const sourceFiles = readdirSync(root, { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name))
  .map((entry) => relative(root, join(entry.parentPath, entry.name)).split(sep).join('/'));

it.each([
  ['model', ['history.ts', 'limits.ts', 'permissions.ts']],
  ['server', ['app.ts', 'config.ts', 'errors.ts', 'logger.ts', 'main.ts']],
])('the folder %s has these files beside its folders', (folder, known) => {
  const found = sourceFiles.filter((path) => dirname(path) === folder);
  expect(found.toSorted()).toEqual(known.map((name) => `${folder}/${name}`));
});

it('no folder has more than 25 files, except that of the migrations', () => {
  const folders = sourceFiles.map(dirname).filter((folder) => folder !== 'server/database/migrations');
  const crowded = [...new Set(folders)].filter(
    (folder) => folders.filter((each) => each === folder).length > 25,
  );
  expect(crowded).toEqual([]);
});

import { existsSync, readFileSync } from 'node:fs';

/*
 * docs/security.md names tests and files: this holds it to those that there are.
 */

const text = readFileSync('docs/security.md', 'utf8');

const shown = [...text.matchAll(/`(test\/[^`]+\.tsx?)` › ([^|]+?)\s*\|/g)].map(
  ([, file = '', name = '']) => ({
    file,
    name,
  }),
);

const files = [...text.matchAll(/`((?:server|client|model|test)\/[\w./-]+)`/g)].map(([, file = '']) => file);

test('the tests that the page on security names are there', () => {
  expect(shown.length).toBeGreaterThan(50);
  const missing = shown.filter(
    ({ file, name }) => !existsSync(file) || !readFileSync(file, 'utf8').includes(name),
  );
  expect(missing).toEqual([]);
});

test('the files that it names are there', () => {
  const missing = files.filter((file) => !existsSync(file.startsWith('test/') ? file : `src/${file}`));
  expect(missing).toEqual([]);
});

import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/*
 * docs/security-requirements.md names the test of each requirement. A row whose test or file is gone fails here; where the
 * same test stands in another file, the message names that file.
 */

const document = readFileSync('docs/security-requirements.md', 'utf8');

interface NamedTest {
  readonly file: string;
  readonly name: string;
}

const namedTests = [...document.matchAll(/`(test\/[^`]+\.tsx?)` › ([^|]+?)\s*\|/g)].map(
  ([, file = '', name = '']): NamedTest => ({ file, name }),
);

const namedFiles = [...document.matchAll(/`((?:server|client|content|model|test)\/[\w./-]+)`/g)].map(
  ([, file = '']) => file,
);

/** Titles of tests and rows of their tables: strings, but not comments. */
const stringsOf = (source: string): string =>
  source
    .split('\n')
    .filter((line) => !/^\s*(?:\/?\*|\/\/)/.test(line))
    .flatMap((line) => line.match(/(['"`]).*\1/g) ?? [])
    .join('\n');

const holds = (file: string, name: string): boolean => stringsOf(readFileSync(file, 'utf8')).includes(name);

const testFiles = readdirSync('test', { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.tsx?$/.test(file))
  .map((file) => join('test', file));

const describeMissing = ({ file, name }: NamedTest): string => {
  const elsewhere = testFiles.filter((each) => holds(each, name));
  return `${file} › ${name}${elsewhere.length > 0 ? ` (found in ${elsewhere.join(', ')})` : ''}`;
};

test('each test that the security requirements name exists', () => {
  expect(namedTests.length).toBeGreaterThan(100);
  const missing = namedTests.filter(({ file, name }) => !existsSync(file) || !holds(file, name));
  expect(missing.map(describeMissing)).toEqual([]);
});

test('each file that the security requirements name exists', () => {
  expect(namedFiles.length).toBeGreaterThan(100);
  const missing = namedFiles.filter((file) => !existsSync(file.startsWith('test/') ? file : `src/${file}`));
  expect(missing).toEqual([]);
});

test('each requirement with a number has a test, or says why it has none', () => {
  const rows = document.split('\n').filter((line) => /^\| \d+\.\d+\.\d+/.test(line));
  expect(rows.length).toBeGreaterThan(70);
  expect(rows.filter((row) => !/› [^|]+\|$|\| none: [^|]+\|$/.test(row))).toEqual([]);
});

import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/*
 * The documents lead only to files and headings that exist, and stay short.
 */

const documents = [
  'README.md',
  'CONTRIBUTING.md',
  'SECURITY.md',
  'CHANGELOG.md',
  ...readdirSync('docs').map((name) => join('docs', name)),
]
  .filter((file) => file.endsWith('.md'))
  .concat(readdirSync('docs/decisions').map((name) => join('docs/decisions', name)));

const textOf = (file: string): string => readFileSync(file, 'utf8');

/** The anchors that GitHub makes of the headings of a document. */
const anchorsOf = (file: string): string[] =>
  [...textOf(file).matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) =>
    heading
      .toLowerCase()
      .replace(/[^\w\s-]/g, '')
      .replace(/\s/g, '-'),
  );

const leadsSomewhere = (document: string, link: string): boolean => {
  const [path = '', anchor] = link.split('#');
  const target = path === '' ? document : join(dirname(document), path);
  if (!existsSync(target)) return false;
  return anchor === undefined || anchorsOf(target).includes(anchor);
};

test.each(documents)('the links of %s lead to files and headings', (document) => {
  const links = [...textOf(document).matchAll(/\]\((?!https?:)([^)\s]+)\)/g)].map(([, link = '']) => link);
  expect(links.filter((link) => !leadsSomewhere(document, link))).toEqual([]);
});

test('the tests that the page on performance names exist', () => {
  const files = [...textOf('docs/performance.md').matchAll(/`(test\/[\w./-]+)`/g)].map(
    ([, file = '']) => file,
  );
  expect(files.length).toBeGreaterThan(0);
  expect(files.filter((file) => !existsSync(file))).toEqual([]);
});

test('the page on DevTools names each slice of the store', () => {
  const [state = ''] = textOf('docs/devtools.md')
    .split(/^## /m)
    .filter((part) => part.startsWith('State'));
  const slices = readdirSync('src/client', { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts'))
    .flatMap((file) => [...textOf(join('src/client', file)).matchAll(/createSlice\(\{\s*name: '(\w+)'/g)])
    .map(([, name = '']) => name);
  expect(slices.length).toBeGreaterThan(0);
  expect(slices.filter((name) => !state.includes(`\`${name}\``))).toEqual([]);
});

test('the index of the decisions lists each record', () => {
  const index = textOf('docs/decisions/README.md');
  const records = readdirSync('docs/decisions').filter((name) => name !== 'README.md');
  expect(records.filter((name) => !index.includes(`(${name})`))).toEqual([]);
});

/** The words of a document, without the lines of its tables. */
const wordCount = (file: string): number =>
  textOf(file)
    .split(/[\s|]+/)
    .filter((word) => /\w/.test(word)).length;

const lengths = [
  ...['docs/architecture.md', 'docs/operations.md'].map((file) => [file, 2500] as const),
  ...documents.filter((file) => /decisions\/\d/.test(file)).map((file) => [file, 300] as const),
];

test.each(lengths)('%s has at most %i words', (file, limit) => {
  expect(wordCount(file)).toBeLessThanOrEqual(limit);
});

test('the glossary is one page', () => {
  expect(textOf('docs/glossary.md').trimEnd().split('\n').length).toBeLessThanOrEqual(60);
});

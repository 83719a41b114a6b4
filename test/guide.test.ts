import { execFile } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { promisify } from 'node:util';

/*
 * Follows the guides on a copy of the repository: docs/add-a-kind-of-content.md, add-a-page.md and add-a-brand.md.
 */

interface Step {
  readonly file: string;
  readonly isChange: boolean;
  readonly lines: readonly string[];
}

const root = resolve(__dirname, '..');
const copied = [
  'src',
  'test',
  'tools',
  'package.json',
  'tsconfig.json',
  'jest.config.ts',
  'webpack.config.ts',
];

/** The code blocks of the guide: new files, and changes of files. */
const stepsOf = (guide: string): readonly Step[] =>
  [...guide.matchAll(/^```(ts|diff) (\S+)\n(.*?)^```$/gms)].map(([, kind, file = '', code = '']) => ({
    file,
    isChange: kind === 'diff',
    lines: code.trimEnd().split('\n'),
  }));

/** Inserts each line with a `+` after the line above it. That line is in the file exactly once. */
const changed = (content: string, { file, lines }: Step): string => {
  const result = content.split('\n');
  let position = -1;
  for (const line of lines) {
    if (line.startsWith('+')) {
      position += 1;
      result.splice(position, 0, line.slice(1));
    } else {
      const places = result.flatMap((each, index) => (each === line.slice(1) ? [index] : []));
      expect([file, line, places.length]).toEqual([file, line, 1]);
      position = places[0] ?? -1;
    }
  }
  return result.join('\n');
};

const follow = (directory: string, step: Step): void => {
  const path = join(directory, step.file);
  const content = step.isChange ? changed(readFileSync(path, 'utf8'), step) : `${step.lines.join('\n')}\n`;
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, content);
};

const run = async (...command: readonly string[]): Promise<string> => {
  const failure = (error: { stdout?: string; stderr?: string }): string => `${error.stdout}\n${error.stderr}`;
  return promisify(execFile)(process.execPath, command, {
    cwd: copy,
    env: { ...process.env, JEST_WORKER_ID: undefined },
  }).then(() => 'passed', failure);
};

const readGuide = (name: string): string => readFileSync(join(root, 'docs', name), 'utf8');

const guide = readGuide('add-a-kind-of-content.md');
const [stepsOfKind = [], stepsOfColumn = []] = guide.split('\n## A column\n').map(stepsOf);
const stepsOfPage = stepsOf(readGuide('add-a-page.md'));
const stepsOfBrand = stepsOf(readGuide('add-a-brand.md'));
const filesOf = (steps: readonly Step[]): ReadonlySet<string> => new Set(steps.map(({ file }) => file));
let copy: string;

beforeAll(() => {
  copy = mkdtempSync(join(tmpdir(), 'guide-'));
  for (const name of copied) cpSync(join(root, name), join(copy, name), { recursive: true });
  symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'));
  for (const step of [...stepsOfKind, ...stepsOfColumn, ...stepsOfPage]) follow(copy, step);
});

afterAll(() => rmSync(copy, { recursive: true, force: true }));

test.each([
  ['a kind of content', stepsOfKind, 7],
  ['a column', stepsOfColumn, 4],
  ['a page', stepsOfPage, 5],
  ['a brand', stepsOfBrand, 3],
])('%s needs few files', (_name, steps, limit) => {
  expect(steps).not.toEqual([]);
  expect(filesOf(steps).size).toBeLessThanOrEqual(limit);
});

test('the rows of a new kind and of a new column pass the tests of every kind', async () => {
  const paths = 'test/(content/|server/(database/schema|routes/content/(entities|rejectedEntities))\\.)';
  expect(
    await run('node_modules/jest/bin/jest.js', '-i', '--selectProjects=node', '--testPathPatterns', paths),
  ).toBe('passed');
});

test('a kind of content, a column, a page and a brand that were added by the guides compile', async () => {
  for (const step of stepsOfBrand) follow(copy, step);
  const options = ['--noEmit', '--incremental', 'false', '--singleThreaded'];
  expect(await run('node_modules/typescript-native/bin/tsc', ...options)).toBe('passed');
});

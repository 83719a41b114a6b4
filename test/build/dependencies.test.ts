import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { externalPackages } from '../../src/build/externalPackages';

interface Packages {
  readonly dependencies: Readonly<Record<string, string>>;
  readonly devDependencies: Readonly<Record<string, string>>;
}

const declared = JSON.parse(readFileSync('package.json', 'utf8')) as Packages; // npm refuses any other

/** Programs that an engineer runs, and that are in no bundle: they draw, film and print the demonstration's files. */
const isTool = (file: string): boolean => /content\/(?:drawing|documents)\//.test(file);

const sources = ['src/client', 'src/model', 'src/server']
  .flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) => join(folder, file)),
  )
  .filter((file) => /(?<!\.d)\.tsx?$/.test(file) && !isTool(file));

const packageOf = (specifier: string): string | undefined =>
  specifier.startsWith('node:') ? undefined : /^(?:@[^/]+\/)?[a-z][^/]*/.exec(specifier)?.[0];

const imported = new Set(
  sources.flatMap((file) =>
    ts
      .preProcessFile(readFileSync(file, 'utf8'), true, true)
      .importedFiles.flatMap(({ fileName }) => packageOf(fileName) ?? []),
  ),
);

it('what the site imports is among the dependencies, and a tool among the devDependencies', () => {
  expect(imported.size).toBeGreaterThan(30);
  expect([...imported].filter((name) => !(name in declared.dependencies))).toEqual([]);
});

it('an image of the built site keeps packages that are declared', () => {
  expect(externalPackages.filter((name) => !(name in declared.dependencies))).toEqual([]);
});

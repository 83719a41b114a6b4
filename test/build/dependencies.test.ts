import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { externalPackages } from '../../src/build/externalPackages';

interface Packages {
  readonly dependencies: Readonly<Record<string, string>>;
  readonly devDependencies: Readonly<Record<string, string>>;
}

const declared = JSON.parse(readFileSync('package.json', 'utf8')) as Packages; // npm rejects any other shape

const sources = ['src/client', 'src/model', 'src/server']
  .flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) => join(folder, file)),
  )
  .filter((file) => /(?<!\.d)\.tsx?$/.test(file));

const packageOf = (specifier: string): string | undefined =>
  specifier.startsWith('node:') ? undefined : /^(?:@[^/]+\/)?[a-z][^/]*/.exec(specifier)?.[0];

const imported = new Set(
  sources.flatMap((file) =>
    ts
      .preProcessFile(readFileSync(file, 'utf8'), true, true)
      .importedFiles.flatMap(({ fileName }) => packageOf(fileName) ?? []),
  ),
);

it('every package that the site imports is in the dependencies', () => {
  expect(imported.size).toBeGreaterThan(30);
  expect([...imported].filter((name) => !(name in declared.dependencies))).toEqual([]);
});

it('every external package of the build is in the dependencies', () => {
  expect(externalPackages.filter((name) => !(name in declared.dependencies))).toEqual([]);
});

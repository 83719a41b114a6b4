import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import ts from 'typescript';
import { entityNames } from '../src/model/schema/entities';
import { brandList } from '../src/model/site/brands';
import { isIndexable, pageOf, publicRoutes } from '../src/model/site/pages';
import type { PublicRoute } from '../src/model/site/pages';

/*
 * A kind of content, a public page or a brand is described in one place, and added in a few files (docs/architecture.md). These
 * tests count the files of `src` that name each.
 */

const root = 'src';

interface SourceFile {
  /** The path in src, with slashes. */
  readonly path: string;
  readonly code: string;
}

const readSource = (folder: string): SourceFile[] =>
  readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return readSource(path);
    if (!/\.tsx?$/.test(entry.name)) return [];
    return [{ path: relative(root, path).split(sep).join('/'), code: readFileSync(path, 'utf8') }];
  });

/** The subjects of questions: its words are topics and subjects, which may share their names with content and pages. */
const inquiries = 'model/inquiries';

const source: readonly SourceFile[] = readSource(root);

const isUnder = (path: string, places: readonly string[]): boolean =>
  places.some((place) => path === place || path.startsWith(`${place}/`));

/** The paths of the files that name a word in their code, without those under `except`. */
const filesNaming = (word: string, except: readonly string[] = []): string[] =>
  source
    .filter(({ path, code }) => !isUnder(path, except) && new RegExp(`\\b${word}\\b`, 'i').test(code))
    .map(({ path }) => path);

/** The names that a file lists: the keys of its objects, and its strings that are no argument of a call (a link to a page is one). */
const listedIn = ({ path, code }: SourceFile): ReadonlySet<string> => {
  const listed = new Set<string>();
  const visit = (node: ts.Node): void => {
    if (ts.isPropertyAssignment(node) || ts.isShorthandPropertyAssignment(node))
      listed.add(node.name.getText().replaceAll("'", ''));
    if (ts.isStringLiteral(node) && !ts.isCallExpression(node.parent)) listed.add(node.text);
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile(path, code, ts.ScriptTarget.Latest, true));
  return listed;
};

/** The strings of a file, and the keys of its objects. */
const namedIn = ({ path, code }: SourceFile): ReadonlySet<string> => {
  const named = new Set<string>();
  const visit = (node: ts.Node): void => {
    if (ts.isStringLiteral(node)) named.add(node.text);
    if (ts.isPropertyAssignment(node) || ts.isShorthandPropertyAssignment(node))
      named.add(node.name.getText());
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile(path, code, ts.ScriptTarget.Latest, true));
  return named;
};

/** The pages that visitors read. The home page stands apart: the logo and the breadcrumbs begin there. */
const addedRoutes = publicRoutes.filter((route) => isIndexable(route) && route !== 'home');

describe('a public page', () => {
  /** Where pages are listed. Elsewhere the same words name kinds of content, columns or texts. */
  const places = ['build', 'client/app', 'client/ui', 'client/admin/texts', 'model', 'server/pages'];
  const listed = source
    .filter(({ path }) => isUnder(path, [...places, 'content/texts/index.ts']))
    .filter(({ path }) => !isUnder(path, ['model/schema', 'model/search', 'model/site/screens', inquiries]))
    .map((file) => ({ path: file.path, words: listedIn(file) }));

  /** The words that only this page has: its route, paths, text pages and the key of its label. */
  const wordsOf = (route: PublicRoute): readonly string[] => {
    const { path, texts, link } = pageOf(route);
    return [route, path.en, path.fr, ...texts, ...(link ? [link.label] : [])];
  };

  test.each(addedRoutes)('%s is listed in two files besides its screen and its texts', (route) => {
    const files = listed.filter(({ words }) => wordsOf(route).some((word) => words.has(word)));
    const own = ({ path }: { path: string }) => !isUnder(path, ['server/pages/screens']); // only some pages have them
    expect(files.filter(own).map(({ path }) => path)).toEqual([
      'content/texts/index.ts',
      'model/site/pages.ts',
    ]);
  });

  test.each(addedRoutes)('%s has a screen where the table says', (route) => {
    expect(existsSync(join(root, 'client/site', `${pageOf(route).screen}.tsx`))).toBe(true);
  });
});

describe('a kind of content', () => {
  /** The contacts have their own editor, and some of their names are also kinds of fields. */
  const contacts = ['location', 'telephone', 'email', 'opening', 'openingException'];
  const names = entityNames.filter((name) => !contacts.includes(name));
  const elsewhere = [
    'client/site',
    'server/pages',
    'model/site/pages.ts',
    'model/site/screens',
    'server/database/migrations',
    inquiries,
  ];
  const files = source
    .filter(({ path }) => isUnder(path, ['model', 'server', 'client', 'content/texts/admin/entities.ts']))
    .filter(({ path }) => !isUnder(path, elsewhere))
    .map((file) => ({ path: file.path, words: namedIn(file) }));

  test.each(names)(
    '%s is named in three files besides its migration, its first rows and its screens',
    (name) => {
      const naming = files.flatMap(({ path, words }) => (words.has(name) ? [path] : [])).sort();
      const relations = entityNames
        .filter((other) => other !== name)
        .map((other) => `model/schema/entities/${other}.ts`);
      const places = [
        'content/texts/admin/entities.ts',
        `model/schema/entities/${name}.ts`,
        'model/schema/entities/index.ts',
      ];
      expect(naming.filter((path) => !relations.includes(path))).toEqual(places.sort());
    },
  );
});

describe('a brand', () => {
  test.each(brandList)('$name is named in at most three files besides its first content', ({ id }) => {
    expect(filesNaming(id, ['content/rows', 'content/texts/brandTexts'])).toHaveLength(3);
  });
});

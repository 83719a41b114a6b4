import { readFileSync, readdirSync } from 'node:fs';
import { dirname, join, relative, resolve, sep } from 'node:path';
import ts from 'typescript';

/** The rooms of src, and what each may know besides itself (docs/architecture.md). */
const rooms = {
  model: [],
  content: ['model'],
  server: ['model', 'content'],
  build: ['model', 'server'],
  'client/store': ['model'],
  'client/ui': ['model'],
  'client/site': ['model', 'client/store', 'client/ui'],
  'client/admin': ['model', 'client/store', 'client/ui'],
  'client/app': ['model', 'client/store', 'client/ui', 'client/site', 'client/admin'],
} as const satisfies Readonly<Record<string, readonly string[]>>;

type Room = keyof typeof rooms;

/** The client knows only types of the content: what it shows is in the database. */
const typesOnly: readonly Room[] = ['content'];

/** Folders that may know more than the room that they are in, and what. */
const exceptions: Readonly<Record<string, readonly string[]>> = {
  'client/ui/text': ['client/store'],
  'client/ui/images': ['client/store'],
};

/** Packages that only one side of the wire can run. */
const serverPackages =
  /^(?:node:|fastify|@fastify\/|kysely|sharp|@photostructure\/|@node-rs\/|sanitize-html)/;
const browserPackages = /^(?:react|@chakra-ui\/|@emotion\/|@reduxjs\/|@dnd-kit\/|slate)/;

const root = resolve('src');
const roomNames = Object.keys(rooms) as readonly Room[]; // the keys of a literal object are its own

const sourceFiles = (folder: string): string[] =>
  readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return sourceFiles(path);
    return /\.tsx?$/.test(entry.name) && !entry.name.endsWith('.d.ts') ? [path] : [];
  });

const inSource = (path: string): string => relative(root, path).split(sep).join('/');

const isInside = (path: string, folder: string): boolean => path === folder || path.startsWith(`${folder}/`);

const roomOf = (path: string): Room | undefined => roomNames.find((room) => isInside(path, room));

interface Specifier {
  readonly text: string;
  /** Nothing of it is left when the file runs. */
  readonly isType: boolean;
}

/** Everything that a file imports: statically, for its types only, on demand, or to hand it on. */
const importsOf = (path: string): Specifier[] => {
  const source = ts.createSourceFile(path, readFileSync(path, 'utf8'), ts.ScriptTarget.Latest, true);
  const found: Specifier[] = [];
  const visit = (node: ts.Node): void => {
    if ((ts.isImportDeclaration(node) || ts.isExportDeclaration(node)) && node.moduleSpecifier) {
      const isType = ts.isExportDeclaration(node)
        ? node.isTypeOnly
        : node.importClause?.phaseModifier === ts.SyntaxKind.TypeKeyword;
      if (ts.isStringLiteral(node.moduleSpecifier)) found.push({ text: node.moduleSpecifier.text, isType });
    } else if (ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword) {
      const [argument] = node.arguments;
      if (argument && ts.isStringLiteral(argument)) found.push({ text: argument.text, isType: false });
    } else if (ts.isImportTypeNode(node) && ts.isLiteralTypeNode(node.argument)) {
      const { literal } = node.argument;
      if (ts.isStringLiteral(literal)) found.push({ text: literal.text, isType: true });
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
};

interface Import {
  readonly from: string;
  readonly to: string;
  readonly isPackage: boolean;
  readonly isType: boolean;
}

const imports: readonly Import[] = sourceFiles(root).flatMap((path) =>
  importsOf(path).map(({ text: specifier, isType }): Import => {
    const isPackage = !specifier.startsWith('.');
    const to = isPackage ? specifier : inSource(resolve(dirname(path), specifier));
    return { from: inSource(path), to, isPackage, isType };
  }),
);

const mayKnow = (from: string, to: Room, isType: boolean): boolean => {
  const room = roomOf(from);
  if (!room) return false;
  if (isType && from.startsWith('client/') && typesOnly.includes(to)) return true;
  const more = Object.entries(exceptions).find(([folder]) => isInside(from, folder))?.[1] ?? [];
  return [room, ...rooms[room], ...more].includes(to);
};

const told = (found: readonly Import[]): string[] => found.map(({ from, to }) => `${from} imports ${to}`);

it('knows every folder of src', () => {
  const folders = (of: string): string[] =>
    readdirSync(join(root, of), { withFileTypes: true })
      .filter((entry) => entry.isDirectory())
      .map((entry) => (of ? `${of}/${entry.name}` : entry.name));
  const found = [...folders('').filter((name) => name !== 'client'), ...folders('client')];
  expect(found.filter((name) => !roomNames.some((room) => room === name))).toEqual([]);
  expect(sourceFiles(root).filter((path) => roomOf(inSource(path)) === undefined)).toEqual([]);
});

it('finds what it is to judge', () => {
  expect(imports.length).toBeGreaterThan(100);
  expect(imports.filter(({ isPackage }) => !isPackage).some(({ to }) => roomOf(to) === 'model')).toBe(true);
});

it('imports between rooms only as the table allows', () => {
  const wrong = imports.filter(({ from, to, isPackage, isType }) => {
    if (isPackage) return false;
    if (from === 'build/dev.ts' && to === '../webpack.config') return false;
    const room = roomOf(to);
    return room === undefined || !mayKnow(from, room, isType);
  });
  expect(told(wrong)).toEqual([]);
});

it('keeps the model free of packages, the client of the server’s, and the server of the client’s', () => {
  const wrong = imports.filter(({ from, to, isPackage }) => {
    if (!isPackage) return false;
    const room = roomOf(from);
    if (room === 'model') return true;
    return room === 'server' || room === 'build' ? browserPackages.test(to) : serverPackages.test(to);
  });
  expect(told(wrong)).toEqual([]);
});

it('lets a machine know only the model and xstate', () => {
  const wrong = imports.filter(
    ({ from, to, isPackage }) =>
      from.endsWith('.machine.ts') && (isPackage ? to !== 'xstate' : roomOf(to) !== 'model'),
  );
  expect(told(wrong)).toEqual([]);
});

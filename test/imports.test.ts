import { readFileSync, readdirSync } from 'node:fs';
import { dirname, join, relative, resolve, sep } from 'node:path';
import ts from 'typescript';

/** The folders of src, and what each may import besides itself (CONTRIBUTING.md). */
const folders = {
  model: [],
  content: ['model'],
  server: ['model', 'content'],
  build: ['model', 'server'],
  'client/store': ['model'],
  'client/ui': ['model', 'client/store'],
  'client/site': ['model', 'client/store', 'client/ui'],
  'client/admin': ['model', 'client/store', 'client/ui'],
  'client/app': ['model', 'client/store', 'client/ui', 'client/site', 'client/admin'],
} as const satisfies Readonly<Record<string, readonly string[]>>;

type Folder = keyof typeof folders;

/** The thread of the server that renders pages. It alone may import the client: these folders, and the application around them. */
const rendering = 'server/pages/rendering';
const rendered = new Set<Folder>(['client/store', 'client/ui', 'client/site']);
const applicationFiles = ['client/app/App', 'client/app/router/AppRoutes'];

/** The storage folders of the server: they know nothing of requests. */
const storageFolders = 'database content journal accounts files documents images inquiries'.split(' ');

/** The folders of the administration that build on each other: each may import those before it. */
const adminLayers = [
  'unsaved',
  'requests',
  'toasts',
  'controls',
  'navigation',
  'richText',
  'conflicts',
  'uploads',
  'images',
  'fields',
  'form',
  'list',
  'sorting',
  'editors',
  'texts',
];

/** The features of the administration: they import the layers above, never each other. */
const adminFeatures =
  'accounts contacts dashboard history import inquiries languages onPage palette session'.split(' ');

/** Packages that run on one side of the network only. */
const serverPackages =
  /^(?:node:|fastify|@fastify\/|kysely|sharp|@photostructure\/|@node-rs\/|sanitize-html)/;
const browserPackages = /^(?:react|@chakra-ui\/|@emotion\/|@reduxjs\/|@dnd-kit\/|slate)/;

const root = resolve('src');
const folderNames = Object.keys(folders) as readonly Folder[]; // the keys of a literal object are its own

const sourceFiles = (folder: string): string[] =>
  readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return sourceFiles(path);
    return /\.tsx?$/.test(entry.name) && !entry.name.endsWith('.d.ts') ? [path] : [];
  });

const inSource = (path: string): string => relative(root, path).split(sep).join('/');

const isInside = (path: string, folder: string): boolean => path === folder || path.startsWith(`${folder}/`);

const folderOf = (path: string): Folder | undefined => folderNames.find((name) => isInside(path, name));

interface Import {
  readonly from: string;
  readonly to: string;
  readonly isPackage: boolean;
  readonly isTypeOnly: boolean;
}

/** The module that a node imports, statically, for its types, on demand or to export it again. */
const moduleOf = (node: ts.Node): { readonly name: string; readonly isTypeOnly: boolean } | undefined => {
  if ((ts.isImportDeclaration(node) || ts.isExportDeclaration(node)) && node.moduleSpecifier) {
    if (!ts.isStringLiteral(node.moduleSpecifier)) return undefined;
    const isTypeOnly = ts.isImportDeclaration(node)
      ? node.importClause?.phaseModifier === ts.SyntaxKind.TypeKeyword
      : node.isTypeOnly;
    return { name: node.moduleSpecifier.text, isTypeOnly };
  }
  if (ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword) {
    const [argument] = node.arguments;
    return argument && ts.isStringLiteral(argument) ? { name: argument.text, isTypeOnly: false } : undefined;
  }
  if (ts.isImportTypeNode(node) && ts.isLiteralTypeNode(node.argument)) {
    const { literal } = node.argument;
    return ts.isStringLiteral(literal) ? { name: literal.text, isTypeOnly: true } : undefined;
  }
  return undefined;
};

const importsOf = (path: string): Import[] => {
  const source = ts.createSourceFile(path, readFileSync(path, 'utf8'), ts.ScriptTarget.Latest, true);
  const found: Import[] = [];
  const visit = (node: ts.Node): void => {
    const module = moduleOf(node);
    if (module) {
      const isPackage = !module.name.startsWith('.');
      const to = isPackage ? module.name : inSource(resolve(dirname(path), module.name));
      found.push({ from: inSource(path), to, isPackage, isTypeOnly: module.isTypeOnly });
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
};

const files = sourceFiles(root);
const imports: readonly Import[] = files.flatMap(importsOf);
const ownImports = imports.filter(({ isPackage }) => !isPackage);

const asLines = (found: readonly Import[]): string[] => found.map(({ from, to }) => `${from} imports ${to}`);

it('knows every folder of src', () => {
  const subfolders = (of: string): string[] =>
    readdirSync(join(root, of), { withFileTypes: true })
      .filter((entry) => entry.isDirectory())
      .map((entry) => (of ? `${of}/${entry.name}` : entry.name));
  const found = [...subfolders('').filter((name) => name !== 'client'), ...subfolders('client')];
  expect(found.filter((name) => !folderNames.some((folder) => folder === name))).toEqual([]);
  expect(files.filter((path) => folderOf(inSource(path)) === undefined)).toEqual([]);
});

it('knows every folder of the administration', () => {
  const found = readdirSync(join(root, 'client/admin'), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name);
  expect(found.sort()).toEqual([...adminLayers, ...adminFeatures].sort());
});

it('finds the imports that it checks', () => {
  expect(imports.length).toBeGreaterThan(100);
  expect(ownImports.some(({ to }) => folderOf(to) === 'model')).toBe(true);
});

it('imports between folders only as the table allows', () => {
  const wrong = ownImports.filter(({ from, to, isTypeOnly }) => {
    if (from === 'build/dev.ts' && to === '../webpack.config') return false;
    const [here, there] = [folderOf(from), folderOf(to)];
    if (here === undefined || there === undefined) return true;
    if (there === 'content' && isTypeOnly && here.startsWith('client/')) return false;
    if (isInside(from, rendering) && (rendered.has(there) || applicationFiles.includes(to))) return false;
    const allowed: readonly string[] = [here, ...folders[here]];
    return !allowed.includes(there);
  });
  expect(asLines(wrong)).toEqual([]);
});

it('keeps the client out of the thread that responds to requests', () => {
  const isOutside = ({ from, to }: Import) => !isInside(from, rendering) && isInside(to, rendering);
  const names = ['renderer', 'renderWorker', 'publicScreens', 'parseHtmlNodes', 'emotionStyles'];
  const inThread = names.map((name) => `${rendering}/${name}`);
  const modules = files.map((path) => inSource(path).replace(/\.tsx?$/, ''));
  expect(inThread.filter((path) => !modules.includes(path))).toEqual([]);
  const wrong = ownImports.filter(
    (each) => !each.isTypeOnly && isOutside(each) && inThread.includes(each.to),
  );
  expect(asLines(wrong)).toEqual([]);
});

it('keeps the storage of the server free of requests', () => {
  const wrong = ownImports.filter(
    ({ from, to }) =>
      storageFolders.some((folder) => isInside(from, `server/${folder}`)) &&
      ['http', 'routes', 'pages'].some((folder) => isInside(to, `server/${folder}`)),
  );
  expect(asLines(wrong)).toEqual([]);
});

it('builds the administration in layers, and its features beside each other', () => {
  const adminFolder = (path: string): string | undefined => /^client\/admin\/(\w+)\//.exec(path)?.[1];
  const wrong = ownImports.filter(({ from, to }) => {
    const [here, there] = [adminFolder(from), adminFolder(to)];
    if (here === undefined || here === there) return false;
    if (there === undefined)
      return (
        !['client/admin/AdminPage', 'client/admin/useTitle'].includes(to) && isInside(to, 'client/admin')
      );
    if (adminFeatures.includes(there)) return true;
    return !adminFeatures.includes(here) && adminLayers.indexOf(there) > adminLayers.indexOf(here);
  });
  expect(asLines(wrong)).toEqual([]);
});

it('keeps the model free of packages, the client of the server’s, and the server of the client’s', () => {
  const wrong = imports.filter(({ from, to, isPackage }) => {
    if (!isPackage) return false;
    const folder = folderOf(from);
    if (folder === 'model' || folder === 'content') return true;
    if (isInside(from, rendering)) return false;
    return folder === 'server' || folder === 'build' ? browserPackages.test(to) : serverPackages.test(to);
  });
  expect(asLines(wrong)).toEqual([]);
});

it('lets a machine import only the model and xstate', () => {
  const wrong = imports.filter(
    ({ from, to, isPackage }) =>
      from.endsWith('.machine.ts') && (isPackage ? to !== 'xstate' : folderOf(to) !== 'model'),
  );
  expect(asLines(wrong)).toEqual([]);
});

/** The groups of files that import each other in a circle, by a walk in depth (Tarjan's algorithm). */
const cyclesIn = (graph: ReadonlyMap<string, readonly string[]>): string[][] => {
  const index = new Map<string, number>();
  const lowest = new Map<string, number>();
  const stack: string[] = [];
  const cycles: string[][] = [];
  const visit = (file: string): void => {
    index.set(file, index.size);
    let low = index.size - 1;
    stack.push(file);
    for (const next of graph.get(file) ?? []) {
      if (!index.has(next)) visit(next);
      if (stack.includes(next)) low = Math.min(low, lowest.get(next) ?? index.get(next) ?? low);
    }
    lowest.set(file, low);
    if (low !== index.get(file)) return;
    const cycle = stack.splice(stack.indexOf(file));
    if (cycle.length > 1) cycles.push(cycle);
  };
  for (const file of graph.keys()) if (!index.has(file)) visit(file);
  return cycles;
};

it('has no import cycle', () => {
  const byModule = new Map(
    files.flatMap((path) => {
      const name = inSource(path).replace(/\.tsx?$/, '');
      return [[name, name] as const, [name.replace(/\/index$/, ''), name] as const];
    }),
  );
  const graph = new Map<string, string[]>([...byModule.values()].map((name) => [name, []]));
  for (const { from, to } of ownImports) {
    const target = byModule.get(to);
    if (target !== undefined) graph.get(from.replace(/\.tsx?$/, ''))?.push(target);
  }
  expect(cyclesIn(graph)).toEqual([]);
});

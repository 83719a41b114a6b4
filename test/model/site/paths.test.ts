import fc from 'fast-check';
import type { Language } from '../../../src/model/site/languages';
import { languages, otherLanguage } from '../../../src/model/site/languages';
import type { Route } from '../../../src/model/site/paths';
import {
  pathInLanguage,
  isProtectedRoute,
  matchPath,
  paths,
  pathTo,
  servedAddress,
} from '../../../src/model/site/paths';

const routes = Object.keys(paths) as Route[];

const parametersOf = (route: Route): string[] =>
  [...paths[route].en.matchAll(/:(\w+)/g)].map((match) => match[1] ?? '');

/** A page of the site: its route, a language, and a value for each parameter. */
const pages = fc
  .record({
    route: fc.constantFrom(...routes),
    language: fc.constantFrom(...languages),
    value: fc.string({ unit: 'grapheme', minLength: 1 }),
  })
  .map(({ route, language, value }) => ({
    route,
    language,
    params: Object.fromEntries(parametersOf(route).map((name) => [name, value])),
  }));

const isShared = (route: Route): boolean => paths[route].en === paths[route].fr;

test('a path has its route, language and parameters, with or without a trailing slash', () => {
  fc.assert(
    fc.property(pages, ({ route, language, params }) => {
      const expected = { route, params, ...(isShared(route) ? {} : { language }) };
      const pathname = pathTo(route, language, params);
      expect(matchPath(pathname)).toEqual(expected);
      expect(matchPath(`${pathname}/`)).toEqual(expected);
    }),
  );
});

test('a path with an extra slash before its end does not match', () => {
  const pagesBelowHome = pages.filter(({ route }) => route !== 'home');
  const slashes = fc.nat();
  fc.assert(
    fc.property(pagesBelowHome, slashes, ({ route, language, params }, where) => {
      const pathname = pathTo(route, language, params);
      const positions = [...pathname.matchAll(/\//g)].map(({ index }) => index);
      const position = positions[where % positions.length] ?? 0;
      expect(matchPath(`${pathname.slice(0, position)}/${pathname.slice(position)}`)).toBeUndefined();
    }),
  );
});

test('the alias of a path is the same page in the other language, and the alias of the alias is the path', () => {
  fc.assert(
    fc.property(pages, ({ route, language, params }) => {
      const pathname = pathTo(route, language, params);
      const other: Language = otherLanguage(language);
      expect(pathInLanguage(pathname, other)).toBe(pathTo(route, other, params));
      expect(pathInLanguage(pathInLanguage(pathname, other), language)).toBe(pathname);
      expect(pathInLanguage(pathname, language)).toBe(pathname);
    }),
  );
});

test('no path matches two routes', () => {
  const all = routes.flatMap((route) =>
    languages.map((language) => [paths[route][language], route] as const),
  );
  const known = new Map(all);
  for (const [path, route] of all) expect([path, known.get(path)]).toEqual([path, route]);
});

test('an unknown path matches no route, and its alias is the path itself', () => {
  const others = fc.webPath().filter((path) => matchPath(path) === undefined);
  fc.assert(fc.property(others, (path) => expect(pathInLanguage(path, 'fr')).toBe(path)));
  for (const path of ['/nothing', '/tankers/1/2', '/Tankers', '/employees/1', '/%E0%A4%A', '/tankers/%']) {
    expect(matchPath(path)).toBeUndefined();
  }
});

test('the routes of the specification exist', () => {
  expect(matchPath('/')).toMatchObject({ route: 'home' });
  expect(matchPath('/carrieres/3')).toEqual({ route: 'career', language: 'fr', params: { id: '3' } });
  expect(matchPath('/edit-resources/certifications')).toMatchObject({ route: 'editTexts' });
  expect(routes.filter(isProtectedRoute).length).toBeGreaterThanOrEqual(14);
});

it.each([
  ['/', 'fr', '/?lang=fr'],
  ['/services-reparations?service=3#top', 'fr', '/services-reparations?lang=fr&service=3#top'],
  ['/certification#prices', 'fr', '/certification?lang=fr#prices'],
  ['/?lang=en', 'fr', '/?lang=en'],
  ['/', 'en', '/'],
  ['/citernes?kind=truck', 'fr', '/citernes?kind=truck'],
] as const)(
  'the HTML of the server has the address %s, in the language %s, as %s',
  (address, language, served) => {
    expect(servedAddress(address, language)).toBe(served);
  },
);

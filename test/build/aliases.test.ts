import { readFileSync, readdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import isPropValid from '../../src/client/ui/theme/isPropValid';
import * as noPreflight from '../../src/client/ui/theme/noPreflight';

/*
 * The build uses a file of react-router that the package does not export, the message parser without its parser, and replaces
 * a package of Emotion and a file of Chakra. These tests check its assumptions, so that an update of a package that breaks them
 * is noticed.
 */
const folderOf = (name: string): string => dirname(createRequire(__filename).resolve(`${name}/package.json`));

/** The files of Chakra that name another module. */
const filesNaming = (name: string): readonly string[] => {
  const folder = join(folderOf('@chakra-ui/react'), 'dist/esm');
  return readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(
    (file) => file.endsWith('.js') && readFileSync(join(folder, file), 'utf8').includes(name),
  );
};

const exportedNames = (file: string): readonly string[] => {
  const [, list = ''] =
    /export \{([^}]*)\};?\s*$/.exec(readFileSync(file, 'utf8').replace(/\/\/#.*$/gm, '')) ?? [];
  return list
    .split(',')
    .map((name) => name.trim().replace(/^.* as /, ''))
    .filter(Boolean)
    .sort();
};

describe('the production build of react-router', () => {
  const folder = folderOf('react-router');

  it('is not the default export of the package', () => {
    const { exports } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as {
      exports: { '.': { import: { default: string } } };
    };
    expect(exports['.'].import.default).toBe('./dist/development/index.mjs');
  });

  it('has the same exports as the development build', () => {
    const [production = [], development = []] = ['production', 'development'].map((kind) =>
      exportedNames(join(folder, 'dist', kind, 'index.mjs')),
    );
    expect(production.length).toBeGreaterThan(50);
    expect(production).toEqual(development);
  });
});

describe('the message parser without its parser', () => {
  const folder = dirname(createRequire(__filename).resolve('@formatjs/icu-messageformat-parser'));

  it('is a file that the package exports', () => {
    const { exports } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as {
      exports: Record<string, string>;
    };
    expect(exports).toMatchObject({ '.': './index.js', './no-parser.js': './no-parser.js' });
  });

  it('has the same exports as the whole package', () => {
    const names = exportedNames(join(folder, 'no-parser.js'));
    expect(names).toContain('parse');
    expect(names).toEqual(exportedNames(join(folder, 'index.js')));
  });
});

describe('the rule in place of @emotion/is-prop-valid', () => {
  const emotion = jest.requireActual<{ default: (prop: string) => boolean }>(
    folderOf('@emotion/is-prop-valid'),
  );

  it.each(['href', 'aria-label', 'data-any', 'onClick', 'value', 'colSpan', 'srcSet', 'inert', 'popover'])(
    'accepts %s, like the package',
    (prop) => {
      expect([isPropValid(prop), emotion.default(prop)]).toEqual([true, true]);
    },
  );

  it.each(['as', 'asChild', 'theme', 'recipe', 'unstyled'])('rejects %s, like the package', (prop) => {
    expect([isPropValid(prop), emotion.default(prop)]).toEqual([false, false]);
  });

  it('is used by only one file of Chakra', () => {
    expect(filesNaming('is-prop-valid')).toEqual([join('styled-system', 'factory.js')]);
  });
});

describe('the file in place of Chakra’s preflight', () => {
  const file = join('styled-system', 'preflight.js');

  it('has the same exports as the file of Chakra', () => {
    expect(exportedNames(join(folderOf('@chakra-ui/react'), 'dist/esm', file))).toEqual(
      Object.keys(noPreflight),
    );
  });

  it('is used by only one file of Chakra', () => {
    expect(filesNaming('/preflight.js')).toEqual([join('styled-system', 'system.js')]);
  });
});

test('nothing uses the function of Emotion that needs the package which is left out', () => {
  const file = join(folderOf('@emotion/react'), 'dist/emotion-react.browser.esm.js');
  expect(readFileSync(file, 'utf8')).toContain('hoist-non-react-statics');
  expect(filesNaming('withTheme')).toEqual([]);
  const sources = readdirSync('src/client', { recursive: true, encoding: 'utf8' }).filter((each) =>
    /\.tsx?$/.test(each),
  );
  expect(
    sources.filter((each) => readFileSync(join('src/client', each), 'utf8').includes('withTheme')),
  ).toEqual([]);
});

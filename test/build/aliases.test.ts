import { readFileSync, readdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import isPropValid from '../../src/client/ui/theme/isPropValid';

/*
 * The build takes a file of react-router that the package does not export, and its own rule in place of a package of Emotion.
 * What it counts on is here, so that an update of a package says when it no longer holds.
 */
const folderOf = (name: string): string => dirname(createRequire(__filename).resolve(`${name}/package.json`));

const exportedNames = (file: string): readonly string[] => {
  const [, list = ''] =
    /export \{([^}]*)\};?\s*$/.exec(readFileSync(file, 'utf8').replace(/\/\/#.*$/m, '')) ?? [];
  return list
    .split(',')
    .map((name) => name.trim().replace(/^.* as /, ''))
    .filter(Boolean)
    .sort();
};

describe('the production build of react-router', () => {
  const folder = folderOf('react-router');

  it('is not what the package exports by itself', () => {
    const { exports } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as {
      exports: { '.': { import: { default: string } } };
    };
    expect(exports['.'].import.default).toBe('./dist/development/index.mjs');
  });

  it('has all that the development build has', () => {
    const [production = [], development = []] = ['production', 'development'].map((kind) =>
      exportedNames(join(folder, 'dist', kind, 'index.mjs')),
    );
    expect(production.length).toBeGreaterThan(50);
    expect(production).toEqual(development);
  });
});

describe('the rule in place of @emotion/is-prop-valid', () => {
  const emotion = jest.requireActual<{ default: (prop: string) => boolean }>(
    folderOf('@emotion/is-prop-valid'),
  );

  it.each(['href', 'aria-label', 'data-any', 'onClick', 'value', 'colSpan', 'srcSet', 'inert', 'popover'])(
    'lets %s through, as the package does',
    (prop) => {
      expect([isPropValid(prop), emotion.default(prop)]).toEqual([true, true]);
    },
  );

  it.each(['as', 'asChild', 'theme', 'recipe', 'unstyled'])('keeps %s back, as the package does', (prop) => {
    expect([isPropValid(prop), emotion.default(prop)]).toEqual([false, false]);
  });

  it('is asked by one file of Chakra, with the name of a prop', () => {
    const folder = join(folderOf('@chakra-ui/react'), 'dist/esm');
    const asking = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(
      (file) => file.endsWith('.js') && readFileSync(join(folder, file), 'utf8').includes('is-prop-valid'),
    );
    expect(asking).toEqual([join('styled-system', 'factory.js')]);
  });
});

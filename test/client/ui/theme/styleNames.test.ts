import { readFileSync, readdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { createSystem, defaultBaseConfig } from '@chakra-ui/react';
import { isCssProperty } from '../../../../src/client/ui/theme/isCssProperty';
import { createBrandSystem } from '../../../../src/client/ui/theme/system';

/*
 * The theme has only those style properties and states of Chakra that the site uses (`ui/theme/utilities.ts`, `system.ts`,
 * `isCssProperty.ts`). A name that it lacks would be an attribute of HTML, or CSS that no browser knows. These tests compare it
 * with all that Chakra has.
 */
const own = createBrandSystem('norcuve');

const { conditions: _conditions, utilities: _utilities, ...withoutNames } = own._config;
const { theme = {} } = withoutNames;
const { spacing, sizes } = theme.tokens ?? {};
const whole = createSystem(defaultBaseConfig, {
  ...withoutNames,
  // Ours takes the steps of the spacing for sizes without having them twice.
  theme: { ...theme, tokens: { ...theme.tokens, sizes: { ...spacing, ...sizes } } },
});

const sources = readdirSync('src/client', { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.tsx?$/.test(file) && file !== join('ui', 'theme', 'utilities.ts'))
  .map((file) => readFileSync(join('src/client', file), 'utf8').replace(/\/\*[^]*?\*\/|\/\/.*/g, ''));

/** The names of properties of objects and elements in our sources, and of elements' attributes without a value. */
const usedNames = new Set(
  sources.flatMap((source) => [
    ...[...source.matchAll(/(?<![\w.-])([A-Za-z_]\w*)'?(?=\??[:=])/g)].map(([, name = '']) => name),
    ...[...source.matchAll(/(?<=[{,\s])([a-z]\w*)(?=\s*[,}]|\s*\/?>)/g)].map(([, name = '']) => name),
  ]),
);

/** Names that other things have too: the site does not use them as style properties. */
const otherThings = new Set(['p', 'resize', 'debug', 'ring', 'rotate', 'scale', 'blur']);

const styleNames = [...usedNames].filter(
  (name) => whole.properties.has(name) && !name.startsWith('_') && !otherThings.has(name),
);

const tokenNames = [...new Set(own.tokens.allTokens.map(({ extensions: { prop } }) => prop))];
const widths = ['sm', 'md', 'lg', 'xl'];

/** Only spacing has negative steps, such as `-1`. */
const sizeNames = /width|height|flexBasis/i;

/** Values of the properties that take no tokens. */
const ownValues: Readonly<Record<string, readonly unknown[]>> = {
  hideFrom: widths,
  hideBelow: widths,
  srOnly: [true, false],
  scrollbarWidth: ['none', 'thin'],
  backgroundImage: ['none', 'linear-gradient(red, blue)'],
  truncate: [true],
  lineClamp: ['2'],
};

const valuesOf = (name: string): readonly unknown[] =>
  ownValues[name] ?? tokenNames.filter((token) => !(token.startsWith('-') && sizeNames.test(name)));

/** What a system makes of each value of a property. */
const stylesOf = ({ css }: typeof own, name: string): readonly string[] =>
  valuesOf(name).map((value) => {
    const { '--bg-currentcolor': _unused, ...style } = (css as (styles: object) => object)({
      [name]: value,
    }) as Record<string, unknown>;
    const text = JSON.stringify(Object.entries(style).sort()).replaceAll(
      /--site-sizes-(?=\d)/g,
      '--site-spacing-',
    );
    return `${name} ${String(value)} ${text}`;
  });

it('every style property in the sources takes the same tokens as with all of Chakra', () => {
  expect(styleNames.length).toBeGreaterThan(60);
  expect(styleNames).toEqual(
    expect.arrayContaining(['bg', 'insetEnd', 'srOnly', 'paddingInline', 'hideBelow']),
  );
  for (const name of styleNames) expect(stylesOf(own, name)).toEqual(stylesOf(whole, name));
});

it('every style property in the sources is one for the elements of the site', () => {
  expect(styleNames.filter((name) => !own.isValidProperty(name))).toEqual([]);
});

it('every property of CSS in the sources is one for the elements of the site', () => {
  const folder = dirname(createRequire(__filename).resolve('@pandacss/is-valid-prop/package.json'));
  const { allCssProperties } = jest.requireActual<{ allCssProperties: readonly string[] }>(
    join(folder, 'dist/index.js'),
  );
  const used = allCssProperties.filter((name) => usedNames.has(name) && !otherThings.has(name));
  expect(used.length).toBeGreaterThan(100);
  expect(used.filter((name) => !isCssProperty(name) && !own.properties.has(name))).toEqual([]);
});

it('every state in the sources is one of the theme', () => {
  const states = [...usedNames].filter((name) => whole.conditions.keys().includes(name));
  expect(states).toEqual(expect.arrayContaining(['_hover', '_print', '_empty']));
  expect(states.filter((name) => !own.conditions.keys().includes(name))).toEqual([]);
});

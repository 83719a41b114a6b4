import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { markCallsPure } from '../../src/build/unusedComponents';

const folder = join(
  dirname(createRequire(__filename).resolve('react-router/package.json')),
  'dist/production',
);

const read = (file: string): string => readFileSync(join(folder, file), 'utf8');

/** The files of react-router that the build reads: its entry and what that imports. */
const files = [
  'index.mjs',
  ...[...read('index.mjs').matchAll(/from "\.\/(.+)"/g)].map(([, file = '']) => file),
];

const marks = (code: string): number => code.split('/* @__PURE__ */').length - 1;

it('recognizes the components of the installed react-router', () => {
  const pure = files.map((file) => markCallsPure(read(file), file)).join('\n');
  const code = files.map(read).join('\n');
  expect(code).toMatch(/^Link\.displayName/m);
  expect(pure).not.toMatch(/^\w+\.displayName/m);
  expect(pure).toMatch(/^var NavLink = \/\* @__PURE__ \*\/ \w+\.forwardRef\($/m);
  expect(marks(pure) - marks(code)).toBeGreaterThan(10);
});

it.each([
  ['Link.displayName = `Link`;', 'a name in other quotes'],
  ['var Link=t.forwardRef(e);Link.displayName="Link";', 'code on one line'],
  ['var Link = forwardRef(render);', 'a call without the name of React'],
  ['export default React.memo(Routes);', 'a call without a variable'],
])('fails the build at %s: %s', (code) => {
  expect(() => markCallsPure(`import "react";\n${code}\n`, 'chunk.mjs')).toThrow(
    /unusedComponents\.ts does not recognize ".+" in chunk\.mjs/,
  );
});

it('leaves what stands inside a function', () => {
  const code = 'function createContext(value) {\n  Form.displayName = "Form";\n  return memo(value);\n}\n';
  expect(markCallsPure(code, 'chunk.mjs')).toBe(code);
});

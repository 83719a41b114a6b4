import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import * as chakra from '../support/jsdom/chakra';

const source = readdirSync('src/client', { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.tsx?$/.test(file))
  .map((file) => readFileSync(path.join('src/client', file), 'utf8'));

it('every Chakra import of the client is in the list for tests', () => {
  const imports = source.flatMap((text) => [
    ...text.matchAll(/^import \{([^}]+)\} from '@chakra-ui\/react';$/gm),
  ]);
  const names = imports.flatMap(([, list = '']) => list.split(',').map((name) => name.trim()));
  const used = new Set(names.filter((name) => name !== '' && !name.startsWith('type ')));
  expect(used.size).toBeGreaterThan(0);
  expect([...used].filter((name) => !(name in chakra))).toEqual([]); // add these to test/support/jsdom/chakra.ts
});

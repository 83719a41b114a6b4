import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { encodedFileOf, staticVariantsOf } from '../../src/build/pictureVariants';

const encoded = 'src/build/encodedPictures';

/** The encoded variants of a static picture, by its path in `public`. */
const encodedFilesOf = async (path: string): Promise<string[]> => {
  const variants = staticVariantsOf(`/${path}`);
  if (variants.length === 0) return [];
  const content = await readFile(join('public', path));
  return variants.map((variant) => encodedFileOf(content, variant));
};

it('the repository holds the encoded variants of its static pictures, and no others', async () => {
  const files = await readdir('public', { recursive: true });
  const wanted = (await Promise.all(files.map(encodedFilesOf))).flat();
  expect(wanted.length).toBeGreaterThan(100);
  const found = await readdir(encoded);
  const missing = wanted.filter((file) => !found.includes(file));
  const unused = found.filter((file) => !wanted.includes(file));
  expect({ missing, unused }).toEqual({ missing: [], unused: [] }); // `npm run build` adds missing ones; delete unused ones
});

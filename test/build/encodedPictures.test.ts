import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { demonstrationVariants } from '../../src/build/demonstrationPictures';
import { staticVariantsOf } from '../../src/build/pictureVariants';
import { encodedFileOf } from '../../src/server/images/encodeVariant';

/** The files that a folder lacks, and those that it should not have. */
const differences = async (folder: string, wanted: readonly string[]) => {
  expect(wanted.length).toBeGreaterThan(100);
  const found = await readdir(folder);
  return {
    missing: wanted.filter((file) => !found.includes(file)),
    unused: found.filter((file) => !wanted.includes(file)),
  };
};

/** The encoded variants of a static picture, by its path in `public`. */
const encodedFilesOf = async (path: string): Promise<string[]> => {
  const variants = staticVariantsOf(`/${path}`);
  if (variants.length === 0) return [];
  const content = await readFile(join('public', path));
  return variants.map(({ width, format }) => encodedFileOf(content, width, format));
};

it('the repository holds the encoded variants of its static pictures, and no others', async () => {
  const files = await readdir('public', { recursive: true });
  const wanted = (await Promise.all(files.map(encodedFilesOf))).flat();
  const { missing, unused } = await differences('src/build/encodedPictures', wanted);
  expect({ missing, unused }).toEqual({ missing: [], unused: [] }); // `npm run build` adds missing ones; delete unused ones
});

it('the repository holds the encoded variants of the pictures of the demonstration, and no others', async () => {
  const wanted = (await demonstrationVariants('src/content/pictures')).map(({ file }) => file);
  const { missing, unused } = await differences('src/content/encodedPictures', wanted);
  expect({ missing, unused }).toEqual({ missing: [], unused: [] }); // `npm run encode:pictures` adds and deletes
});

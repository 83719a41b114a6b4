import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { brandIds } from '../../../src/model/site/brands';
import { bandPictureOf, heroPictureOf, staticPictureOf } from '../../../src/model/images/staticPictures';

test('the static pictures have the sizes that the code lists', async () => {
  for (const folder of ['pictures', 'video']) {
    const files = (await readdir(join('public', folder))).filter((file) => file.endsWith('.jpg'));
    expect(files.length).toBeGreaterThan(2);
    for (const file of files) {
      const { width, height } = await sharp(join('public', folder, file)).metadata();
      expect([file, staticPictureOf(`/${folder}/${file}`)]).toEqual([
        file,
        expect.objectContaining({ width, height }),
      ]);
    }
  }
});

test.each(brandIds)('%s has a picture for its home page', async (brand) => {
  expect(await sharp(join('public', heroPictureOf(brand))).metadata()).toMatchObject({ width: 1920 });
});

test.each(brandIds)('%s has pictures for the bands of the gallery and of the services', async (brand) => {
  for (const page of ['gallery', 'services'] as const) {
    expect(await sharp(join('public', bandPictureOf(page, brand))).metadata()).toMatchObject({ width: 1600 });
  }
});

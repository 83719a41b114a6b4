import assert from 'node:assert/strict';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { after, before, it } from 'node:test';
import { drawPicture, pictureFile } from '../drawing/picture';
import { openStudio, type Studio } from '../drawing/studio';
import { folders } from '../folders';
import { sceneDifference } from './sceneDifference';

/** A part and two trucks, drawn roughly: a fine picture takes more than a minute. */
const samples = ['parts/vent', 'achievements/service-2', 'tankers/propane-bobtail-12000'];
const rough = { scale: 0.25, passes: 1 };

/** In levels of 0 to 255. A rough picture of the same scene differs by up to 7, one of another part by 24. */
const tolerance = 12;

let studio: Studio;

before(async () => {
  studio = await openStudio();
});

after(async () => {
  await studio.close();
});

const filesIn = async (folder: string): Promise<string[]> =>
  (await readdir(folder, { recursive: true }))
    .filter((name) => name.endsWith('.jpg'))
    .map((name) => join(folder, name));

it('has a scene for every picture of the site, and for no other', async () => {
  const names = await studio.page.evaluate(() => window.pictureNames);
  const committed = [...(await filesIn(folders.pictures)), ...(await filesIn(folders.sitePictures))];
  assert.deepEqual(names.map(pictureFile).sort(), committed.sort());
});

for (const name of samples) {
  it(`draws ${name} as the repository has it`, async () => {
    const { file } = await drawPicture(studio.page, name, rough);
    const difference = await sceneDifference(file, pictureFile(name));
    assert.ok(difference < tolerance, `differs by ${difference.toFixed(1)} levels`);
  });
}

import type { Language } from '../../../src/model/site/languages';
import { pathTo } from '../../../src/model/site/paths';
import { picture, watchChanges } from '../../support/browser/editorPages';
import { SiteTests } from '../../support/site/siteTests';
import { untilCount } from '../../support/browser/waits';

const tests = new SiteTests({ environment: { MAX_IMAGES: '2', MAX_IMAGE_BYTES: '2048' } });

const large = { name: 'large.png', mimeType: 'image/png', buffer: Buffer.alloc(2049) };

const messages = {
  en: ['large.png – Too large: no more than 2 kB', 'c.png – Not uploaded: no more than 2 pictures at a time'],
  fr: [
    'large.png – Trop volumineuse : pas plus de 2 ko',
    'c.png – Non téléversée : pas plus de 2 images à la fois',
  ],
} as const satisfies Record<Language, readonly string[]>;

const hints: Readonly<Record<Language, string>> = {
  en: 'Up to 2 pictures at a time, 2 kB each',
  fr: 'Jusqu’à 2 images à la fois, 2 ko chacune',
};

it.each(['en', 'fr'] as const)(
  'files beyond the limits of the server are rejected before they are sent (%s)',
  async (language) => {
    const { page } = await tests.administer(pathTo('edit-gallery', language), { language });
    await page.getByText(hints[language]).waitFor();
    const changes = watchChanges(page);
    const pictures = page
      .getByRole('list', { name: language === 'en' ? 'Gallery' : 'Galerie' })
      .getByRole('listitem');
    await pictures.first().waitFor();
    const before = await pictures.count();
    await page
      .locator('input[type=file]')
      .first()
      .setInputFiles([large, picture('a.png'), picture('b.png'), picture('c.png')]);
    for (const message of messages[language]) {
      await page.getByRole('listitem').filter({ hasText: message }).waitFor();
    }
    await untilCount(pictures, before + 2);
    expect(changes.filter((change) => change === 'POST image')).toHaveLength(2);
  },
);

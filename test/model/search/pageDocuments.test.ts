import { excerptOf } from '../../../src/model/search/excerpt';
import { pageDocuments } from '../../../src/model/search/pageDocuments';
import type { SearchDocument } from '../../../src/model/search/SearchDocument';
import type { BrandId } from '../../../src/model/site/brands';
import { brandList } from '../../../src/model/site/brands';
import type { Language } from '../../../src/model/site/languages';
import { languages } from '../../../src/model/site/languages';
import { demonstrationContent } from './demonstrationIndex';

const documentsOf = (brand: BrandId, language: Language): readonly SearchDocument[] =>
  pageDocuments(demonstrationContent(brand, language));

const bodyOf = (id: string, language: Language, brand: BrandId = 'norcuve'): string =>
  documentsOf(brand, language).find((document) => document.id === id)?.body ?? '';

it.each([
  ['fr', 'heures', /^Numéros de téléphone, adresses courriel, heures d’ouverture et carte\. · /],
  ['en', 'hours', /^Telephone numbers, e-mail addresses, opening hours and map\. · /],
] as const)('a search for the hours shows what the contact page has: %s', (language, word, sentence) => {
  expect(excerptOf(bodyOf('page/contact', language), new Set([word]))).toMatch(sentence);
});

it('a page is found by its headings, sentences and rich text, not by labels and states', () => {
  const contact = bodyOf('page/contact', 'en').split(' · ');
  expect(contact).toEqual(expect.arrayContaining(['Write to us', 'Service and repairs']));
  for (const label of ['Closed today', 'Closed', 'from', 'to', 'Get directions', 'E-mail', 'Friday'])
    expect(contact).not.toContain(label);
  expect(contact.filter((text) => /^\d/.test(text))).toEqual([]); // '7:00 a.m. to noon'
  expect(bodyOf('page/tankers', 'fr')).not.toMatch(/Compartiment|Rien à comparer|aucune citerne n'a/i);
  expect(bodyOf('page/accessibility', 'en')).toContain('Everything works with the keyboard alone');
  expect(bodyOf('page/certifications', 'en')).toContain('Registration number: 25-0555');
});

it('every page has a text to show below its title', () => {
  for (const { id: brand } of brandList)
    for (const language of languages)
      for (const { id, body } of documentsOf(brand, language))
        expect([id, body.length > 20]).toEqual([id, true]);
});

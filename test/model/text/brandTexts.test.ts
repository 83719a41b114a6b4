import { brands } from '../../../src/model/site/brands';
import { lookupBrandText, variantKey, variantOf } from '../../../src/model/text/brandTexts';
import type { TextResource } from '../../../src/model/text/texts';
import { indexTexts } from '../../../src/model/text/texts';

const text = (object_key: string, resource: string, page: string | null = 'home'): TextResource => ({
  id: resource.length,
  object_key,
  language: 'en',
  page,
  resource,
  isHtml: false,
});

const index = indexTexts([
  text('main-text', 'For all'),
  text('main-text-rubicuve', 'For the second'),
  text('main-text-certipropane', 'For the propane brand'),
  text('title', 'Title', null),
  text('title-certipropane', 'Propane units for sale', 'tankers'),
  text('page-certifications', 'Certifications', 'edit-resources'),
  text('page-certifications-certipropane', 'Certifications, propane', 'edit-resources'),
]);

it.each([
  ['norcuve', 'For all'],
  ['rubicuve', 'For the second'],
  ['propacuve', 'For the propane brand'],
] as const)('%s says a text in its own words, or in those of all brands', (brand, expected) => {
  expect(lookupBrandText(index, brands[brand], 'en', 'main-text', 'home')?.resource).toBe(expected);
  expect(lookupBrandText(index, brands[brand], 'fr', 'main-text', 'home')).toBeUndefined();
});

it('a text of all pages has no variant that belongs to one page', () => {
  expect(lookupBrandText(index, brands.propacuve, 'en', 'title')?.resource).toBe('Title');
  expect(lookupBrandText(index, brands.propacuve, 'en', 'title', 'tankers')?.resource).toBe(
    'Propane units for sale',
  );
});

it('texts of the administration have no variants', () => {
  const found = lookupBrandText(index, brands.propacuve, 'en', 'page-certifications', 'edit-resources');
  expect(found?.resource).toBe('Certifications');
});

it('a key says whose variant it is', () => {
  const key = variantKey('main-text', brands.rubicuve);
  expect(variantOf({ page: 'home', object_key: key })).toEqual({ key: 'main-text', brand: brands.rubicuve });
  for (const object_key of ['main-text', 'sister-rubicuve'])
    expect(variantOf({ page: 'home', object_key })).toBeUndefined();
});

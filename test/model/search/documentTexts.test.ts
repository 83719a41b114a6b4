import { languageOfPage, readDocumentTexts } from '../../../src/model/search/documentTexts';

const english = 'Close the valve and the cover of the tank before the truck leaves.';
const french = 'Fermez la vanne et le couvercle avant le départ, puis vérifiez les joints.';

test.each([
  [english, 'en'],
  [french, 'fr'],
  [`${english} ${french}`, undefined],
  ['DN 80 · 95 Nm · VE-4', undefined],
])('the language of %j is %j', (text, language) => {
  expect(languageOfPage(text)).toBe(language);
});

test('a reader searches the pages in the own language, or all of a document that has none', () => {
  const response = { 'both.pdf': [english, 'DN 80', french], 'french.pdf': [french] };
  expect(readDocumentTexts(response, 'en')).toEqual({
    'both.pdf': [english, 'DN 80'],
    'french.pdf': [french],
  });
  expect(readDocumentTexts(response, 'fr')).toEqual({
    'both.pdf': ['DN 80', french],
    'french.pdf': [french],
  });
});

test.each([[null], ['text'], [{ 'a.pdf': 1, 'b.pdf': [1, 'words'] }]])(
  'a response that is something else breaks nothing: %j',
  (response) => {
    expect(Object.values(readDocumentTexts(response, 'en')).flat()).toEqual(
      response !== null && typeof response === 'object' ? ['words'] : [],
    );
  },
);

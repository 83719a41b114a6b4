import { existsSync } from 'node:fs';
import { join } from 'node:path';
import englishTexts from '../../../../src/client/site/search/documentTexts/en.json';
import frenchTexts from '../../../../src/client/site/search/documentTexts/fr.json';
import { brandList } from '../../../../src/model/site/brands';
import { languages } from '../../../../src/model/site/languages';
import { documentUrl, usefulDocuments } from '../../../../src/model/site/screens/documents';

const folder = join(__dirname, '../../../../public');

test('each brand has its guides in each language', () => {
  const files = brandList.flatMap((brand) =>
    languages.flatMap((language) => usefulDocuments.map(({ file }) => documentUrl(file, language, brand))),
  );
  expect(new Set(files).size).toBe(brandList.length * languages.length * usefulDocuments.length);
  expect(files.filter((file) => !existsSync(join(folder, file)))).toEqual([]);
});

test('the search knows the words of each guide and data sheet in each language', () => {
  expect(Object.keys(frenchTexts)).toEqual(Object.keys(englishTexts));
  expect(Object.keys(frenchTexts)).toEqual(
    expect.arrayContaining([...usefulDocuments.map(({ file }) => file), 'truck-meter-data-sheet.pdf']),
  );
});

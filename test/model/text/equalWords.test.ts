import { texts } from '../../../src/content/texts';
import { indexEqualWords, parseEqualWords } from '../../../src/model/text/equalWords';

it('reads a group from each line, without blank words and lines', () => {
  expect(parseEqualWords(' citerne=tanker = tank \r\n\n = \nalone\nremorque = trailer =')).toEqual([
    ['citerne', 'tanker', 'tank'],
    ['remorque', 'trailer'],
  ]);
});

it('counts a word in the first of its groups only', () => {
  expect(parseEqualWords('pump = pompe\npompe = soufflante = blower\npompe = PUMP')).toEqual([
    ['pump', 'pompe'],
    ['soufflante', 'blower'],
  ]);
});

it('finds the group of a word, whatever its capitals, accents and spaces', () => {
  const find = indexEqualWords('Aluminium 5454 = 5454 aluminium\nÀ venir = Soon');
  expect(find('5454  ALUMINIUM ')).toEqual(['Aluminium 5454', '5454 aluminium']);
  expect(find('a venir')?.[0]).toBe('À venir');
  expect(find('Inox 304')).toBeUndefined();
  expect(find('')).toBeUndefined();
});

describe('the first tables of the site', () => {
  const tables = texts.search;

  it('have the same groups in both languages, each with a word of the language first', () => {
    for (const key of ['same-values', 'synonyms'] as const) {
      const sets = (table: string) => parseEqualWords(table).map((group) => [...group].sort());
      expect(sets(tables[key].en)).toEqual(sets(tables[key].fr));
    }
    expect(indexEqualWords(tables['same-values'].en)('AISI 304')?.[0]).toBe('Stainless 304');
    expect(indexEqualWords(tables['same-values'].fr)('Stainless 304')?.[0]).toBe('Inox 304');
  });

  it('have no line that would be ignored after the hint', () => {
    for (const { en, fr } of [tables['same-values'], tables.synonyms])
      for (const table of [en, fr]) {
        const [hint, ...lines] = table.split('\n');
        const words = lines.map((line) => line.split('=').map((word) => word.trim()));
        expect(hint).not.toContain('=');
        expect(parseEqualWords(table)).toEqual(words);
      }
  });
});

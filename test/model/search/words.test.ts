import { excerptOf, markMatches, withoutTitle } from '../../../src/model/search/excerpt';
import { isOneTypoApart } from '../../../src/model/search/typos';
import { termsIn } from '../../../src/model/search/words';

test.each([
  ['Épreuves d’étanchéité', ['epreuve', 'd', 'etancheite']],
  ['Cœur', ['coeur']],
  ['RC-1189, RC1189', ['rc', '1189', 'rc1189', 'rc', '1189', 'rc1189']],
  ['B620, K3', ['b', '620', 'b620', 'k3']],
  ['45 000 L, 45,000 L', ['45000', 'l', '45000', 'l']],
  [
    '45000L, 17 500 litres, 17500litres, 300gal',
    ['45000', 'l', '17500', 'litre', '17500', 'litre', '300', 'gal'],
  ],
  ['MC12L, 45000Lx', ['mc12l', '45000lx']],
  ['1,724 kPa', ['1724', 'kpa']],
  ['819 555-0142', ['819', '555', '0142', '5550142']],
  ['tuyaux, pneus, chassis, gas', ['tuyau', 'pneu', 'chassi', 'gas']],
])('the words of “%s”', (text, terms) => {
  expect(termsIn(text)).toEqual(terms);
});

test.each([
  ['soupape', 'soupappe', true],
  ['soupape', 'soupae', true],
  ['soupape', 'soupaep', true],
  ['soupape', 'soubape', true],
  ['soupape', 'oupape', true],
  ['soupape', 'coupabe', false],
  ['soupape', 'soupapppe', false],
  ['flexible', 'flexibel', true],
])('%s and %s', (one, other, isTypo) => {
  expect([isOneTypoApart(one, other), isOneTypoApart(other, one)]).toEqual([isTypo, isTypo]);
});

it('marks the words that were found, as they are written', () => {
  const parts = markMatches('Semi-remorque à quatre essieux', new Set(['remorque', 'essieu']));
  expect(parts.filter(({ isMatch }) => isMatch).map(({ text }) => text)).toEqual([
    'Semi-remorque',
    'essieux',
  ]);
  expect(parts.map(({ text }) => text).join('')).toBe('Semi-remorque à quatre essieux');
});

it('an excerpt shows what was found in a long text', () => {
  const text = `${'Avant de partir. '.repeat(40)}Une trace de colorant suffit pour une amende. ${'Après. '.repeat(60)}`;
  const excerpt = excerptOf(text, new Set(['colorant']));
  expect(excerpt).toContain('trace de colorant suffit');
  expect(excerpt.length).toBeLessThan(180);
  expect(excerpt).toMatch(/^…\u00a0\S.*\S\u00a0…$/); // a line never has only an ellipsis
});

it('an excerpt begins with a word', () => {
  const text = `${'Avant de partir. '.repeat(3)}· Une autre jolie pompe`;
  expect(excerptOf(text, new Set(['pompe']))).toBe('…\u00a0Une autre jolie pompe');
});

it('the text below a title does not repeat it', () => {
  expect(withoutTitle('Pièces · Les mêmes pièces que sur nos unités · pièces', 'Pièces')).toBe(
    'Les mêmes pièces que sur nos unités',
  );
});

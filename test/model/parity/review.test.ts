import { descriptions } from '../../../src/content/rows/descriptions';
import type { LanguagePair } from '../../../src/model/parity/pairs';
import { pairOfPicture, pairsOfTexts } from '../../../src/model/parity/pairs';
import { isFinding, missingLanguagesOf, reviewPair } from '../../../src/model/parity/review';
import { signatureOf } from '../../../src/model/parity/meaning';
import { plantedPairs, shippedPairs } from '../../support/data/languagePairs';

const pairOf = (en: string, fr: string, isRich = false): LanguagePair => ({
  id: 'text/home/title',
  source: { kind: 'text', page: 'home', key: 'title' },
  values: { en, fr },
  isRich,
});

const stateOf = (en: string, fr: string, isRich = false) => reviewPair(pairOf(en, fr, isRich)).status;

const faultsOf = (en: string, fr: string, isRich = false) =>
  reviewPair(pairOf(en, fr, isRich)).faults.map(({ kind }) => kind);

describe('the corpus with planted faults', () => {
  const reviewed = plantedPairs.map((planted) => ({
    ...planted,
    found: reviewPair(planted.pair, planted.known),
  }));
  const wrong = (chosen: typeof reviewed) =>
    chosen.filter(({ found, expected }) => found.status !== expected).map(({ name }) => name);

  it('has 200 pairs with 60 faults', () => {
    expect(plantedPairs).toHaveLength(200);
    expect(plantedPairs.filter(({ expected }) => expected !== 'fine')).toHaveLength(60);
  });

  it('shows every missing value, and every placeholder and number that differs', () => {
    expect(wrong(reviewed.filter(({ expected }) => expected === 'missing'))).toEqual([]);
    expect(wrong(reviewed.filter(({ fault }) => fault === 'placeholder'))).toEqual([]);
    expect(wrong(reviewed.filter(({ fault }) => fault === 'number'))).toEqual([]);
    for (const { fault, found } of reviewed)
      if (fault === 'placeholder' || fault === 'number')
        expect(found.faults.map(({ kind }) => kind)).toContain(fault);
  });

  it('shows at least 95 of 100 languages that are behind', () => {
    const behind = reviewed.filter(({ expected }) => expected === 'behind');
    expect(wrong(behind).length / behind.length).toBeLessThanOrEqual(0.05);
  });

  it('shows the other faults', () => {
    expect(wrong(reviewed.filter(({ expected, fault }) => expected === 'same' || fault === 'other'))).toEqual(
      [],
    );
  });

  it('calls at most 2 of 100 sound pairs faulty', () => {
    const sound = reviewed.filter(({ expected }) => expected === 'fine');
    expect(wrong(sound).length / sound.length).toBeLessThanOrEqual(0.02);
  });
});

it('finds nothing in the content that the site comes with', () => {
  const pictures = descriptions.map(({ picture, ...words }) => pairOfPicture({ name: picture, ...words }));
  const found = [...shippedPairs, ...pictures].filter((pair) => isFinding(reviewPair(pair)));
  expect(shippedPairs.length).toBeGreaterThan(1500);
  expect(found).toEqual([]);
});

describe('the state of a text', () => {
  it('is missing where only one language has words', () => {
    expect(reviewPair(pairOf('Tankers', ' '))).toMatchObject({ status: 'missing', language: 'fr' });
    expect(reviewPair(pairOf('<p><br></p>', '<p>Citernes</p>', true))).toMatchObject({ language: 'en' });
    expect(stateOf('', '')).toBe('fine');
  });

  it('is the same in both for words that were copied, not for names, codes and numbers', () => {
    expect(stateOf('Parts and service', 'Parts and service')).toBe('same');
    expect(stateOf('Trois-Rivières', 'Trois-Rivières')).toBe('fine');
    expect(stateOf('MC 306, DOT 406', 'MC 306, DOT 406')).toBe('fine');
    expect(stateOf('45 000', '45 000')).toBe('fine');
    expect(stateOf('Service', 'Service')).toBe('fine');
  });

  it.each([
    ['placeholder', 'Delete {name}?', 'Supprimer {nom}?'],
    ['number', 'In 30 days', 'Dans 20 jours'],
    ['number', '45,000 L', '45,000 L'],
    ['number', 'Until 5 p.m.', 'Jusqu’à 16 h'],
    ['telephone', '819-555-0142', '819 555-0143'],
    ['email', 'a@norcuve.ca', 'b@norcuve.ca'],
    ['list', '- one\n- two', '- un'],
    ['spacing', 'Note: yes', 'Note: oui'],
    ['spacing', 'A “word”', 'Un «mot»'],
    ['spacing', 'Ready!', 'Prêt !'],
    ['spacing', '50 km', '50km'],
  ])('names a fault: %s', (kind, en, fr) => {
    expect(faultsOf(en, fr)).toContain(kind);
  });

  it('says what only one language has', () => {
    expect(reviewPair(pairOf('In 30 days', 'Dans 20 jours')).faults).toEqual([
      { kind: 'number', en: ['30'], fr: ['20'] },
    ]);
  });

  it.each([
    [
      'an address',
      '<a href="https://cai.ca/">https://cai.ca/</a>',
      [{ kind: 'link', en: ['cai.ca'], fr: [] }],
    ],
    ['an e-mail', '<a href="mailto:a@cai.ca">a@cai.ca</a>', [{ kind: 'email', en: ['a@cai.ca'], fr: [] }]],
    [
      'a telephone',
      '<a href="tel:+18195550142">819 555-0142</a>',
      [{ kind: 'telephone', en: ['8195550142'], fr: [] }],
    ],
  ])('says once that one language has a link to %s', (_, link, faults) => {
    const values = { en: `<p>Write: ${link}</p>`, fr: '<p>Écrivez</p>' };
    expect(reviewPair({ ...pairOf('', ''), values, isRich: true }).faults).toEqual(faults);
  });

  it.each([
    ['addresses', 'See https://a.ca/x?b=1:2', 'Voir https://a.ca/x?b=1:2'],
    ['times', '8:00 a.m. to noon', '8 h à midi'],
    ['a narrow space', 'Ready?', 'Prêt\u202f?'],
    ['examples of addresses', 'like name@example.com', 'comme nom@exemple.example.com'],
  ])('has no fault for %s', (_, en, fr) => {
    expect(faultsOf(en, fr)).toEqual([]);
  });

  it('is accepted until one side says something else', () => {
    const pair = pairOf('Note: yes', 'Note: oui');
    const known = { signature: '', behind: null, accepted: signatureOf(pair) };
    expect(reviewPair(pair, known).status).toBe('accepted');
    expect(reviewPair(pairOf('Note: no', 'Note: oui'), known).status).toBe('malformed');
    expect(reviewPair(pairOf('Note: yes', ''), known).status).toBe('missing');
  });

  it('is behind only while the values are those that the journal knows', () => {
    const pair = pairOf('New words', 'Anciens mots');
    const known = { signature: signatureOf(pair), behind: 'fr', accepted: null } as const;
    expect(reviewPair(pair, known)).toMatchObject({ status: 'behind', language: 'fr' });
    expect(reviewPair(pairOf('New words', 'Mots nouveaux'), known).status).toBe('fine');
  });
});

it('leaves out the tables of words, which differ by nature', () => {
  const table = { object_key: 'synonyms', page: 'search', isHtml: false } as const;
  expect(pairsOfTexts([{ ...table, id: 1, language: 'en', resource: 'hose = pipe' }])).toEqual([]);
});

it('names the languages that a row lacks', () => {
  expect(missingLanguagesOf('tanker', { nameEn: 'B-train', nameFr: '', engineEn: '', engineFr: '' })).toEqual(
    ['fr'],
  );
  expect(missingLanguagesOf('tanker', { nameEn: 'B-train', nameFr: 'Train', engineFr: 'V8' })).toEqual([
    'en',
  ]);
});

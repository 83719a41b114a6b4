import { followChange } from '../../../src/model/parity/timeline';
import { changedWords } from '../../../src/model/parity/changedWords';
import { followStates } from '../../support/data/languagePairs';

const first = { en: 'Tankers for sale', fr: 'Citernes à vendre' };
const enChanged = { en: 'Tankers for rent and sale', fr: first.fr };

describe('a language is behind', () => {
  it('when the other one was changed later', () => {
    expect(followStates([first, enChanged])?.lag).toEqual({
      language: 'fr',
      since: { change: 2, at: 1 },
      was: 'Tankers for sale',
    });
    expect(followStates([first, { ...first, fr: 'Citernes à louer' }])?.lag?.language).toBe('en');
  });

  it('since the first of several changes', () => {
    const timeline = followStates([first, enChanged, { ...enChanged, en: 'Nothing for sale now' }]);
    expect(timeline?.lag).toMatchObject({ since: { change: 2 }, was: 'Tankers for sale' });
    expect(timeline?.moves).toEqual({ en: { change: 3, at: 2 }, fr: { change: 1, at: 0 } });
  });

  it('still after a cosmetic change and after an import of the other one', () => {
    const dotted = { ...enChanged, en: `${enChanged.en}.` };
    expect(followStates([first, enChanged, dotted])?.lag?.language).toBe('fr');
    const imported = { en: 'Imported words', fr: first.fr, kind: 'import' } as const;
    expect(followStates([first, enChanged, imported])?.lag?.language).toBe('fr');
  });

  it('again after its change is undone', () => {
    const both = { ...enChanged, fr: 'Citernes à louer et à vendre' };
    expect(followStates([first, enChanged, both])?.lag).toBeNull();
    expect(followStates([first, enChanged, both, { ...enChanged, kind: 'undo' }])?.lag?.language).toBe('fr');
  });

  it('even where the journal does not know how the text began', () => {
    const change = {
      change: 9,
      at: 9,
      kind: 'edit',
      before: first,
      after: enChanged,
      isRich: false,
    } as const;
    expect(followChange(undefined, change).lag?.language).toBe('fr');
  });
});

describe('no language is behind', () => {
  it.each([
    ['both were saved together', [first, { en: 'Parts', fr: 'Pièces' }]],
    ['a letter was corrected', [{ ...first, en: 'Tanekrs for sale' }, first]],
    [
      'only the formatting changed',
      [
        { en: '<p>Big</p>', fr: '<p>Gros</p>' },
        { en: '<p><em>Big</em></p>', fr: '<p>Gros</p>' },
      ],
    ],
    ['the translation was added later', [{ ...first, fr: '' }, first]],
    ['an import changed one of them', [first, { ...enChanged, kind: 'import' as const }]],
    ['the change was undone', [first, enChanged, { ...first, kind: 'undo' as const }]],
    ['the site added a text', [{ ...first, kind: 'update' as const }]],
  ])('when %s', (_, states) => {
    expect(followStates(states, states[0]?.en.startsWith('<'))?.lag).toBeNull();
  });
});

it('names the words that changed', () => {
  expect(changedWords('Tankers for sale', 'Tankers for rent today')).toEqual([
    { kind: 'same', text: 'Tankers for ' },
    { kind: 'removed', text: 'sale' },
    { kind: 'added', text: 'rent today' },
  ]);
  expect(changedWords('', 'New')).toEqual([{ kind: 'added', text: 'New' }]);
});

import { demonstration } from '../../../src/content/rows';
import { initialTexts } from '../../../src/server/content/texts/initialTexts';
import type { LanguagePair } from '../../../src/model/parity/pairs';
import { pairsOfRow, pairsOfTexts } from '../../../src/model/parity/pairs';
import type { Finding, PairKnowledge } from '../../../src/model/parity/review';
import type { PairChange, Timeline } from '../../../src/model/parity/timeline';
import { followChange } from '../../../src/model/parity/timeline';
import { entityNames } from '../../../src/model/schema/entities';
import type { Localized } from '../../../src/model/site/languages';

/* A corpus of pairs of which it is known what is wrong: content of the site, and pairs that are hard to judge. */

/** A pair, how it came to be, and the state that somebody who reads both languages would see. */
export interface PlantedPair {
  readonly name: string;
  readonly pair: LanguagePair;
  readonly known: PairKnowledge | undefined;
  readonly expected: Finding | 'fine';
  readonly fault?: 'placeholder' | 'number' | 'other';
}

/** The pairs of the content that the site comes with. */
export const shippedPairs: readonly LanguagePair[] = [
  ...pairsOfTexts(initialTexts.map((text, index) => ({ ...text, id: index + 1 }))),
  ...entityNames.flatMap((entity) => demonstration[entity].flatMap((row) => pairsOfRow(entity, row))),
];

const pairOf = (id: string, values: Localized, isRich = false): LanguagePair => ({
  id,
  source: { kind: 'text', page: 'home', key: id },
  values,
  isRich,
});

/** Follows the states of a pair from one to the next, each a change of the journal. */
export function followStates(
  states: readonly (Localized & { readonly kind?: PairChange['kind'] })[],
  isRich = false,
): Timeline | undefined {
  let timeline: Timeline | undefined;
  for (const [index, { kind = 'edit', ...after }] of states.entries()) {
    const { en, fr } = states[index - 1] ?? { en: '', fr: '' };
    const before = { en, fr };
    timeline = followChange(timeline, { change: index + 1, at: index, kind, before, after, isRich });
  }
  return timeline;
}

export function knowledgeOf(timeline: Timeline | undefined): PairKnowledge | undefined {
  if (!timeline) return undefined;
  return { signature: timeline.signature, behind: timeline.lag?.language ?? null, accepted: null };
}

/** Pairs that look different but say the same. */
const hardButFine: readonly (readonly [string, string])[] = [
  ['45,000 L tank', 'Citerne de 45\u00a0000\u00a0L'],
  ['$1,250.50 a month', '1\u00a0250,50\u00a0$ par mois'],
  ['Open from 8 a.m. to 5:30 p.m.', 'Ouvert de 8\u00a0h à 17\u00a0h\u00a030'],
  ['Every 24 hours', 'Toutes les 24\u00a0h'],
  ['Two compartments', '2 compartiments'],
  ['The 1st inspection, within 5 years', 'La première inspection, dans les 5\u00a0ans'],
  ['Call 819-555-0142 now', 'Composez le 819\u00a0555-0142 dès maintenant'],
  ['Write to info@norcuve.example.com', 'Écrivez à info@norcuve.example.com'],
  ['Pressure: 2.5 kPa', 'Pression\u00a0: 2,5\u00a0kPa'],
  ['TC 407 code, section 6.2', 'Code TC 407, article 6.2'],
  ['{count} items', '{count} éléments'],
  ['Transport', 'Transport'],
  ['Norcuve', 'Norcuve'],
  ['B-train', 'B-train'],
  ['info@norcuve.ca', 'info@norcuve.ca'],
  ['Westmor ProFill 300', 'Westmor ProFill 300'],
  ['2027-03-14', '2027-03-14'],
  ['Ready!', 'Prêt!'],
  ['He said “yes”', 'Il a dit «\u00a0oui\u00a0»'],
  ['100% Canadian', 'Canadien à 100\u00a0%'],
];

const rich = (name: string, en: string, fr: string): LanguagePair => pairOf(name, { en, fr }, true);

const fineRich: readonly LanguagePair[] = [
  rich('links', '<p><a href="/careers">Join us</a></p>', '<p><a href="/carrieres">Venez travailler</a></p>'),
  rich(
    'authority',
    '<p><a href="https://tc.canada.ca/en/a">Rules of Transport Canada</a></p>',
    '<p><a href="https://tc.canada.ca/fr/b">Règles de Transports Canada</a></p>',
  ),
  rich('list', '<ul><li>A tank</li><li>A pump</li></ul>', '<ul><li>Une citerne</li><li>Une pompe</li></ul>'),
];

/** Histories after which both languages still say the same. */
const fineHistories: Readonly<Record<string, Parameters<typeof followStates>[0]>> = {
  'a corrected letter': [
    { en: 'Custom tankres for sale', fr: 'Citernes sur mesure à vendre' },
    { en: 'Custom tankers for sale', fr: 'Citernes sur mesure à vendre' },
  ],
  'another punctuation': [
    { en: 'Call us, now', fr: 'Appelez-nous' },
    { en: 'Call us now!', fr: 'Appelez-nous' },
  ],
  'a late translation': [
    { en: 'New pumps in stock', fr: '' },
    { en: 'New pumps in stock', fr: 'Pompes neuves en stock' },
  ],
  'an import': [
    { en: 'Old words of ours', fr: 'Nos anciens mots' },
    { en: 'Imported words of ours', fr: 'Nos anciens mots', kind: 'import' },
  ],
  'both languages in turn': [
    { en: 'One thing', fr: 'Une chose' },
    { en: 'Another thing altogether', fr: 'Une chose' },
    { en: 'Another thing altogether', fr: 'Tout autre chose' },
  ],
  'a change and its undo': [
    { en: 'The price is fixed', fr: 'Le prix est ferme' },
    { en: 'The price is open', fr: 'Le prix est ferme' },
    { en: 'The price is fixed', fr: 'Le prix est ferme', kind: 'undo' },
  ],
};

const plain = shippedPairs.filter(
  ({ values, isRich }) => !isRich && values.en.length > 25 && !/[\d{]/.test(values.en + values.fr),
);
const withPlaceholder = shippedPairs.filter(({ values }) => /\{\w+\}/.test(values.fr));
const withNumber = shippedPairs.filter(
  ({ values, isRich }) => !isRich && /\d{2}/.test(values.fr) && !/\d{3}-\d{4}/.test(values.fr),
);

const takeFrom = (pairs: readonly LanguagePair[], count: number, from = 0): readonly LanguagePair[] =>
  Array.from({ length: count }, (_, index) => {
    const step = Math.floor(pairs.length / (count + from));
    const pair = pairs[(index + from) * step];
    if (!pair) throw new Error('The content has too few pairs of this kind.');
    return pair;
  });

const changed = (pair: LanguagePair, change: (values: Localized) => Localized): LanguagePair => ({
  ...pair,
  values: change(pair.values),
});

const planted = (
  name: string,
  pairs: readonly LanguagePair[],
  expected: PlantedPair['expected'],
  fault?: PlantedPair['fault'],
): PlantedPair[] =>
  pairs.map((pair) => ({
    name: `${name}: ${pair.id}`,
    pair,
    known: undefined,
    expected,
    ...(fault && { fault }),
  }));

/** Words that say something else than before. */
const edits: readonly ((text: string) => string)[] = [
  (text) => `${text} This offer ends in spring.`,
  (text) => text.split(' ').slice(0, -2).join(' '),
  (text) => `Not available: ${text}`,
  (text) => text.replace(/\p{L}+$/u, '').concat('elsewhere'),
];

/** Pairs of which one language was changed after the other, in English or French by turns. */
const behindPairs = (count: number): PlantedPair[] =>
  takeFrom(plain, count, 70).map((pair, index) => {
    const edit = edits[index % edits.length] ?? String;
    const language = index % 2 === 0 ? 'en' : 'fr';
    const after = { ...pair.values, [language]: edit(pair.values[language]) };
    const known = knowledgeOf(followStates([{ ...pair.values, kind: 'fill' }, after], pair.isRich));
    return { name: `behind: ${pair.id}`, pair: { ...pair, values: after }, known, expected: 'behind' };
  });

/** The faults: 60 of the 200 pairs. */
const faulty: readonly PlantedPair[] = [
  ...planted(
    'missing',
    takeFrom(plain, 10, 3).map((pair, index) =>
      changed(pair, (values) => ({ ...values, [index % 2 === 0 ? 'fr' : 'en']: index % 3 === 0 ? ' ' : '' })),
    ),
    'missing',
  ),
  ...planted(
    'placeholder',
    takeFrom(withPlaceholder, 10).map((pair, index) =>
      changed(pair, ({ en, fr }) => ({ en, fr: fr.replace(/\{\w+\}/, index % 2 === 0 ? '{nom}' : '') })),
    ),
    'malformed',
    'placeholder',
  ),
  ...planted(
    'number',
    takeFrom(withNumber, 10).map((pair) =>
      changed(pair, ({ en, fr }) => ({
        en,
        fr: fr.replace(/\d{2}/, (digits) => String(Number(digits) + 13)),
      })),
    ),
    'malformed',
    'number',
  ),
  ...planted(
    'other',
    [
      pairOf('telephone', { en: 'Call 819-555-0142', fr: 'Appelez au 819\u00a0555-0124' }),
      pairOf('email', { en: 'Write to sales@norcuve.ca', fr: 'Écrivez à vente@norcuve.ca' }),
      pairOf('colon', { en: 'Note: closed', fr: 'Note: fermé' }),
      rich('list', '<ul><li>A</li><li>B</li></ul>', '<ul><li>A</li></ul>'),
      rich('link', '<p>See <a href="/careers">careers</a></p>', '<p>Voir les emplois</p>'),
      rich('heading', '<h2>Rules</h2><p>Yes</p>', '<p>Règles</p><p>Oui</p>'),
    ],
    'malformed',
    'other',
  ),
  ...planted(
    'same',
    [
      pairOf('sentence', { en: 'Ask for a quote', fr: 'Ask for a quote' }),
      pairOf('copied', { en: 'Delivery across the province', fr: 'Delivery across the province' }),
      pairOf('french', { en: 'Pièces et service', fr: 'Pièces et service' }),
      rich('rich', '<p>We build tankers that last.</p>', '<p>We build tankers that last.</p>'),
    ],
    'same',
  ),
  ...behindPairs(20),
];

const fine: readonly PlantedPair[] = [
  ...planted(
    'hard',
    hardButFine.map(([en, fr]) => pairOf(en, { en, fr })),
    'fine',
  ),
  ...planted('rich', fineRich, 'fine'),
  ...Object.entries(fineHistories).map(([name, states]): PlantedPair => {
    const { en = '', fr = '' } = states.at(-1) ?? {};
    return {
      name,
      pair: pairOf(name, { en, fr }),
      known: knowledgeOf(followStates(states)),
      expected: 'fine',
    };
  }),
];

/** 200 pairs with 60 faults. */
export const plantedPairs: readonly PlantedPair[] = [
  ...faulty,
  ...fine,
  ...planted('shipped', takeFrom(shippedPairs, 140 - fine.length), 'fine'),
];

import englishDocuments from '../../src/client/site/search/documentTexts/en.json';
import frenchDocuments from '../../src/client/site/search/documentTexts/fr.json';
import { demonstration } from '../../src/content/rows';
import { descriptions } from '../../src/content/rows/descriptions';
import { entityNames } from '../../src/model/schema/entities';
import { columnsOfEntity } from '../../src/model/schema/rows';
import type { Language } from '../../src/model/site/languages';
import { initialTexts } from '../../src/server/content/texts/initialTexts';

interface Sentence {
  readonly where: string;
  readonly language: Language;
  readonly text: string;
}

/** Tables of words that mean the same hold what visitors type, mistakes included. */
const isTable = (key: string): boolean => key === 'synonyms' || key === 'same-values';

const ofRows: readonly Sentence[] = entityNames.flatMap((entity) =>
  demonstration[entity].flatMap((row) =>
    columnsOfEntity(entity).flatMap(({ name, language }) => {
      const value: unknown = Object.entries(row).find(([column]) => column === name)?.[1];
      if (language === undefined || typeof value !== 'string') return [];
      return [{ where: `${entity} ${row.id} ${name}`, language, text: value }];
    }),
  ),
);

const all: readonly Sentence[] = [
  ...initialTexts
    .filter(({ object_key: key }) => !isTable(key))
    .map(({ page, object_key: key, language, resource }) => ({
      where: `${page ?? ''}/${key}`,
      language,
      text: resource,
    })),
  ...ofRows,
  ...descriptions.flatMap(({ picture, altEn, altFr }): Sentence[] => [
    { where: picture, language: 'en', text: altEn },
    { where: picture, language: 'fr', text: altFr },
  ]),
];

/** The words of the PDFs. Their spaces are plain ones, as the search needs them. */
const ofDocuments: readonly Sentence[] = Object.entries({
  en: englishDocuments,
  fr: frenchDocuments,
}).flatMap(([language, documents]) =>
  Object.entries(documents).flatMap(([where, pages]) =>
    pages.map((text) => ({ where, language: language === 'fr' ? ('fr' as const) : ('en' as const), text })),
  ),
);

/** The words that break a rule in the sentences of a language, and their places. */
const breaking = (rule: RegExp, language: Language, sentences = all): readonly string[] =>
  sentences
    .filter((sentence) => sentence.language === language)
    .flatMap(({ where, text }) => {
      const readable = text.replace(/(?:href|src)="[^"]*"|https?:[^\s,]*|\(tel:\)/g, '·');
      const [found] = rule.exec(readable) ?? [];
      return found === undefined ? [] : [`${where}: ${found}`];
    });

const unit =
  '(?:°C|L|km|kg|mm|cm|m|kPa|kW|V|W|lb|ch|hp|h|L/min|tr/min|rpm|pouces?|inch(?:es)?|mètres?|min|%|\\$)(?![\\p{L}\\d])';

describe('the first content', () => {
  it('has many sentences in each language', () => {
    expect(all.filter(({ language }) => language === 'fr').length).toBeGreaterThan(1000);
    expect(ofRows.length).toBeGreaterThan(300);
  });

  it.each([
    ['straight apostrophes', /\p{L}'\p{L}/u],
    ['line breaks between a number and its unit', new RegExp(`[\\d¼½¾] ${unit}`, 'u')],
    ['three points for an ellipsis', /\.\.\./],
    ['two spaces', / {2}/],
  ])('has no %s', (_, rule) => {
    expect([...breaking(rule, 'en'), ...breaking(rule, 'fr')]).toEqual([]);
  });

  it.each([
    ['a colon or a closing quotation mark without its no-break space', /[^\u00a0\d\p{Lu}](?:»|:(?!\w))/u],
    ['an opening quotation mark without its no-break space', /«[^\u00a0]/],
    ['a space before ; ! or ?', /[\s\u00a0][;!?]/],
    ['English quotation marks', /[“”"]/],
    ['a comma between thousands', /\d,\d{3}(?!\d)/],
    ['a point before decimals', /\d\.\d+[\s\u00a0](?:L|km|kg|mm|m|kPa|kW|V)(?!\p{L})/u],
    ['a price before its number', /\$\s?\d/],
  ])('has in French no text with %s', (_, rule) => {
    expect(breaking(rule, 'fr')).toEqual([]);
  });

  it.each([
    ['spaces between thousands', /(?<![\d-])(?<!TC )\d{1,3}[ \u00a0]\d{3}(?![\d-])/],
    [
      'a measure after "of"',
      /(?:trailer|hose|flange|manhole|placard|cylinder|compartment|reel|unit)s? of \d/,
    ],
    ['12:00', /12:00/],
    ['the word "standard" before a CSA number', /standard CSA/],
  ])('has in English no text with %s', (_, rule) => {
    expect(breaking(rule, 'en')).toEqual([]);
  });

  /** Words that a reader in Quebec would take for a translation, or misunderstand. */
  it.each([
    ['entre(?:r|z) en contact', 'joindre, écrire'],
    ['manufacturiers?', 'fabricant'],
    ['vraquiers?', 'camion-citerne de propane'],
    ['camions? vacuum', 'camion aspirateur'],
    ['telles quelles|tels quels', 'it means that they are sold as is'],
    ['sans détour', ''],
    ['flottes?', 'parc de camions'],
    ['billets? de livraison', 'bon de livraison'],
    ['(?:citerne|réservoir)s? (?:est |sont )?déposée?s?', 'posée, descendue: who takes it off deposes it'],
    ['relier à la terre', 'établir la liaison équipotentielle, for bonding'],
    ['quai', 'rampe de chargement'],
    ['centres? de vrac', 'installation de vrac'],
    ['moteur scellé|connecteurs scellés', 'étanche'],
    ['\\{\\w+\\} de \\{\\w+\\}', '{number} sur {total}'],
  ])('does not say %s in French (%s)', (words) => {
    expect(
      breaking(new RegExp(`(?<![\\p{L}])(?:${words})(?![\\p{L}])`, 'iu'), 'fr', [...all, ...ofDocuments]),
    ).toEqual([]);
  });
});

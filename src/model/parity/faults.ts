import type { Language } from '../site/languages';
import { foldWord } from '../text/foldWord';
import type { ComparedFact } from './facts';
import { comparedFacts, factsOf } from './facts';
import type { PairValues } from './meaning';
import { plainTextOf } from './meaning';

/** A fault in the form of a text: a fact that the languages do not share, or the spaces of the French. */
export interface Fault {
  readonly kind: ComparedFact | 'spacing';
  /** The facts that only this language has: '45000'; for a list or a heading its number of entries. */
  readonly en: readonly string[];
  readonly fr: readonly string[];
}

/** Numbers that are also written as words. */
const numberWords: Readonly<Record<Language, Readonly<Record<string, readonly string[]>>>> = {
  en: {
    1: ['one', 'first', 'once', 'a', 'an', 'single'],
    2: ['two', 'second', 'twice', 'both', 'double'],
    3: ['three', 'third'],
    4: ['four', 'fourth'],
    5: ['five', 'fifth'],
    6: ['six', 'sixth'],
    7: ['seven', 'seventh'],
    8: ['eight', 'eighth'],
    9: ['nine', 'ninth'],
    10: ['ten', 'tenth'],
    12: ['twelve', 'noon'],
    24: ['midnight'],
  },
  fr: {
    1: ['un', 'une', 'premier', 'premiere', 'seul', 'seule'],
    2: ['deux', 'deuxieme', 'double'],
    3: ['trois', 'troisieme'],
    4: ['quatre', 'quatrieme'],
    5: ['cinq', 'cinquieme'],
    6: ['six', 'sixieme'],
    7: ['sept', 'septieme'],
    8: ['huit', 'huitieme'],
    9: ['neuf', 'neuvieme'],
    10: ['dix', 'dixieme'],
    12: ['douze', 'midi'],
    24: ['minuit'],
  },
};

const wordsOf = (text: string): ReadonlySet<string> => new Set(foldWord(text).match(/\p{L}+/gu) ?? []);

const missingFrom = (facts: readonly string[], others: readonly string[]): string[] => {
  const rest = [...others];
  return facts.filter((fact) => {
    const index = rest.indexOf(fact);
    if (index >= 0) rest.splice(index, 1);
    return index < 0;
  });
};

const factFaults = ({ values, isRich }: PairValues): Fault[] => {
  const facts = { en: factsOf(values.en, 'en', isRich), fr: factsOf(values.fr, 'fr', isRich) };
  const isWritten = (number: string, language: Language): boolean => {
    const written = numberWords[language][number];
    if (!written) return false;
    const words = wordsOf(plainTextOf(values[language], isRich));
    return written.some((word) => words.has(word));
  };
  return comparedFacts.flatMap((kind): Fault[] => {
    const en = missingFrom(facts.en[kind], facts.fr[kind]);
    const fr = missingFrom(facts.fr[kind], facts.en[kind]);
    if (en.length + fr.length === 0) return [];
    if (kind !== 'number') return [{ kind, en, fr }];
    const onlyEn = en.filter((number) => !isWritten(number, 'fr'));
    const onlyFr = fr.filter((number) => !isWritten(number, 'en'));
    return onlyEn.length + onlyFr.length > 0 ? [{ kind, en: onlyEn, fr: onlyFr }] : [];
  });
};

const units = 'L|km|kg|mm|cm|kPa|kW|%|\\$';

/**
 * The spaces of French as written in Quebec (Office québécois de la langue française, 'espacement'): one before a colon, within
 * guillemets and before a unit; none before `;`, `!` and `?`, or a narrow one.
 */
const spacingPatterns: readonly RegExp[] = [
  /[\p{L}\p{N})»”"]:(?=\s|$)/gu,
  /«(?!\s)\S*/gu,
  /\S*[^\s«]»/gu,
  /\S*[ \u00a0][;!?]+(?=\s|$)/gu,
  new RegExp(`(?<![\\p{L}\\p{N}-])\\d+(?:${units})(?![\\p{L}\\p{N}])`, 'gu'),
];

const spacingFault = ({ values, isRich }: PairValues): Fault[] => {
  const text = plainTextOf(values.fr, isRich).replace(/https?:\/\/\S+/g, ' ');
  const fr = spacingPatterns.flatMap((pattern) => text.match(pattern) ?? []).map((each) => each.trim());
  return fr.length > 0 ? [{ kind: 'spacing', en: [], fr: [...new Set(fr)] }] : [];
};

/** The faults in the form of a text that both languages have. */
export function faultsOf(pair: PairValues): readonly Fault[] {
  return [...factFaults(pair), ...spacingFault(pair)];
}

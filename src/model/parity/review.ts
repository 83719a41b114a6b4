import type { EntityName } from '../schema/entities';
import { adminOf } from '../schema/entities';
import type { Language, Localized } from '../site/languages';
import { languages } from '../site/languages';
import type { Fault } from './faults';
import { faultsOf } from './faults';
import type { PairValues } from './meaning';
import { isBlankValue, signatureOf, meaningOf, plainTextOf } from './meaning';
import { localizedFields, valuesOfField } from './pairs';

/** Words that only one of the languages has: a sentence with one of them is not the same in both. */
const wordsOfOneLanguage: ReadonlySet<string> = new Set(
  (
    'the and of for with your our from this that is are was not you we to by at be have has or ' +
    'le la les des du de et pour avec votre notre vos nos une dans sur est sont ne pas vous nous au aux ou par ce cette'
  ).split(' '),
);

/** From this number of words on, a text that is the same in both languages was not translated. */
const manyWords = 4;

/** Ordinary words: no codes, abbreviations, numbers and addresses, and no names, which have capitals within a text. */
const ordinaryWords = (text: string): readonly string[] =>
  (text.replace(/\{\w+\}|\S+@\S+|https?:\/\/\S+/g, ' ').match(/[\p{L}\p{N}'’-]+/gu) ?? []).filter(
    (word, index) => /^\p{L}\p{Ll}*$/u.test(word) && (index === 0 || /^\p{Ll}/u.test(word)),
  );

/**
 * Whether both languages have the same words although they should differ. Names, codes, numbers, addresses and short labels such as
 * 'Transport' are often the same.
 */
function isUntranslated({ values, isRich }: PairValues): boolean {
  if (meaningOf(values.en, isRich) !== meaningOf(values.fr, isRich)) return false;
  const words = ordinaryWords(plainTextOf(values.en, isRich));
  return (
    words.length >= manyWords ||
    (words.length > 1 && words.some((word) => wordsOfOneLanguage.has(word.toLowerCase())))
  );
}

/** The state of a pair, the most urgent first. */
export const pairStatuses = ['missing', 'behind', 'malformed', 'same', 'accepted', 'fine'] as const;

export type PairStatus = (typeof pairStatuses)[number];

/** The states that somebody should look at. */
export const findings = ['missing', 'behind', 'malformed', 'same'] as const satisfies readonly PairStatus[];

export type Finding = (typeof findings)[number];

/** Facts from the journal and the administrators about a pair whose values have this signature. */
export interface PairKnowledge {
  readonly signature: string;
  /** The language whose value is older than the other one. */
  readonly behind: Language | null;
  /** The signature of the values of which an administrator said that they are still right. */
  readonly accepted: string | null;
}

/** A pair of which an administrator said that it is still right, while its values have this signature. */
export interface AcceptedPair {
  /** The name of the pair. */
  readonly pair: string;
  readonly signature: string;
}

export interface PairReview {
  readonly status: PairStatus;
  /** The language to be mended, of a missing value or one that is behind. */
  readonly language: Language | null;
  /** The faults of the form, whatever the state. */
  readonly faults: readonly Fault[];
}

/** The language in which a value is missing that the other one has. */
const missingLanguage = (values: Localized, isRich: boolean): Language | null => {
  const blank = languages.filter((language) => isBlankValue(values[language], isRich));
  return blank.length === 1 ? (blank[0] ?? null) : null;
};

/** The languages that lack a value of a row which the other one has. */
export function missingLanguagesOf(
  entity: EntityName,
  row: Readonly<Record<string, unknown>>,
): readonly Language[] {
  const missing = localizedFields(entity).map(({ field, isRich }) =>
    missingLanguage(valuesOfField(row, field), isRich),
  );
  return languages.filter((language) => missing.includes(language));
}

/**
 * The languages that prevent a row from being published: those that it lacks, of a kind that needs both. In Quebec a job posting must
 * appear in French at the same time as in another language.
 */
export function languagesBeforePublishing(
  entity: EntityName,
  row: Readonly<Record<string, unknown>>,
): readonly Language[] {
  return adminOf(entity).isBilingual ? missingLanguagesOf(entity, row) : [];
}

const fine: PairReview = { status: 'fine', language: null, faults: [] };

/** Whether a review is one that somebody should look at. */
export function isFinding({ status }: PairReview): boolean {
  return findings.some((each) => each === status);
}

/** Reviews the two values by themselves, without the journal. */
export function reviewValues(pair: PairValues): PairReview {
  const { values, isRich } = pair;
  const missing = missingLanguage(values, isRich);
  if (missing) return { status: 'missing', language: missing, faults: [] };
  if (isBlankValue(values.en, isRich)) return fine;
  const faults = faultsOf(pair);
  if (faults.length > 0) return { status: 'malformed', language: null, faults };
  return isUntranslated(pair) ? { ...fine, status: 'same' } : fine;
}

/** Adds what the journal and the administrators know to a review of the values. Knowledge about other values does not count. */
export function withKnowledge(
  review: PairReview,
  signature: () => string,
  known: PairKnowledge | undefined,
): PairReview {
  if (!known || review.status === 'missing') return review;
  const current = signature();
  const isBehind = known.behind !== null && known.signature === current;
  const found: PairReview = isBehind ? { ...review, status: 'behind', language: known.behind } : review;
  const isAccepted = isFinding(found) && known.accepted === current;
  return isAccepted ? { ...found, status: 'accepted', language: null } : found;
}

/**
 * Reviews a pair: compares its values, then adds what the journal and the administrators know. Server and client both use it.
 * A missing value cannot be accepted.
 * @param known what the journal and the administrators know; undefined for a pair that nobody has changed
 */
export function reviewPair(pair: PairValues, known?: PairKnowledge): PairReview {
  return withKnowledge(reviewValues(pair), () => signatureOf(pair), known);
}

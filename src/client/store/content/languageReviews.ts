import { signatureOf } from '../../../model/parity/meaning';
import type { LanguagePair } from '../../../model/parity/pairs';
import { pairOfPicture, pairOfText, pairsOfRow } from '../../../model/parity/pairs';
import type { PairKnowledge, PairReview } from '../../../model/parity/review';
import { reviewValues, withKnowledge } from '../../../model/parity/review';
import type { EntityName } from '../../../model/schema/entities';
import { textPairId } from '../../../model/parity/pairs';
import type { Language } from '../../../model/site/languages';
import type { TextResource } from '../../../model/text/texts';
import type { StoredImage } from './images';
import type { StoredRow } from './storedRow';

/** A pair with its state. */
export interface ReviewedPair {
  readonly pair: LanguagePair;
  readonly review: PairReview;
}

/** A pair with the state that its values alone show. It is computed once for values that stay the same. */
interface ComparedPair extends ReviewedPair {
  readonly signature: () => string;
}

/** The facts of the pairs, by the name of the pair. */
export type KnownPairs = Readonly<Record<string, PairKnowledge>> | undefined;

const compare = (pair: LanguagePair): ComparedPair => {
  let signature: string | undefined;
  return { pair, review: reviewValues(pair), signature: () => (signature ??= signatureOf(pair)) };
};

const addKnowledge = ({ pair, review, signature }: ComparedPair, known: KnownPairs): ReviewedPair => ({
  pair,
  review: withKnowledge(review, signature, known?.[pair.id]),
});

const comparedRows = new WeakMap<StoredRow, readonly ComparedPair[]>();

/** The pairs of a row with their states. */
export function reviewRow(entity: EntityName, row: StoredRow, known: KnownPairs): readonly ReviewedPair[] {
  const compared = comparedRows.get(row) ?? pairsOfRow(entity, row).map(compare);
  comparedRows.set(row, compared);
  return compared.map((pair) => addKnowledge(pair, known));
}

type Sides = Partial<Readonly<Record<Language, TextResource>>>;

const comparedTexts = new WeakMap<TextResource, Sides & { readonly compared: ComparedPair | undefined }>();

/** The pair of a text with its state; undefined for one that is not to be compared. */
export function reviewText({ en, fr }: Sides, known: KnownPairs): ReviewedPair | undefined {
  const first = en ?? fr;
  if (!first) return undefined;
  const stored = comparedTexts.get(first);
  if (stored && stored.en === en && stored.fr === fr)
    return stored.compared && addKnowledge(stored.compared, known);
  const pair = pairOfText(en, fr);
  const compared = pair && compare(pair);
  comparedTexts.set(first, { ...(en && { en }), ...(fr && { fr }), compared });
  return compared && addKnowledge(compared, known);
}

/** The pairs of texts with their states. */
export function reviewTexts(texts: readonly TextResource[], known: KnownPairs): readonly ReviewedPair[] {
  const byId = new Map<string, Partial<Record<Language, TextResource>>>();
  for (const text of texts) {
    const id = textPairId(text.page, text.object_key);
    const sides = byId.get(id) ?? {};
    const other = sides[text.language];
    if (!other || text.id < other.id) sides[text.language] = text;
    byId.set(id, sides);
  }
  return [...byId.values()].flatMap((sides) => reviewText(sides, known) ?? []);
}

const comparedPictures = new WeakMap<StoredImage, ComparedPair>();

/** The alt texts of a picture with their state. */
export function reviewPicture(image: StoredImage, known: KnownPairs): ReviewedPair {
  const compared = comparedPictures.get(image) ?? compare(pairOfPicture(image));
  comparedPictures.set(image, compared);
  return addKnowledge(compared, known);
}

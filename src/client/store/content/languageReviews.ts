import { weakMapMemoize } from '@reduxjs/toolkit';
import { signatureOf } from '../../../model/parity/meaning';
import type { LanguagePair, TextSides } from '../../../model/parity/pairs';
import { pairOfPicture, pairOfText, pairsOfRow, textSides } from '../../../model/parity/pairs';
import type { PairKnowledge, PairReview } from '../../../model/parity/review';
import { reviewValues, withKnowledge } from '../../../model/parity/review';
import type { EntityName } from '../../../model/schema/entities';
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

const compareRow = weakMapMemoize((entity: EntityName, row: StoredRow) =>
  pairsOfRow(entity, row).map(compare),
);

/** The pairs of a row with their states. */
export function reviewRow(entity: EntityName, row: StoredRow, known: KnownPairs): readonly ReviewedPair[] {
  return compareRow(entity, row).map((pair) => addKnowledge(pair, known));
}

const compareText = weakMapMemoize((en: TextResource | undefined, fr: TextResource | undefined) => {
  const pair = pairOfText(en, fr);
  return pair && compare(pair);
});

/** The pair of a text with its state; undefined for one that is not to be compared. */
export function reviewText({ en, fr }: TextSides, known: KnownPairs): ReviewedPair | undefined {
  const compared = compareText(en, fr);
  return compared && addKnowledge(compared, known);
}

/** The pairs of texts with their states. */
export function reviewTexts(texts: readonly TextResource[], known: KnownPairs): readonly ReviewedPair[] {
  return textSides(texts).flatMap((sides) => reviewText(sides, known) ?? []);
}

const comparePicture = weakMapMemoize((image: StoredImage) => compare(pairOfPicture(image)));

/** The alt texts of a picture with their state. */
export function reviewPicture(image: StoredImage, known: KnownPairs): ReviewedPair {
  return addKnowledge(comparePicture(image), known);
}

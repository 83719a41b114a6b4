import { useMemo } from 'react';
import { shallowEqual } from 'react-redux';
import type { LanguagePair } from '../../../model/parity/pairs';
import type { PairReview } from '../../../model/parity/review';
import { findings, reviewPair } from '../../../model/parity/review';
import { entityNames } from '../../../model/schema/entities';
import { endpoints } from '../../store/api/adminApi';
import { selectPairFacts } from '../../store/api/endpoints/languageEndpoints';
import { selectEditableTexts } from '../../store/content/editableTexts';
import { selectEditedRows } from '../../store/content/hiddenRows';
import { selectImages } from '../../store/content/images';
import type { ReviewedPair } from '../../store/content/languageReviews';
import { reviewPicture, reviewRow, reviewTexts } from '../../store/content/languageReviews';
import type { StoredRow } from '../../store/content/storedRow';
import { useAppSelector } from '../../store/hooks';
import type { RootState } from '../../store/store';
import { storedToken } from '../../store/session/storedUser';

/**
 * Loads the facts about the languages from the history, and again after each change of the content. With a
 * back-end that does not know the request, only the values themselves are compared.
 */
export function useLanguageFacts() {
  const version = useAppSelector(({ startup }) => startup.version);
  return endpoints.languageFacts.useQuery(version, { skip: storedToken() === null });
}

/** The state of a pair, such as of a text that is being edited on its page. `useLanguageFacts` must be in use. */
export function usePairReview(pair: LanguagePair): PairReview {
  const known = useAppSelector((state) => selectPairFacts(state)?.[pair.id]);
  return useMemo(() => reviewPair(pair, known), [pair, known]);
}

/** The rows of all kinds, in the order of the table. */
const selectAllRows = (state: RootState): readonly (readonly StoredRow[])[] =>
  entityNames.map((name) => selectEditedRows(state, name));

/** Everything that the account may edit and that has two languages, with its state. Hidden rows must have been loaded. */
export function useReviewedPairs(): readonly ReviewedPair[] {
  const rows = useAppSelector(selectAllRows, shallowEqual);
  const texts = useAppSelector(selectEditableTexts);
  const images = useAppSelector(selectImages);
  const known = useAppSelector(selectPairFacts);
  return useMemo(
    () => [
      ...reviewTexts(texts, known),
      ...entityNames.flatMap((entity, index) =>
        (rows[index] ?? []).flatMap((row) => reviewRow(entity, row, known)),
      ),
      ...Object.values(images).map((image) => reviewPicture(image, known)),
    ],
    [rows, texts, images, known],
  );
}

/** The number of texts that one language lacks or says differently, in each state that has some. Hidden rows must have been loaded. */
export function useLanguageCounts() {
  useLanguageFacts();
  const reviewed = useReviewedPairs();
  return findings.flatMap((state) => {
    const { length } = reviewed.filter(({ review }) => review.status === state);
    return length === 0 ? [] : [{ state, count: length }];
  });
}

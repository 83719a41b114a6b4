import { useEffect } from 'react';
import type { PageTarget } from '../../../model/admin/onPage/pageSource';
import { singleTargets, targetId } from '../../../model/admin/onPage/pageSource';
import type { PairReview } from '../../../model/parity/review';
import { lookupText } from '../../../model/text/texts';
import { endpoints } from '../../store/api/adminApi';
import { selectPairFacts } from '../../store/api/endpoints/languageEndpoints';
import { selectEditedRow } from '../../store/content/hiddenRows';
import { selectImages } from '../../store/content/images';
import type { KnownPairs } from '../../store/content/languageReviews';
import { reviewPicture, reviewRow, reviewText } from '../../store/content/languageReviews';
import { useAppDispatch, useAppSelector } from '../../store/hooks';
import { selectTextIndex } from '../../store/selectors';
import type { RootState } from '../../store/store';

/** Something on the page that lacks a language, or is behind in one. */
export interface Finding {
  readonly target: PageTarget;
  readonly reviews: readonly PairReview[];
}

const reviewsOf = (state: RootState, target: PageTarget, known: KnownPairs): readonly PairReview[] => {
  if (target.kind === 'text') {
    const find = (language: 'en' | 'fr') =>
      lookupText(selectTextIndex(state), language, target.key, target.page ?? undefined);
    const [en, fr] = [find('en'), find('fr')];
    const found = reviewText({ ...(en && { en }), ...(fr && { fr }) }, known);
    return found ? [found.review] : [];
  }
  if (target.kind === 'image') {
    const image = selectImages(state)[target.name];
    return image ? [reviewPicture(image, known).review] : [];
  }
  const { entity, id, fields } = target;
  const row = selectEditedRow(state, entity, id);
  if (!row) return [];
  return reviewRow(entity, row, known)
    .filter(({ pair: { source } }) => source.kind === 'row' && fields.includes(source.field))
    .map(({ review }) => review);
};

const isUrgent = ({ status }: PairReview): boolean => status === 'missing' || status === 'behind';

const findingsOf = (state: RootState, targets: readonly PageTarget[]): readonly Finding[] => {
  const known = selectPairFacts(state);
  const found = targets.flatMap(singleTargets).flatMap((target): Finding[] => {
    const reviews = reviewsOf(state, target, known).filter(isUrgent);
    return reviews.length > 0 ? [{ target, reviews }] : [];
  });
  return [...new Map(found.map((finding) => [targetId(finding.target), finding])).values()];
};

const nameOf = ({ target, reviews }: Finding): string =>
  [targetId(target), ...reviews.map(({ status, language }) => `${status} ${language}`)].join();

const isSame = (one: readonly Finding[], other: readonly Finding[]): boolean =>
  one.map(nameOf).join(' ') === other.map(nameOf).join(' ');

/**
 * Loads the facts about the languages from the history, and again after each change of the content. Unlike
 * `useLanguageFacts` it uses no query hook: the bar may be rendered before the API's middleware is in the store.
 */
export function usePageFacts(): void {
  const dispatch = useAppDispatch();
  const version = useAppSelector(({ startup }) => startup.version);
  useEffect(() => {
    const query = dispatch(endpoints.languageFacts.initiate(version));
    return () => query.unsubscribe();
  }, [dispatch, version]);
}

/** The content of a page that lacks one of the languages, or was changed in one only. `usePageFacts` must be in use. */
export function useFindings(targets: readonly PageTarget[]): readonly Finding[] {
  return useAppSelector((state) => findingsOf(state, targets), isSame);
}

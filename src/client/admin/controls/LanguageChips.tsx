import { chakra } from '@chakra-ui/react';
import type { HTMLChakraProps } from '@chakra-ui/react';
import { useCallback, useMemo } from 'react';
import type { Finding, PairReview } from '../../../model/parity/review';
import { findings } from '../../../model/parity/review';
import { imageNameOf } from '../../../model/images/variants';
import type { EntityName } from '../../../model/schema/entities';
import type { Language } from '../../../model/site/languages';
import { languages } from '../../../model/site/languages';
import { selectPairFacts } from '../../store/api/endpoints/languageEndpoints';
import { selectImages } from '../../store/content/images';
import { reviewPicture, reviewRow, reviewText } from '../../store/content/languageReviews';
import type { StoredRow } from '../../store/content/storedRow';
import { useAppSelector } from '../../store/hooks';
import { useTexts } from '../../ui/text/useTexts';
import type { TextResource } from '../../../model/text/texts';
import { warningColors } from './warningColors';

const Chip = chakra('span', {
  base: {
    flexShrink: '0',
    display: 'inline-block',
    paddingInline: '2',
    fontSize: 'xs',
    fontWeight: 'semibold',
    lineHeight: '1.5',
    borderRadius: 'sm',
    whiteSpace: 'nowrap',
  },
  variants: {
    tone: {
      urgent: { bg: 'danger.subtle', color: 'danger.strong' },
      later: warningColors,
    },
  },
});

interface Found {
  readonly status: Finding;
  readonly language: Language | null;
}

/** The states that need attention, each state and language once, the most urgent first. */
const distinct = (reviews: readonly PairReview[]): readonly Found[] =>
  findings.flatMap((status) =>
    [...languages, null].flatMap((language): Found[] =>
      reviews.some((review) => review.status === status && review.language === language)
        ? [{ status, language }]
        : [],
    ),
  );

/**
 * Returns a function that describes the states that need attention, each in a few words: 'French missing',
 * 'English behind'.
 */
export function useReviewWords() {
  const text = useTexts('languages');
  return useCallback(
    (reviews: readonly PairReview[]) =>
      distinct(reviews).map(({ status, language }) => ({
        status,
        label: text(
          language ? (`chip-${status}-${language}` as 'chip-missing-fr') : (`chip-${status}` as 'chip-same'),
        ),
      })),
    [text],
  );
}

/** A chip for each state that needs attention, such as 'French missing'. */
export function ReviewChips({
  reviews,
  ...place
}: { readonly reviews: readonly PairReview[] } & HTMLChakraProps<'span'>) {
  const found = useReviewWords()(reviews);
  return found.length === 0 ? null : (
    <chakra.span display="inline-flex" flexWrap="wrap" gap="1" {...place}>
      {found.map(({ status, label }) => (
        <Chip key={label} tone={status === 'missing' ? 'urgent' : 'later'}>
          {label}
        </Chip>
      ))}
    </chakra.span>
  );
}

/** The chips of a row in a list. */
export function RowChips({
  entity,
  row,
  ...place
}: { readonly entity: EntityName; readonly row: StoredRow } & HTMLChakraProps<'span'>) {
  const known = useAppSelector(selectPairFacts);
  const reviews = useMemo(
    () => reviewRow(entity, row, known).map(({ review }) => review),
    [entity, row, known],
  );
  return <ReviewChips reviews={reviews} {...place} />;
}

/** The chips of the alt texts of a picture. */
export function PictureChips({ src, ...place }: { readonly src: string } & HTMLChakraProps<'span'>) {
  const known = useAppSelector(selectPairFacts);
  const image = useAppSelector((state) => selectImages(state)[imageNameOf(src) ?? '']);
  const reviews = useMemo(() => (image ? [reviewPicture(image, known).review] : []), [image, known]);
  return <ReviewChips reviews={reviews} {...place} />;
}

interface TextChipsProps {
  readonly en: TextResource | undefined;
  readonly fr: TextResource | undefined;
}

/** The chips of a text in its editor. */
export function TextChips({ en, fr }: TextChipsProps) {
  const known = useAppSelector(selectPairFacts);
  const found = useMemo(() => reviewText({ ...(en && { en }), ...(fr && { fr }) }, known), [en, fr, known]);
  return found ? <ReviewChips display="flex" reviews={[found.review]} /> : null;
}

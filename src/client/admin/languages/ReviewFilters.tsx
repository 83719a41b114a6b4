import { chakra } from '@chakra-ui/react';
import type { PairStatus } from '../../../model/parity/review';
import { findings } from '../../../model/parity/review';
import { brandList } from '../../../model/site/brands';
import { languages } from '../../../model/site/languages';
import { useTexts } from '../../ui/text/useTexts';
import { FilterSelect } from '../controls/FilterSelect';
import type { PlacedPair, useReviewAddress } from './useReview';
import { countStates, isShown } from './useReview';
import { languageKeys } from '../controls/languageKeys';

interface ReviewFiltersProps {
  readonly pairs: readonly PlacedPair[];
  readonly address: ReturnType<typeof useReviewAddress>;
}

const place = { flex: { base: '1 1 100%', sm: '0 1 16rem' } } as const;

const shownStates = [...findings, 'accepted'] as const satisfies readonly PairStatus[];

/** A button for each state with the number of its texts: it narrows the overview to them, and shows all again. */
const States = ({ pairs, address: { filter, change } }: ReviewFiltersProps) => {
  const text = useTexts('languages');
  const { state: _all, ...others } = filter;
  const inScope = shownStates.flatMap((state) => pairs.filter((each) => isShown(each, { ...others, state })));
  const count = countStates(inScope);
  return (
    <chakra.div
      role="group"
      aria-label={text('states')}
      display="grid"
      gap="2"
      gridTemplateColumns={{ base: 'repeat(2, minmax(0, 1fr))', md: 'repeat(5, minmax(0, 1fr))' }}
    >
      {shownStates.map((state) => {
        const isChosen = filter.state === state;
        return (
          <chakra.button
            key={state}
            type="button"
            aria-pressed={isChosen}
            title={state === 'accepted' ? undefined : text(`about-${state}`)}
            textAlign="start"
            padding="3"
            minHeight="16"
            cursor="pointer"
            bg={isChosen ? 'accent.subtle' : 'bg.surface'}
            borderWidth="2px"
            borderStyle="solid"
            borderColor={isChosen ? 'accent.solid' : 'line.subtle'}
            borderRadius="md"
            _hover={{ bg: 'accent.subtle' }}
            onClick={() => change({ state: isChosen ? '' : state })}
          >
            <chakra.span display="block" fontSize="xl" fontWeight="bold" fontVariantNumeric="tabular-nums">
              {count[state]}
            </chakra.span>
            <chakra.span display="block" fontSize="sm" lineHeight="snug">
              {text(`state-${state}`)}
            </chakra.span>
          </chakra.button>
        );
      })}
    </chakra.div>
  );
};

/** The filters of the overview, each with the number of texts. */
export function ReviewFilters({ pairs, address }: ReviewFiltersProps) {
  const text = useTexts('languages');
  const words = useTexts('super');
  const { filter, change } = address;
  const { brand: _brand, ...anyBrand } = filter;
  const { language: _language, ...anyLanguage } = filter;
  const option = (value: string, name: string, shown: Parameters<typeof isShown>[1]) => {
    const { length } = pairs.filter((each) => isShown(each, shown));
    return [value, `${name} (${length})`] as const;
  };
  return (
    <chakra.div display="grid" gap="4">
      <States pairs={pairs} address={address} />
      <chakra.div display="flex" flexWrap="wrap" gap="3">
        <FilterSelect
          {...place}
          label={text('brand')}
          all={text('every-brand')}
          value={filter.brand}
          options={brandList.map(({ id, name }) => option(id, name, { ...anyBrand, brand: id }))}
          onChange={(brand) => change({ brand })}
        />
        <FilterSelect
          {...place}
          label={text('language')}
          all={text('every-language')}
          value={filter.language}
          options={languages.map((each) =>
            option(each, words(languageKeys[each]), { ...anyLanguage, language: each }),
          )}
          onChange={(language) => change({ language })}
        />
      </chakra.div>
    </chakra.div>
  );
}

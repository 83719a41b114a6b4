import { useCallback } from 'react';
import type { TextKey } from '../../../../content/texts';
import type { FacetLabel } from '../../../../model/facets/facet';
import type { TankerFacetText } from '../../../../model/site/screens/tankers/tankerFacets';
import { useNumberFormat } from '../../../ui/text/useNumberFormat';
import { useTexts } from '../../../ui/text/useTexts';

/** The texts of filters and their values. */
interface FacetTexts {
  readonly textOf: (id: TankerFacetText) => string;
  readonly labelOf: (label: FacetLabel<TankerFacetText>) => string;
}

export function useFacetText(): FacetTexts {
  const shared = useTexts('shared');
  const text = useTexts('tankers');
  const formatNumber = useNumberFormat();
  const textOf = useCallback(
    (id: TankerFacetText): string => {
      const [page, key] = id.split('/');
      return page === 'shared' ? shared(key as TextKey<'shared'>) : text(key as TextKey<'tankers'>); // a test reads each
    },
    [shared, text],
  );
  const labelOf = useCallback(
    (label: FacetLabel<TankerFacetText>): string => {
      if ('text' in label) return textOf(label.text);
      if ('plain' in label) return label.plain;
      const { from, below, upTo, unit } = label;
      const write = (value: number): string => formatNumber(String(value), unit);
      if (upTo !== undefined) return text('up-to', { limit: write(upTo) });
      if (from === undefined) return text('below', { below: write(below ?? 0) });
      return below === undefined
        ? text('and-over', { from: write(from) })
        : text('between', { from: formatNumber(String(from)), below: write(below) });
    },
    [textOf, text, formatNumber],
  );
  return { textOf, labelOf };
}

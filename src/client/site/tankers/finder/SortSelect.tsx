import { chakra } from '@chakra-ui/react';
import { useEffect, useRef } from 'react';
import { tankerSortNames } from '../../../../model/site/screens/tankers/findTankers';
import { controlStyle } from '../../../ui/components/controlStyle';
import { useTexts } from '../../../ui/text/useTexts';
import type { TankerFinder } from './useTankerFinder';

const Select = chakra('select', {
  base: { ...controlStyle, minHeight: '11', paddingInline: '2', fontSize: 'sm' },
});

interface SortSelectProps {
  readonly finder: TankerFinder;
  /**
   * The id of the filters' form. The select belongs to it, so that browsers do not restore an older choice.
   */
  readonly form: string;
  /** The name of its value in that form. */
  readonly name?: string;
}

/** The order of the list. */
export function SortSelect({ finder: { sort, sortBy }, ...props }: SortSelectProps) {
  const text = useTexts('tankers');
  const select = useRef<HTMLSelectElement>(null);
  useEffect(() => {
    // chosen on the page of the server, before hydration
    const chosen = select.current?.value ?? '';
    if (chosen !== (sort ?? '')) sortBy(chosen);
    // oxlint-disable-next-line react/exhaustive-deps -- only at hydration
  }, []);
  return (
    <Select
      {...props}
      ref={select}
      aria-label={text('sort')}
      value={sort ?? ''}
      onChange={({ currentTarget }) => sortBy(currentTarget.value)}
    >
      <option value="">{text('sort-default')}</option>
      {tankerSortNames.map((each) => (
        <option key={each} value={each}>
          {text(`sort-${each}`)}
        </option>
      ))}
    </Select>
  );
}

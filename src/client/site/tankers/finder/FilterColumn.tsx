import { chakra } from '@chakra-ui/react';
import { Button } from '../../../ui/components/button';
import { onlyWithoutScripts } from '../../../ui/components/page/withoutScripts';
import { useTexts } from '../../../ui/text/useTexts';
import { FilterGroups } from './FilterGroups';
import type { TankerFinder } from './useTankerFinder';

interface FilterColumnProps {
  readonly finder: TankerFinder;
  /** The id of the form, to which the order of the list belongs too. */
  readonly id: string;
}

/** The filters beside the list on a wide screen. */
export function FilterColumn({ finder, id }: FilterColumnProps) {
  const text = useTexts('tankers');
  const { choices, toggle, isUpToDate } = finder;
  return (
    <chakra.form
      id={id}
      method="get"
      role="search"
      aria-label={text('filters')}
      autoComplete="off" // the chosen values come from the address: browsers must not restore older ones
      className="not-printed"
    >
      <FilterGroups {...{ choices, isUpToDate }} openCount={5} onToggle={(value) => toggle(value)} />
      <Button type="submit" css={onlyWithoutScripts}>
        {text('show')}
      </Button>
    </chakra.form>
  );
}

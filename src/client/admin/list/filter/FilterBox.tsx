import { chakra } from '@chakra-ui/react';
import { usePlural } from '../../../ui/text/usePlural';
import { useTexts } from '../../../ui/text/useTexts';
import { FilterSelect } from '../../controls/FilterSelect';
import { SearchBox } from '../../controls/SearchBox';
import type { Filter } from './useFilter';

const place = { isLabelHidden: true, flex: '1 1 8rem', maxWidth: '14rem', alignContent: 'start' } as const;

type ConditionProps = Pick<Filter, 'condition' | 'setCondition' | 'conditions' | 'count'>;

/** The choice of the condition of a filter, with the number of rows that meet each condition. */
const ConditionChoice = ({ condition, setCondition, conditions, count }: ConditionProps) => {
  const text = useTexts('editors');
  return (
    <FilterSelect
      {...place}
      label={text('condition')}
      all={text('condition-option', { name: text('condition-all'), count })}
      value={condition}
      options={conditions.map((each) => [
        each.condition,
        text('condition-option', { name: text(`condition-${each.condition}`), count: each.count }),
      ])}
      onChange={(value) => setCondition(conditions.find((each) => each.condition === value)?.condition)}
    />
  );
};

/** The choice of the order in which the list is shown. On a wide screen, the heads of its columns do the same. */
const SortChoice = ({ order: { sort, setSort, options } }: Pick<Filter, 'order'>) => {
  const text = useTexts('editors');
  return (
    <FilterSelect
      {...place}
      hideFrom="xl"
      label={text('sort')}
      all={text('sort-site')}
      value={sort}
      options={options.map(({ id, label }) => [id, label])}
      onChange={setSort}
    />
  );
};

/** The search box of a list, and its filters. It also says that a filtered list cannot be reordered. */
export function FilterBox({ filter }: { filter: Filter }) {
  const text = useTexts('editors');
  const plural = usePlural();
  const { search, setSearch, hasSearch, conditions, order, isOffered, isFiltered, editor, count } = filter;
  if (!isOffered || !(hasSearch || conditions.length > 0)) return null;
  const found = isFiltered
    ? `${text(`filter-count-${plural(count)}`, { shown: editor.rows.length, count })} ${text('filter-order')}`
    : '';
  return (
    <chakra.div
      display="flex"
      flexWrap="wrap"
      columnGap="3"
      rowGap="2"
      flex="1 1 24rem"
      marginBottom={{ base: '3', md: '2' }}
    >
      {hasSearch ? (
        <SearchBox label={text('filter')} value={search} onChange={setSearch} found={found} isLabelInside />
      ) : null}
      {conditions.length > 0 ? <ConditionChoice {...filter} /> : null}
      {order.options.length > 0 ? <SortChoice order={order} /> : null}
      {hasSearch || found === '' ? null : (
        <chakra.p role="status" alignSelf="flex-end" fontSize="sm" color="fg.muted">
          {found}
        </chakra.p>
      )}
    </chakra.div>
  );
}

import { chakra } from '@chakra-ui/react';
import { usePlural } from '../../ui/text/usePlural';
import { useTexts } from '../../ui/text/useTexts';
import { SearchBox } from '../controls/SearchBox';
import type { Filter } from './useFilter';

/** The search box of a long list. It also says that a filtered list cannot be reordered. */
export function FilterBox({ filter }: { filter: Filter }) {
  const text = useTexts('editors');
  const plural = usePlural();
  const { search, setSearch, isOffered, isFiltered, editor, count } = filter;
  if (!isOffered) return null;
  const found = isFiltered
    ? `${text(`filter-count-${plural(count)}`, { shown: editor.rows.length, count })} ${text('filter-order')}`
    : '';
  return (
    <chakra.div display="flex" marginBottom="4">
      <SearchBox label={text('filter')} value={search} onChange={setSearch} found={found} />
    </chakra.div>
  );
}

import { chakra } from '@chakra-ui/react';
import { ChevronDown, SlidersHorizontal, X } from 'lucide-react';
import { useId, useState } from 'react';
import { collectionOfKind, historyKinds } from '../../../model/admin/historyFilter';
import { textPages } from '../../../model/text/textPages';
import { endpoints } from '../../store/api/adminApi';
import { Button } from '../../ui/components/button';
import { useTexts } from '../../ui/text/useTexts';
import { FilterField, FilterSelect } from '../controls/FilterSelect';
import { Input } from '../controls/inputs/input';
import { useKindLabel } from '../controls/useKindLabel';
import { usePageName } from '../controls/usePageName';
import type { HistoryFilterState } from './useHistoryFilter';

/** A choice takes a whole row on a phone, a day half of one. */
const choicePlace = { alignContent: 'start', gridColumn: { base: '1 / -1', md: 'auto' } } as const;
const dayPlace = { alignContent: 'start', gridColumn: { base: 'auto', md: 'auto' } } as const;

interface DayProps {
  readonly label: string;
  readonly value: string | undefined;
  readonly min?: string | undefined;
  readonly max?: string | undefined;
  readonly onChange: (day: string) => void;
}

const Day = ({ label, value = '', min, max, onChange }: DayProps) => (
  <FilterField label={label} {...dayPlace}>
    {(id) => (
      <Input
        id={id}
        type="date"
        value={value}
        min={min}
        max={max}
        onChange={({ target }) => onChange(target.value)}
      />
    )}
  </FilterField>
);

/** The controls of all filters. A page of texts can only be combined with the kind `text`. */
const Controls = ({ filter, change }: Pick<HistoryFilterState, 'filter' | 'change'>) => {
  const text = useTexts('history');
  const kindLabel = useKindLabel();
  const pageName = usePageName();
  const { data: people = [] } = endpoints.historyPeople.useQuery();
  return (
    <>
      <FilterSelect
        {...choicePlace}
        label={text('filter-person')}
        all={text('every-person')}
        value={filter.person}
        options={people.map(({ id, name }) => [id, name ?? text('person-site')])}
        onChange={(person) => change({ person })}
      />
      <FilterSelect
        {...choicePlace}
        label={text('filter-kind')}
        all={text('every-kind')}
        value={filter.kind}
        options={historyKinds.map((kind) => [kind, kindLabel(collectionOfKind(kind))])}
        onChange={(kind) => change({ kind, ...(kind !== 'text' && { page: '' }) })}
      />
      <FilterSelect
        {...choicePlace}
        label={text('filter-page')}
        all={text('every-page')}
        value={filter.page}
        options={textPages.map((page) => [page, pageName(page)])}
        onChange={(page) => change({ page, ...(page !== '' && { kind: 'text' }) })}
      />
      <Day
        label={text('filter-from')}
        value={filter.from}
        max={filter.to}
        onChange={(from) => change({ from })}
      />
      <Day label={text('filter-to')} value={filter.to} min={filter.from} onChange={(to) => change({ to })} />
    </>
  );
};

/** The filters of the history in one row. On a phone a button opens them. */
export function HistoryFilters({ filter, count, change, clear }: HistoryFilterState) {
  const text = useTexts('history');
  const id = useId();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <chakra.section aria-label={text('filters')} marginBottom="6">
      <Button
        variant="outline"
        size="sm"
        minHeight="11"
        display={{ base: 'inline-flex', md: 'none' }}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setIsOpen(!isOpen)}
      >
        <SlidersHorizontal aria-hidden="true" size={18} />
        {count === 0 ? text('filters') : text('filters-count', { count })}
        <chakra.svg
          as={ChevronDown}
          aria-hidden="true"
          width="18px"
          height="18px"
          transform={isOpen ? 'rotate(180deg)' : undefined}
        />
      </Button>
      <chakra.div
        id={id}
        display={{ base: isOpen ? 'grid' : 'none', md: 'grid' }}
        gridTemplateColumns={{
          base: 'repeat(2, minmax(0, 1fr))',
          md: 'repeat(3, minmax(0, 1fr))',
          lg: '1.3fr 1.2fr 1.2fr 1fr 1fr',
        }}
        gap="3"
        marginTop={{ base: '3', md: '0' }}
      >
        <Controls filter={filter} change={change} />
      </chakra.div>
      {count === 0 ? null : (
        <Button
          variant="ghost"
          size="sm"
          minHeight="11"
          marginTop="2"
          marginInlineStart={{ base: '1', md: '-3' }}
          color="accent.solid"
          onClick={clear}
        >
          <X aria-hidden="true" size={18} />
          {text('clear-filters')}
        </Button>
      )}
    </chakra.section>
  );
}

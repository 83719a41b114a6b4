import { chakra } from '@chakra-ui/react';
import { useId } from 'react';
import { SearchX } from 'lucide-react';
import type { Row } from '../../../../model/schema/entities';
import { compareParameter } from '../../../../model/site/screens/listPage';
import { sortParameter } from '../../../../model/site/screens/tankers/findTankers';
import { Button, LinkButton } from '../../../ui/components/button';
import { fullRows, sizesInFullRows } from '../../../ui/components/fullRows';
import { onlyWithoutScripts } from '../../../ui/components/page/withoutScripts';
import { usePageAddress } from '../../../ui/hydration/usePageAddress';
import { usePlural } from '../../../ui/text/usePlural';
import { useTexts } from '../../../ui/text/useTexts';
import { GrowingGrid } from '../../catalogue/GrowingGrid';
import { EmptyListInquiry } from '../../inquiry/EmptyListInquiry';
import { TankerCard } from '../TankerCard';
import { Chips } from './Chips';
import { CompareCheck } from './CompareCheck';
import { useMarkedTankers } from './markedTankers';
import { FilterSheet } from './FilterSheet';
import { FinderBar } from './FinderBar';
import { sheetParameter } from './sheet';
import { SortSelect } from './SortSelect';
import type { TankerFinder } from './useTankerFinder';
import { useTankerFinder } from './useTankerFinder';
import { FilterGroups } from './FilterGroups';
import type { ReactNode } from 'react';

interface FinderLayoutProps {
  /** The filters beside the list on a wide screen. */
  readonly column?: ReactNode;
  readonly children: ReactNode;
}

/** The list of tankers, with a column for its filters. */
function FinderLayout({ column, children }: FinderLayoutProps) {
  if (column === undefined) return children;
  return (
    <chakra.div
      display="grid"
      gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: '14rem minmax(0, 1fr)' }}
      gap={{ lg: '6' }}
      alignItems="start"
    >
      <chakra.div display={{ base: 'none', lg: 'block' }}>{column}</chakra.div>
      <div>{children}</div>
    </chakra.div>
  );
}

interface FilterColumnProps {
  readonly finder: TankerFinder;
  /** The id of the form, to which the order of the list belongs too. */
  readonly id: string;
}

/** The filters beside the list on a wide screen. */
function FilterColumn({ finder, id }: FilterColumnProps) {
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

interface ListHeadProps {
  readonly finder: TankerFinder;
  readonly form: string;
}

/** How many tankers the list shows, and their order. */
const ListHead = ({ finder, form }: ListHeadProps) => {
  const text = useTexts('tankers');
  const plural = usePlural();
  const { tankers, total } = finder;
  return (
    <chakra.div display="flex" flexWrap="wrap" alignItems="center" gap="3" marginBottom="4">
      <chakra.p role="status" flex="1" fontFamily="heading" fontWeight="bold" fontSize="lg">
        {text(`showing-${plural(tankers.length)}`, { count: tankers.length, total })}
      </chakra.p>
      <chakra.div
        className="not-printed"
        gap="2"
        display={{ base: 'none', lg: 'flex' }}
        css={{ '@media (scripting: none)': { display: 'flex' } }}
      >
        <SortSelect finder={finder} form={form} name={sortParameter} />
        <Button type="submit" form={form} size="sm" css={onlyWithoutScripts}>
          {text('show')}
        </Button>
      </chakra.div>
    </chakra.div>
  );
};

/** The list of tankers with its filters, its order, and the marks for the comparison. */
export function TankerList({ tankers: all }: { readonly tankers: readonly Row<'tanker'>[] }) {
  const text = useTexts('tankers');
  const finder = useTankerFinder(all);
  const { search } = usePageAddress();
  const [filterForm, compareForm] = [useId(), useId()];
  const ids = useMarkedTankers();
  const marked = ids.filter((id) => all.some((tanker) => tanker.id === id));
  const { tankers, choices, withoutFilters } = finder;
  const hasFilters = choices.length > 0;
  return (
    <FinderLayout column={hasFilters ? <FilterColumn finder={finder} id={filterForm} /> : undefined}>
      {hasFilters ? <ListHead finder={finder} form={filterForm} /> : null}
      <Chips finder={finder} />
      {tankers.length > 0 ? (
        <GrowingGrid
          columns={hasFilters ? 'two' : 'three'}
          {...(hasFilters ? { gridTemplateColumns: { xl: 'repeat(3, minmax(0, 1fr))' } } : { css: fullRows })}
        >
          {tankers.map((tanker, index) => (
            <chakra.li key={tanker.id} position="relative" css={{ '& dl': { columnGap: '2' } }}>
              <TankerCard
                tanker={tanker}
                isFirst={index === 0}
                {...(!hasFilters && { sizes: sizesInFullRows(index, tankers.length) })}
              />
              {all.length > 1 ? (
                <CompareCheck tanker={tanker} marked={marked} listed={all} form={compareForm} />
              ) : null}
            </chakra.li>
          ))}
        </GrowingGrid>
      ) : (
        <EmptyListInquiry
          subject="tanker"
          ask={text('ask')}
          clear={
            <LinkButton to={withoutFilters} rel="nofollow" variant="outline">
              <SearchX aria-hidden="true" size={20} />
              {text('clear-all')}
            </LinkButton>
          }
        >
          {text('none-match')}
        </EmptyListInquiry>
      )}
      <chakra.form id={compareForm} method="get" autoComplete="off" marginTop="6" css={onlyWithoutScripts}>
        {[...new URLSearchParams(search)]
          .filter(([name]) => name !== compareParameter && name !== sheetParameter)
          .map(([name, value]) => (
            <input key={`${name}=${value}`} type="hidden" name={name} value={value} />
          ))}
        <Button type="submit">{text('compare')}</Button>
      </chakra.form>
      <FinderBar finder={finder} marked={marked} form={filterForm} />
      {hasFilters ? (
        <FilterSheet finder={finder} isOpen={new URLSearchParams(search).has(sheetParameter)} />
      ) : null}
    </FinderLayout>
  );
}

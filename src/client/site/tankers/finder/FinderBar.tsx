import { chakra } from '@chakra-ui/react';
import { SlidersHorizontal, X } from 'lucide-react';
import { searchWith } from '../../../../model/facets/selection';
import { compareParameter } from '../../../../model/site/screens/listPage';
import { BottomBar } from '../../../ui/components/page/BottomBar';
import { Button, LinkButton } from '../../../ui/components/button';
import { onlyWithScripts } from '../../../ui/components/page/withoutScripts';
import { usePageAddress } from '../../../ui/hydration/usePageAddress';
import { useRestoredListFocus } from '../../../ui/navigation/useRestoredListFocus';
import { useTexts } from '../../../ui/text/useTexts';
import { markTankers } from './markedTankers';
import type { SheetState } from './sheet';
import { sheetParameter } from './sheet';
import { SortSelect } from './SortSelect';
import type { TankerFinder } from './useTankerFinder';

/** On wide screens as wide as the list. */
const Bar = chakra(BottomBar, {
  base: { flexWrap: 'wrap', alignItems: 'center', marginInline: { md: '0' }, paddingInline: { md: '3' } },
});

interface FinderBarProps {
  readonly finder: TankerFinder;
  /** The marked tankers that are in the list. */
  readonly marked: readonly number[];
  /** The id of the form of the filters. */
  readonly form: string;
}

/** Filters and order on a phone, and the comparison once a tanker is marked. */
export function FinderBar({ finder, marked, form }: FinderBarProps) {
  const text = useTexts('tankers');
  const { pathname, search } = usePageAddress();
  const { choices, chosen, addressWith } = finder;
  const keepFocus = useRestoredListFocus();
  const hasFilters = choices.length > 0;
  if (!hasFilters && marked.length === 0) return null;
  const sheetState: SheetState = { isPushed: true, search };
  return (
    <Bar onFocus={keepFocus} display={marked.length > 0 ? 'flex' : { base: 'flex', lg: 'none' }}>
      {hasFilters ? (
        <chakra.div display={{ base: 'flex', lg: 'none' }} flex="1" gap="2" minWidth="0">
          <LinkButton
            to={addressWith({ [sheetParameter]: ['1'] })}
            state={sheetState}
            rel="nofollow"
            aria-haspopup="dialog"
            size="sm"
            flexShrink="0"
          >
            <SlidersHorizontal aria-hidden="true" size={18} />
            {chosen.length > 0 ? text('filter-count', { count: chosen.length }) : text('filter')}
          </LinkButton>
          <chakra.span
            display="flex"
            flex="1"
            minWidth="0"
            css={{ ...onlyWithScripts, '& > *': { flex: '1' } }}
          >
            <SortSelect finder={finder} form={form} />
          </chakra.span>
        </chakra.div>
      ) : null}
      {marked.length > 0 ? (
        <chakra.div display="flex" gap="2" alignItems="center" flexBasis={{ base: 'full', lg: 'auto' }}>
          {marked.length > 1 ? (
            <LinkButton
              to={{ pathname, search: searchWith('', { [compareParameter]: marked.map(String) }) }}
              state={{ pathname }}
              rel="nofollow"
              variant="primary"
              size="sm"
              flexGrow="1"
            >
              {text('compare-count', { count: marked.length })}
            </LinkButton>
          ) : (
            <chakra.span flex="1">{text('compare-more')}</chakra.span>
          )}
          <Button
            variant="ghost"
            size="icon"
            aria-label={text('compare-clear')}
            onClick={() => markTankers([])}
          >
            <X aria-hidden="true" />
          </Button>
        </chakra.div>
      ) : null}
    </Bar>
  );
}

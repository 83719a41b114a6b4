import { chakra } from '@chakra-ui/react';
import { ArrowDown, ArrowUp } from 'lucide-react';
import type { EntityName } from '../../../../model/schema/entities';
import { useAppSelector } from '../../../store/hooks';
import { selectLanguage } from '../../../store/selectors';
import { useTexts } from '../../../ui/text/useTexts';
import { isNumeric, shownColumns, tableGrid } from './tableColumns';
import type { Sort } from '../filter/useSort';

/** Its target is 44 px high, more than the row that it stands in. */
const SortButton = chakra('button', {
  base: {
    position: 'relative',
    display: 'flex',
    alignItems: 'center',
    gap: '1',
    maxWidth: 'full',
    minHeight: '6',
    minWidth: '11',
    fontSize: '0.75rem',
    fontWeight: 'semibold',
    lineHeight: '1.1',
    textAlign: 'start',
    color: 'fg.muted',
    cursor: 'pointer',
    _hover: { color: 'fg.default', textDecoration: 'underline' },
    _after: { content: '""', position: 'absolute', insetBlock: '-2.5', insetInline: '-1' },
  },
});

interface HeaderProps {
  readonly id: string;
  readonly label: string;
  readonly order: Sort;
  /** Whether the numbers below it end at the right edge. */
  readonly isAtEnd?: boolean;
}

/** The head of a column. Its button sorts upwards, then downwards, then as on the site. */
const Header = ({ id, label, order: { sort, setSort }, isAtEnd = false }: HeaderProps) => {
  const isUp = sort === id;
  const isDown = sort === `-${id}`;
  const Arrow = isDown ? ArrowDown : ArrowUp;
  return (
    <chakra.div
      role="columnheader"
      minWidth="0"
      aria-sort={isUp ? 'ascending' : isDown ? 'descending' : 'none'}
    >
      <SortButton
        type="button"
        onClick={() => setSort(isUp ? `-${id}` : isDown ? '' : id)}
        {...(isAtEnd && { textAlign: 'end', marginInlineStart: 'auto', justifyContent: 'flex-end' })}
      >
        <chakra.span minWidth="0">{label}</chakra.span>
        {isUp || isDown ? <Arrow aria-hidden="true" size={14} style={{ flexShrink: 0 }} /> : null}
      </SortButton>
    </chakra.div>
  );
};

interface TableHeadProps {
  readonly entity: EntityName;
  readonly order: Sort;
}

/** The heads of the columns of a list. A narrow screen has no columns, and sorts by a choice above the list. */
export function TableHead({ entity, order }: TableHeadProps) {
  const text = useTexts('editors');
  const language = useAppSelector(selectLanguage);
  const columns = shownColumns(entity, language);
  return (
    <chakra.div
      role="row"
      hideBelow="xl"
      {...tableGrid(columns)}
      paddingInlineStart="1"
      paddingInlineEnd="1.5"
      borderBottomWidth="1px"
      borderBottomStyle="solid"
      borderBottomColor="line.strong"
    >
      <chakra.div display="flex" minWidth="0">
        <chakra.div role="columnheader" srOnly>
          {text('column-select')}
        </chakra.div>
        <chakra.div width="11" flexShrink="0" marginInlineEnd="4" />
        {order.headers.slice(0, 1).map((header) => (
          <Header key={header.id} {...header} order={order} />
        ))}
      </chakra.div>
      {order.headers.slice(1).map((header) => (
        <Header
          key={header.id}
          {...header}
          order={order}
          isAtEnd={columns.some((column) => column.name === header.id && isNumeric(column))}
        />
      ))}
      <chakra.div role="columnheader">
        <chakra.span srOnly>{text('column-actions')}</chakra.span>
      </chakra.div>
    </chakra.div>
  );
}

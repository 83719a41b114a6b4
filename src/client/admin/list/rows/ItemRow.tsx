import { chakra } from '@chakra-ui/react';
import { ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';
import { memo, useId } from 'react';
import type { EntityName } from '../../../../model/schema/entities';
import type { StoredRow } from '../../../store/content/storedRow';
import { useAppSelector } from '../../../store/hooks';
import { selectLanguage } from '../../../store/selectors';
import { Button } from '../../../ui/components/button';
import { useTexts } from '../../../ui/text/useTexts';
import { useRowName } from '../../fields/rowNames';
import { hiddenStripes, useIsHidden } from './HiddenMark';
import { useScrollToNew } from './NewMark';
import { RowActions } from '../actions/RowActions';
import { RowDetails, RowFacts } from './RowFacts';
import type { RowTitleProps } from './RowTitle';
import { RowTitle, Thumbnail } from './RowTitle';
import { SelectBox } from '../actions/SelectBox';
import { isTable, shownColumns, tableGrid } from './tableColumns';
import type { ListEditorState } from '../useListEditor';
import type { Selection } from '../actions/useSelection';
import type { RowPosition } from './useWindowedList';
import { rowPositionProps } from './useWindowedList';

interface ItemRowProps extends RowPosition {
  readonly entity: EntityName;
  readonly row: StoredRow;
  /** Whether it was just added. It is marked, and scrolled to. */
  readonly isNew: boolean;
  readonly isDeleting: boolean;
  readonly send: ListEditorState['send'];
  readonly duplicate: ListEditorState['duplicate'];
  readonly isSelected: boolean;
  readonly onSelect: Selection['toggle'];
  /** Whether its details are shown; undefined for a row without details. */
  readonly isExpanded: boolean | undefined;
  readonly onToggle: (id: number) => void;
}

const lineStyle = {
  display: 'flex',
  flexWrap: { base: 'wrap', sm: 'nowrap' },
  alignItems: 'center',
  justifyContent: 'flex-end',
  columnGap: { base: '4', md: '2' },
  rowGap: '2',
  padding: { base: '3', md: '1.5' },
  paddingInlineStart: '1',
} as const;

interface LineProps {
  readonly entity: EntityName;
  /** The number of the row in a long list. */
  readonly position?: number | undefined;
  readonly children: ReactNode;
}

const useColumns = (entity: EntityName) => shownColumns(entity, useAppSelector(selectLanguage));

/** The line of a row: the row of a table, if its list is one. */
const Line = ({ entity, position, children }: LineProps) => {
  const columns = useColumns(entity);
  const tableProps = {
    ...tableGrid(columns),
    paddingBlock: { base: '3', md: '1.5', xl: '0.5' },
    role: 'row',
    'aria-rowindex': position && position + 1, // the head is the first row
  } as const;
  return (
    <chakra.div {...lineStyle} {...(isTable(entity) && tableProps)}>
      {children}
    </chakra.div>
  );
};

/** All values of a row below it: in a table, another row. */
const Details = ({ id, entity, children }: Omit<LineProps, 'position'> & { readonly id: string }) => {
  const columns = useColumns(entity);
  if (!isTable(entity)) return <div id={id}>{children}</div>;
  return (
    <div id={id} role="row">
      <div role="cell" aria-colspan={columns.length + 3}>
        {children}
      </div>
    </div>
  );
};

interface DetailsButtonProps {
  readonly label: string;
  readonly isExpanded: boolean;
  readonly detailsId: string;
  readonly onToggle: () => void;
}

/** The button that shows all values of a row. */
const DetailsButton = ({ label, isExpanded, detailsId, onToggle }: DetailsButtonProps) => (
  <Button
    variant="ghost"
    size="icon"
    aria-expanded={isExpanded}
    aria-controls={isExpanded ? detailsId : undefined}
    aria-label={label}
    onClick={onToggle}
  >
    <chakra.span
      display="inline-flex"
      transition="transform 160ms"
      transform={isExpanded ? 'rotate(180deg)' : 'none'}
    >
      <ChevronDown aria-hidden="true" />
    </chakra.span>
  </Button>
);

type HeadProps = RowTitleProps & Pick<ItemRowProps, 'isSelected' | 'onSelect'>;

/** The checkbox, the picture and the name of a row. In a table, the last two are the head of the row. */
const Head = ({ isSelected, onSelect, ...title }: HeadProps) => {
  const { entity, row, name } = title;
  const text = useTexts('editors');
  const hasColumns = isTable(entity);
  return (
    <chakra.div
      display="flex"
      alignItems="center"
      columnGap={{ base: '2', md: '4' }}
      flex={{ base: '1 1 100%', sm: '1 1 14rem' }}
      minWidth="0"
    >
      <div role={hasColumns ? 'cell' : undefined}>
        <SelectBox
          label={text('select-of', { name: name.name })}
          isChecked={isSelected}
          onChange={(isRange) => onSelect(row.id, isRange)}
        />
      </div>
      <chakra.div
        role={hasColumns ? 'rowheader' : undefined}
        display="flex"
        alignItems="center"
        columnGap={{ base: '2', md: '4' }}
        flex="1"
        minWidth="0"
      >
        <Thumbnail entity={entity} row={row} />
        <RowTitle {...title} />
      </chakra.div>
    </chakra.div>
  );
};

/** A row of a list, with its buttons. It is memoized: it renders again only when one of its props changes. */
export const ItemRow = memo(function ItemRow({
  entity,
  row,
  isNew,
  isDeleting,
  send,
  duplicate,
  isSelected,
  onSelect,
  isExpanded,
  onToggle,
  ...place
}: ItemRowProps) {
  const text = useTexts('editors');
  const name = useRowName(entity)(row, row.displayOrder);
  const detailsId = useId();
  const isHidden = useIsHidden(entity, row.id);
  const target = useScrollToNew<HTMLLIElement>(isNew, place.measure);
  const hasColumns = isTable(entity);
  return (
    <chakra.li
      as={hasColumns ? 'div' : 'li'}
      ref={target}
      {...rowPositionProps(row.id, place, hasColumns)}
      bg={isSelected ? 'accent.subtle' : isNew ? 'success.subtle' : undefined}
      {...(isHidden && hiddenStripes)}
      borderTopWidth="1px"
      borderStyle="solid"
      borderColor="line.subtle"
      _first={{ border: 'none' }}
    >
      <Line entity={entity} position={place.position}>
        <Head
          entity={entity}
          row={row}
          name={name}
          isNew={isNew}
          isHidden={isHidden}
          isSelected={isSelected}
          onSelect={onSelect}
        />
        <RowFacts entity={entity} row={row} />
        <chakra.div
          role={hasColumns ? 'cell' : undefined}
          display="flex"
          justifyContent="flex-end"
          columnGap={{ base: '4', md: '2' }}
        >
          {isExpanded === undefined ? null : (
            <DetailsButton
              label={text('details-of', { name: name.name })}
              isExpanded={isExpanded}
              detailsId={detailsId}
              onToggle={() => onToggle(row.id)}
            />
          )}
          <RowActions
            entity={entity}
            rowId={row.id}
            name={name.name}
            isDeleting={isDeleting}
            onEdit={() => send({ type: 'edit', id: row.id })}
            onDuplicate={() => duplicate(row.id)}
            onDelete={() => send({ type: 'delete', id: row.id })}
          />
        </chakra.div>
      </Line>
      {isExpanded ? (
        <Details id={detailsId} entity={entity}>
          <RowDetails entity={entity} row={row} />
        </Details>
      ) : null}
    </chakra.li>
  );
});

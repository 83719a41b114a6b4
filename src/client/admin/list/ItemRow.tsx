import { chakra } from '@chakra-ui/react';
import { ChevronDown } from 'lucide-react';
import { memo, useId } from 'react';
import type { EntityName } from '../../../model/schema/entities';
import type { StoredRow } from '../../store/content/storedRow';
import { Button } from '../../ui/components/button';
import { Picture } from '../../ui/components/Picture';
import { useTexts } from '../../ui/text/useTexts';
import { RowChips } from '../controls/LanguageChips';
import { ItemDetails } from './ItemDetails';
import type { RowName } from '../fields/rowNames';
import { imageColumn } from '../../../model/schema/rowNames';
import { useRowName } from '../fields/rowNames';
import { HiddenMark, ScheduleNote, hiddenStripes, useIsHidden } from './HiddenMark';
import { NewMark, useScrollToNew } from './NewMark';
import { RowActions } from './RowActions';
import { RowFacts } from './RowFacts';
import { SelectBox } from './SelectBox';
import type { ListEditorState } from './useListEditor';
import type { Selection } from './useSelection';
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

interface ThumbnailProps {
  readonly entity: EntityName;
  readonly row: StoredRow;
  /** Whether it takes the full width. */
  readonly isWide?: boolean;
}

/** The small picture of a row. It is decorative: the name beside it says what it shows. */
export function Thumbnail({ entity, row, isWide = false }: ThumbnailProps) {
  const column = imageColumn(entity);
  if (column === undefined) return null;
  return (
    <Picture
      src={String(row[column] ?? '')}
      alt={null}
      sizes={isWide ? '50vw' : '4.5rem'}
      ratio={3 / 2}
      width={isWide ? 'full' : { base: '4.5rem', md: '3.75rem' }}
      flexShrink="0"
      borderRadius="sm"
    />
  );
}

/** The name of a row, and below it the name in the other language. Both are whole: long names often differ at their end. */
export function Name({ name: { name, otherName, otherLanguage } }: { name: RowName }) {
  return (
    <chakra.div flex="1" minWidth="0">
      <chakra.p
        fontSize={{ base: 'md', md: 'sm' }}
        fontWeight="semibold"
        lineHeight="snug"
        overflowWrap="anywhere"
      >
        {name}
      </chakra.p>
      {otherName === '' ? null : (
        <chakra.p
          fontSize={{ base: 'sm', md: 'xs' }}
          lineHeight="snug"
          color="fg.muted"
          overflowWrap="anywhere"
          lang={otherLanguage}
        >
          {otherName}
        </chakra.p>
      )}
    </chakra.div>
  );
}

interface RowTitleProps {
  readonly entity: EntityName;
  readonly row: StoredRow;
  readonly name: RowName;
  readonly isNew: boolean;
  readonly isHidden: boolean;
}

/** The name of a row with its marks: beside it, or below it on a phone. */
const RowTitle = ({ entity, row, name, isNew, isHidden }: RowTitleProps) => (
  <chakra.div
    display="flex"
    flexDirection={{ base: 'column', sm: 'row' }}
    alignItems={{ base: 'flex-start', sm: 'center' }}
    columnGap="4"
    rowGap="1"
    flex="1"
    minWidth="0"
  >
    <Name name={name} />
    {isNew ? <NewMark /> : null}
    {isHidden ? <HiddenMark /> : null}
    <RowChips entity={entity} row={row} />
    <ScheduleNote entity={entity} id={row.id} />
  </chakra.div>
);

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
  const target = useScrollToNew<HTMLLIElement>(isNew);
  return (
    <chakra.li
      ref={target}
      {...rowPositionProps(row.id, place)}
      bg={isSelected ? 'accent.subtle' : isNew ? 'success.subtle' : undefined}
      {...(isHidden && hiddenStripes)}
      borderTopWidth="1px"
      borderStyle="solid"
      borderColor="line.subtle"
      _first={{ border: 'none' }}
    >
      <chakra.div {...lineStyle}>
        <chakra.div
          display="flex"
          alignItems="center"
          columnGap={{ base: '2', md: '4' }}
          flex={{ base: '1 1 100%', sm: '1 1 14rem' }}
          minWidth="0"
        >
          <SelectBox
            label={text('select-of', { name: name.name })}
            isChecked={isSelected}
            onChange={(isRange) => onSelect(row.id, isRange)}
          />
          <Thumbnail entity={entity} row={row} />
          <RowTitle entity={entity} row={row} name={name} isNew={isNew} isHidden={isHidden} />
        </chakra.div>
        <RowFacts entity={entity} row={row} />
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
      {isExpanded ? (
        <div id={detailsId}>
          <ItemDetails entity={entity} row={row} />
        </div>
      ) : null}
    </chakra.li>
  );
});

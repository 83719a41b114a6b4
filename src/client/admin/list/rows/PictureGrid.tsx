import { chakra } from '@chakra-ui/react';
import { memo, useState } from 'react';
import type { EntityName } from '../../../../model/schema/entities';
import type { StoredRow } from '../../../store/content/storedRow';
import { useTexts } from '../../../ui/text/useTexts';
import { Picture } from '../../../ui/components/Picture';
import { PictureChips, RowChips } from '../../controls/LanguageChips';
import { DescribeButton } from '../../images/DescribeButton';
import { DescribeDialog } from '../../images/DescribeDialog';
import { pictureOf } from '../../../../model/schema/rowNames';
import { useRowName } from '../../fields/rowNames';
import { HiddenMark, hiddenStripes, useIsHidden } from './HiddenMark';
import { NewMark, useScrollToNew } from './NewMark';
import { RowActions } from '../actions/RowActions';
import { SelectBox } from '../actions/SelectBox';
import type { ListEditorState } from '../useListEditor';
import type { Selection } from '../actions/useSelection';
import type { RowPosition } from './useWindowedList';
import { rowPositionProps, useWindowedList } from './useWindowedList';
import { WindowedRows } from './WindowedRows';

interface CellProps extends RowPosition {
  readonly entity: EntityName;
  readonly row: StoredRow;
  /** The number of the picture, from 1: it has no other name. */
  readonly number: number;
  /** Whether it was just added. It is marked. */
  readonly isNew: boolean;
  /**
   * Whether the page scrolls to it: it is the first of the pictures that were added together, and no message
   * must stay in sight.
   */
  readonly isScrolledTo: boolean;
  readonly isDeleting: boolean;
  readonly send: ListEditorState['send'];
  readonly duplicate: ListEditorState['duplicate'];
  readonly isSelected: boolean;
  readonly onSelect: Selection['toggle'];
  readonly onDescribe: (src: string) => void;
}

const Cell = memo(function Cell({
  entity,
  row,
  number,
  isNew,
  isScrolledTo,
  isDeleting,
  send,
  duplicate,
  isSelected,
  onSelect,
  onDescribe,
  ...place
}: CellProps) {
  const target = useScrollToNew<HTMLLIElement>(isScrolledTo, place.measure);
  const text = useTexts('editors');
  const isHidden = useIsHidden(entity, row.id);
  const { name } = useRowName(entity)(row, number);
  const src = pictureOf(entity, row);
  return (
    <chakra.li
      ref={target}
      {...rowPositionProps(row.id, place)}
      position="relative"
      bg={isSelected ? 'accent.subtle' : isNew ? 'success.subtle' : 'bg.surface'}
      {...(isHidden && hiddenStripes)}
      borderWidth="1px"
      borderStyle="solid"
      borderColor="line.subtle"
      borderRadius="sm"
    >
      {isHidden ? <HiddenMark position="absolute" insetBlockStart="2" insetInlineEnd="2" zIndex="1" /> : null}
      {isNew ? <NewMark position="absolute" insetBlockStart="3" insetInlineStart="14" zIndex="1" /> : null}
      <chakra.div
        position="absolute"
        insetBlockStart="1"
        insetInlineStart="1"
        zIndex="1"
        bg="bg.surface"
        borderRadius="sm"
      >
        <SelectBox
          label={text('select-of', { name })}
          isChecked={isSelected}
          onChange={(isRange) => onSelect(row.id, isRange)}
        />
      </chakra.div>
      <Picture src={src} alt={name} sizes="(min-width: 992px) 280px, 50vw" ratio={3 / 2} />
      <RowChips entity={entity} row={row} margin="2" marginBottom="0" />
      <PictureChips src={src} margin="2" marginBottom="0" />
      <chakra.div display="flex" justifyContent="space-between" padding="2">
        <RowActions
          entity={entity}
          rowId={row.id}
          name={name}
          isCompact
          isDeleting={isDeleting}
          onEdit={() => send({ type: 'edit', id: row.id })}
          onDuplicate={() => duplicate(row.id)}
          onDelete={() => send({ type: 'delete', id: row.id })}
        />
      </chakra.div>
      <DescribeButton src={src} of={name} width="full" paddingInline="1" onClick={() => onDescribe(src)} />
    </chakra.li>
  );
});

interface PictureGridProps {
  readonly editor: ListEditorState;
  readonly selection: Selection;
  readonly label: string;
}

const gap = 16;
const lineHeight = 304;

/** The pictures of a list in a grid, in their order. */
export function PictureGrid({ editor, selection, label }: PictureGridProps) {
  const { entity, rows, ids, send, addedIds } = editor;
  const keep = [editor.row?.id, ...addedIds];
  const { list, onFocus, parts, placeOf } = useWindowedList({ ids, lineHeight, gap, keep });
  const [describedSrc, setDescribedSrc] = useState<string>();
  return (
    <>
      <chakra.ul
        ref={list}
        onFocus={onFocus}
        aria-label={label}
        listStyle="none"
        display="grid"
        gap={`${gap}px`}
        gridTemplateColumns={{
          base: 'repeat(2, minmax(0, 1fr))',
          md: 'repeat(3, minmax(0, 1fr))',
          lg: 'repeat(4, minmax(0, 1fr))',
        }}
      >
        <WindowedRows items={rows} parts={parts}>
          {(row, index) => (
            <Cell
              key={row.id}
              {...placeOf(index)}
              entity={entity}
              row={row}
              number={index + 1}
              isNew={addedIds.includes(row.id)}
              isScrolledTo={editor.scrolledId === row.id}
              isDeleting={editor.isDeleting && editor.row?.id === row.id}
              send={send}
              duplicate={editor.duplicate}
              isSelected={selection.isSelected(row.id)}
              onSelect={selection.toggle}
              onDescribe={setDescribedSrc}
            />
          )}
        </WindowedRows>
      </chakra.ul>
      {describedSrc === undefined ? null : (
        <DescribeDialog src={describedSrc} onClose={() => setDescribedSrc(undefined)} />
      )}
    </>
  );
}

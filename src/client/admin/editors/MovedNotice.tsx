import { chakra } from '@chakra-ui/react';
import { Link } from '../../ui/navigation/Link';
import type { EntityName } from '../../../model/schema/entities';
import type { StoredRow } from '../../store/content/storedRow';
import { useEditedRows } from '../requests/useEditedRows';
import { useTexts } from '../../ui/text/useTexts';
import { useRowName } from '../fields/rowNames';
import type { ListEditorState } from '../list/useListEditor';
import type { Place } from '../list/useToastExtras';

interface MovedNoticeProps {
  readonly entity: EntityName;
  readonly editor: Pick<ListEditorState, 'editedId' | 'rows'>;
  readonly placeOf: ((row: StoredRow) => Place | undefined) | undefined;
}

/** Says where a row went that left the list by its last edit, with a link to it. */
export function MovedNotice({ entity, editor: { editedId, rows }, placeOf }: MovedNoticeProps) {
  const text = useTexts('editors');
  const rowName = useRowName(entity);
  const allRows: readonly StoredRow[] = useEditedRows(entity);
  const moved = rows.some(({ id }) => id === editedId)
    ? undefined
    : allRows.find(({ id }) => id === editedId);
  const place = moved && placeOf?.(moved);
  if (!moved || !place) return null;
  const { name } = rowName(moved, moved.displayOrder);
  return (
    <chakra.p role="status" marginBottom="3" padding="3" bg="bg.surface" borderStartWidth="4px">
      {text('row-moved', { name, place: place.label })}{' '}
      <Link to={place.query}>
        <chakra.span fontWeight="semibold" textDecoration="underline">
          {text('row-moved-show', { place: place.label })}
        </chakra.span>
      </Link>
    </chakra.p>
  );
}

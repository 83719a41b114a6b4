import { chakra } from '@chakra-ui/react';
import { useEffect, useMemo, useState } from 'react';
import type { EntityName } from '../../../model/schema/entities';
import type { StoredRow } from '../../store/content/storedRow';
import { EmptyState } from '../../ui/components/page/EmptyState';
import { useTexts } from '../../ui/text/useTexts';
import { EditorFrame } from './EditorFrame';
import type { NewRowValues } from '../requests/entityRequests';
import { ListEditor } from './ListEditor';
import { MovedNotice } from './MovedNotice';
import type { RowScope } from './useRowScope';
import { useRowScope } from './useRowScope';
import { TypeEditor } from './TypeEditor';
import { useReferenceName } from '../fields/rowNames';
import { useListEditor } from '../list/useListEditor';
import type { Place } from '../list/useToastExtras';
import { useDeleteQuestion } from './useDeleteQuestion';
import { useChildRows, useChosenRow } from '../list/filter/listRows';
import { useEditedRows } from '../requests/useEditedRows';

/** The entity that the rows of a list belong to. */
export interface Parent {
  readonly entity: EntityName;
  /** The column that holds the id of the parent, and its type in the API. */
  readonly name: string;
  readonly as: 'number' | 'text';
}

interface TypedListScreenProps {
  readonly entity: EntityName;
  readonly title: string;
  readonly parent: Parent;
}

/** The parameter of the URL that holds the id of the chosen type. */
const typeParameter = 'type';

const noPresetValues: NewRowValues = {};

/**
 * The id of the first type with items, like the first tab on the site. It changes only with the scope: the list must not
 * switch to another type when its last item is deleted.
 */
const useFirstTypeWithItems = (
  types: readonly StoredRow[],
  items: readonly StoredRow[],
  name: string,
  scope?: string,
) => {
  const find = () => types.find(({ id }) => items.some((item) => Number(item[name]) === id))?.id;
  const [found, setFound] = useState(() => ({ scope, id: find() }));
  if (found.scope !== scope) setFound({ scope, id: find() });
  return found.id;
};

const useParentEditor = (parent: Parent, items: readonly StoredRow[], scope?: string) => {
  const rows = useEditedRows(parent.entity);
  const [chosenId, choose] = useChosenRow(
    typeParameter,
    rows,
    useFirstTypeWithItems(rows, items, parent.name, scope),
  );
  const question = useDeleteQuestion(parent.entity);
  const editor = useListEditor({
    entity: parent.entity,
    rows,
    presetValues: noPresetValues,
    question,
    onAdded: choose,
  });
  return { editor, chosenId, choose };
};

/** Returns the list that a row of another type, or of other brands, is in. */
const usePlaceOf = ({ entity, name }: Parent, scope: RowScope | null) => {
  const referenceName = useReferenceName();
  return (row: StoredRow): Place => {
    const brands = scope?.placeOf(row);
    const query = new URLSearchParams(brands?.query);
    query.set(typeParameter, String(row[name]));
    const labels = [referenceName(entity, row[name]), ...(brands ? [brands.label] : [])];
    return { label: labels.join(' – '), query: `?${query.toString()}` };
  };
};

interface TypedListProps extends TypedListScreenProps {
  readonly parentId: number;
  readonly scope: RowScope | null;
  /** The rows of all types. */
  readonly rowsInScope: readonly StoredRow[];
  readonly isDisabled: boolean;
  /** Called when a row begins or ends to be edited. */
  readonly onBlocked: (isBlocked: boolean) => void;
}

/** The rows of a type. */
const TypedList = (props: TypedListProps) => {
  const { entity, title, parent, parentId, scope, rowsInScope, isDisabled, onBlocked } = props;
  const { name, as } = parent;
  const rows = useChildRows(rowsInScope, name, parentId);
  const presetValues = useMemo(
    () => ({ ...scope?.presetValues, [name]: as === 'text' ? String(parentId) : parentId }),
    [scope?.presetValues, name, as, parentId],
  );
  const question = useDeleteQuestion(entity);
  const placeOf = usePlaceOf(parent, scope);
  const editor = useListEditor({ entity, rows, presetValues, question, placeOf });
  const { isBlocked } = editor;
  useEffect(() => onBlocked(isBlocked), [onBlocked, isBlocked]);
  return (
    <chakra.section aria-label={title}>
      <MovedNotice entity={entity} editor={editor} placeOf={placeOf} />
      <ListEditor editor={editor} label={title} isDisabled={isDisabled} placeOf={placeOf} />
    </chakra.section>
  );
};

/** An editor of rows that belong to types: the types above, the rows of the chosen type below. */
export function TypedListScreen(props: TypedListScreenProps) {
  const { entity, title, parent } = props;
  const text = useTexts('editors');
  const scope = useRowScope(entity);
  const rowsInScope = useEditedRows(entity, scope?.rowFilter);
  const { editor: types, chosenId, choose } = useParentEditor(parent, rowsInScope, scope?.chosen);
  const [isEdited, setIsEdited] = useState(false);
  // While an item is edited the list keeps its type, even if others change or delete the types.
  const [parentId, setParentId] = useState(chosenId);
  if (parentId !== chosenId && !isEdited) setParentId(chosenId);
  return (
    <EditorFrame title={title} scope={scope} isDisabled={types.isBlocked || isEdited}>
      <TypeEditor editor={types} chosenId={chosenId} choose={choose} isDisabled={isEdited} />
      {parentId === undefined ? (
        <EmptyState>{text('empty-types')}</EmptyState>
      ) : (
        <TypedList
          {...{ ...props, parentId, scope, rowsInScope }}
          isDisabled={types.isBlocked}
          onBlocked={setIsEdited}
        />
      )}
    </EditorFrame>
  );
}

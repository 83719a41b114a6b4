import { chakra } from '@chakra-ui/react';
import { useMemo, useState } from 'react';
import type { EntityName } from '../../../model/schema/entities';
import type { StoredRow } from '../../store/content/storedRow';
import { EmptyState } from '../../ui/components/EmptyState';
import { useTexts } from '../../ui/text/useTexts';
import { EditorFrame } from './EditorFrame';
import type { EditorDescription } from './editorTable';
import type { NewRow } from '../requests/entityRequests';
import { ListEditor } from './ListEditor';
import { useScope } from './scope';
import { TypeEditor } from './TypeEditor';
import { useListEditor } from '../list/useListEditor';
import { useQuestion } from './useQuestion';
import { useChildRows, useChosenRow, useVisibleRows } from '../list/visibleRows';

/** What the rows of a list belong to. */
export interface Parent {
  readonly entity: EntityName;
  /** The column in which a row says to which it belongs, and how the wire writes it. */
  readonly name: string;
  readonly as: 'number' | 'text';
}

interface TypedListScreenProps {
  readonly description: EditorDescription;
  readonly parent: Parent;
}

const nothingFixed: NewRow = {};

/**
 * The first type with items of what is edited, as the tabs of the site have it: as it was when that was chosen, so that the
 * list stays where its last item is deleted.
 */
const useFirstFilled = (
  types: readonly StoredRow[],
  items: readonly StoredRow[],
  name: string,
  scope?: string,
) => {
  const find = () => types.find(({ id }) => items.some((item) => Number(item[name]) === id))?.id;
  const [known, setKnown] = useState(() => ({ scope, id: find() }));
  if (known.scope !== scope) setKnown({ scope, id: find() });
  return known.id;
};

const useParentEditor = (
  { description, parent }: TypedListScreenProps,
  items: readonly StoredRow[],
  scope?: string,
) => {
  const rows = useVisibleRows(parent.entity, undefined);
  const [chosenId, choose] = useChosenRow('type', rows, useFirstFilled(rows, items, parent.name, scope));
  const question = useQuestion(parent.entity, description.parentQuestion);
  const editor = useListEditor({
    entity: parent.entity,
    rows,
    presetValues: nothingFixed,
    question,
    onAdded: choose,
  });
  return { editor, chosenId, choose };
};

/** An editor of rows that belong to types: the types above, the rows of the chosen one below. */
export const TypedListScreen = ({ description, parent }: TypedListScreenProps) => {
  const { entity, nameFields } = description;
  const { name, as } = parent;
  const text = useTexts('editors');
  const admin = useTexts('admin');
  const scope = useScope(entity);
  const seen = useVisibleRows(entity, scope?.rowFilter);
  const { editor: types, chosenId, choose } = useParentEditor({ description, parent }, seen, scope?.chosen);
  // While one of them is edited they stay those of their type, whatever others do to the types.
  const [parentId, setParentId] = useState(chosenId);
  const rows = useChildRows(seen, name, parentId);
  const presetValues = useMemo(
    () => ({ ...scope?.presetValues, [name]: as === 'text' ? String(parentId) : (parentId ?? 0) }),
    [scope?.presetValues, name, as, parentId],
  );
  const question = useQuestion(entity, description.question, nameFields);
  const items = useListEditor({ entity, rows, presetValues, question });
  if (parentId !== chosenId && !items.isBlocked) setParentId(chosenId);
  return (
    <EditorFrame title={description.title} scope={scope} isDisabled={types.isBlocked || items.isBlocked}>
      <TypeEditor editor={types} chosenId={chosenId} choose={choose} isDisabled={items.isBlocked} />
      {parentId === undefined ? (
        <EmptyState>{text('empty-types')}</EmptyState>
      ) : (
        <chakra.section aria-label={admin(description.title)}>
          <ListEditor
            editor={items}
            label={admin(description.title)}
            nameFields={nameFields}
            hasDetails={description.hasDetails ?? false}
            isDisabled={types.isBlocked}
          />
        </chakra.section>
      )}
    </EditorFrame>
  );
};

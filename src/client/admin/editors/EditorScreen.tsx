import type { EntityName } from '../../../model/schema/entities';
import { entities, isEntityName, picturesKindOf } from '../../../model/schema/entities';
import { parentField } from '../../../model/schema/entities/entity';
import type { Editor } from '../../../model/schema/editors';
import { useTexts } from '../../ui/text/useTexts';
import { TypedListScreen } from './TypedListScreen';
import { chakra } from '@chakra-ui/react';
import { EditorFrame } from './EditorFrame';
import type { NewRowValues } from '../requests/entityRequests';
import { ChildPictures } from './ChildPictures';
import { GalleryUpload } from './GalleryUpload';
import { ListEditor } from './ListEditor';
import { MovedNotice } from './MovedNotice';
import { useRowScope } from './useRowScope';
import { isGalleryEditor } from '../list/galleryEditor';
import { useListEditor } from '../list/useListEditor';
import { useDeleteQuestion } from './useDeleteQuestion';
import { useEditedRows } from '../requests/useEditedRows';

const noPresetValues: NewRowValues = {};

/** The screen of an editor with one list. */
const ListScreen = ({ entity, title }: { entity: EntityName; title: string }) => {
  const scope = useRowScope(entity);
  const rows = useEditedRows(entity, scope?.rowFilter);
  const question = useDeleteQuestion(entity);
  const editor = useListEditor({
    entity,
    rows,
    presetValues: scope?.presetValues ?? noPresetValues,
    question,
    placeOf: scope?.placeOf,
  });
  return (
    <EditorFrame title={title} scope={scope} isDisabled={editor.isBlocked}>
      <chakra.section aria-label={title}>
        {isGalleryEditor(editor) ? <GalleryUpload editor={editor} /> : null}
        <MovedNotice entity={entity} editor={editor} placeOf={scope?.placeOf} />
        <ListEditor
          editor={editor}
          label={title}
          placeOf={scope?.placeOf}
          {...(picturesKindOf(entity) && {
            renderBelow: (row, onBusy) => <ChildPictures entity={entity} row={row} onBusy={onBusy} />,
          })}
        />
      </chakra.section>
    </EditorFrame>
  );
};

/** The screen of an editor of the table. If the rows belong to types, the types are edited above them. */
const EditorScreen = ({ editor: { entity, route } }: { editor: Editor }) => {
  const title = useTexts('admin')(route);
  const parent = parentField(entities[entity]);
  if (!parent || !isEntityName(parent.entity)) return <ListScreen entity={entity} title={title} />;
  return <TypedListScreen entity={entity} title={title} parent={{ ...parent, entity: parent.entity }} />;
};

export default EditorScreen;

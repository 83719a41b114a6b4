import { chakra } from '@chakra-ui/react';
import { useTexts } from '../../ui/text/useTexts';
import { EditorFrame } from './EditorFrame';
import type { EditorConfig } from './editorTable';
import type { NewRow } from '../requests/entityRequests';
import { GalleryUpload } from './GalleryUpload';
import { ListEditor } from './ListEditor';
import { useRowScope } from './useRowScope';
import { useListEditor } from '../list/useListEditor';
import { useDeleteQuestion } from './useDeleteQuestion';
import { useVisibleRows } from '../list/visibleRows';

const noPresetValues: NewRow = {};

/** The screen of an editor with one list. */
export function ListScreen({ description }: { description: EditorConfig }) {
  const { entity, nameFields, isGallery = false } = description;
  const admin = useTexts('admin');
  const scope = useRowScope(entity);
  const rows = useVisibleRows(entity, scope?.rowFilter);
  const question = useDeleteQuestion(entity, description.question, nameFields);
  const editor = useListEditor({
    entity,
    rows,
    presetValues: scope?.presetValues ?? noPresetValues,
    question,
  });
  return (
    <EditorFrame title={description.title} scope={scope} isDisabled={editor.isBlocked}>
      <chakra.section aria-label={admin(description.title)}>
        {isGallery ? <GalleryUpload editor={editor} /> : null}
        <ListEditor
          editor={editor}
          label={admin(description.title)}
          nameFields={nameFields}
          hasDetails={description.hasDetails ?? false}
          isGallery={isGallery}
        />
      </chakra.section>
    </EditorFrame>
  );
}

import { chakra } from '@chakra-ui/react';
import { useTexts } from '../../ui/text/useTexts';
import { EditorFrame } from './EditorFrame';
import type { EditorDescription } from './editorTable';
import type { NewRow } from '../requests/entityRequests';
import { GalleryUpload } from './GalleryUpload';
import { ListEditor } from './ListEditor';
import { useScope } from './scope';
import { useListEditor } from '../list/useListEditor';
import { useQuestion } from './useQuestion';
import { useVisibleRows } from '../list/visibleRows';

const noPresetValues: NewRow = {};

/** The screen of an editor with one list. */
export const ListScreen = ({ description }: { description: EditorDescription }) => {
  const { entity, nameFields, isGallery = false } = description;
  const admin = useTexts('admin');
  const scope = useScope(entity);
  const rows = useVisibleRows(entity, scope?.rowFilter);
  const question = useQuestion(entity, description.question, nameFields);
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
};

import { chakra } from '@chakra-ui/react';
import type { EntityName } from '../../../model/schema/entities';
import { adminOf } from '../../../model/schema/entities';
import { EditorFrame } from './EditorFrame';
import type { NewRowValues } from '../requests/entityRequests';
import { GalleryUpload } from './GalleryUpload';
import { ListEditor } from './ListEditor';
import { useRowScope } from './useRowScope';
import { useListEditor } from '../list/useListEditor';
import { useDeleteQuestion } from './useDeleteQuestion';
import { useVisibleRows } from '../list/visibleRows';

const noPresetValues: NewRowValues = {};

/** The screen of an editor with one list. */
export function ListScreen({ entity, title }: { entity: EntityName; title: string }) {
  const scope = useRowScope(entity);
  const rows = useVisibleRows(entity, scope?.rowFilter);
  const question = useDeleteQuestion(entity);
  const editor = useListEditor({
    entity,
    rows,
    presetValues: scope?.presetValues ?? noPresetValues,
    question,
  });
  return (
    <EditorFrame title={title} scope={scope} isDisabled={editor.isBlocked}>
      <chakra.section aria-label={title}>
        {adminOf(entity).isGallery ? <GalleryUpload editor={editor} /> : null}
        <ListEditor editor={editor} label={title} />
      </chakra.section>
    </EditorFrame>
  );
}

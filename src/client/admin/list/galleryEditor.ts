import type { GalleryName } from '../../../model/schema/entities';
import { isGallery } from '../../../model/schema/entities';
import type { ListEditorState } from './useListEditor';

/** The editor of a list of pictures. */
export interface GalleryEditor extends ListEditorState {
  readonly entity: GalleryName;
}

export function isGalleryEditor(editor: ListEditorState): editor is GalleryEditor {
  return isGallery(editor.entity);
}

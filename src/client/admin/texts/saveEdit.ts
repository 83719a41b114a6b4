import { afterSave, nextSave } from '../../../model/admin/textEdit';
import type { CommittedVersions, TextEdit } from '../../../model/admin/textEdit';
import { languages } from '../../../model/site/languages';
import type { createTextSaves } from './textSaves';

type TextSaves = Pick<ReturnType<typeof createTextSaves>, 'save' | 'saveTogether'>;

/**
 * Saves a text in both languages as one change; on a back-end that cannot, one language after the other.
 * @throws ApiError
 */
export async function saveEdit(
  saves: TextSaves,
  typed: Pick<TextEdit, 'key' | 'requestKey' | 'values' | 'base' | 'isHtml'>,
): Promise<CommittedVersions> {
  let edit: TextEdit = { ...typed, unsent: languages, changes: [], saved: {} };
  const together = await saves.saveTogether(edit);
  if (together) return together;
  while (edit.unsent.length > 0) edit = { ...edit, ...afterSave(edit, await saves.save(nextSave(edit))) };
  return edit.changes;
}

import { hasPermission } from '../../../model/permissions';
import type { TextResource } from '../../../model/text/texts';
import { textTable } from '../rows/tables';
import { AppError } from '../../errors';
import { insertOnce } from '../../journal/idempotency';
import type { CommittedChange } from '../changes';
import type { ContentStore } from '../contentStore';
import type { ActorWithRole, NewText, TextPatch, TextPatchWithBase } from './textRepository';
import {
  baseOf,
  normalizeTextResource,
  patchOf,
  patchTexts,
  rejectDuplicate,
  requireText,
} from './textRepository';

/** Texts to save together. A client that got no response repeats the request with the same `requestKey`. */
export interface SaveTextsRequest {
  readonly changed?: readonly (TextPatchWithBase & { readonly id: number })[];
  readonly added?: readonly (NewText & { readonly base?: TextPatch })[];
  readonly requestKey?: string;
}

/**
 * Changes and adds texts in one change, all or none: both languages of a text are one entry of the history. A repeated request
 * adds nothing twice.
 * @returns the texts as they are now
 * @throws AppError if a text is unknown or exists already, if the administrator lacks the permission, or with all conflicts
 */
export async function saveTexts(
  store: ContentStore,
  actor: ActorWithRole,
  { changed = [], added = [], requestKey }: SaveTextsRequest,
): Promise<CommittedChange<readonly TextResource[]>> {
  if (added.length > 0 && !hasPermission(actor.role, 'addText')) throw new AppError('superUserOnly');
  return store.change(
    actor,
    async (writer, transaction) => {
      const ids = changed.map(({ id }) => id);
      const stored = await Promise.all(ids.map((id) => requireText(writer, id)));
      const patches = changed.flatMap((patch) => {
        const text = stored.find(({ id }) => id === patch.id);
        return text ? [patchOf(actor, text, patch)] : [];
      });
      await patchTexts(writer, stored, patches);
      for (const { base = {}, ...text } of added) {
        const values = { ...normalizeTextResource(text) };
        const { id } = await insertOnce(writer, transaction, textTable, {
          values,
          seenBase: baseOf(base),
          request: { author: actor.email, requestKey },
          isSame: (row) => row.language === values.language && row.object_key === values.object_key,
        }).catch((error: unknown) => rejectDuplicate(error, text.object_key));
        ids.push(id);
      }
      return Promise.all(ids.map((id) => requireText(writer, id)));
    },
    { requestKey },
  );
}

import { variantOf } from '../../../model/text/brandTexts';
import type { TextResource } from '../../../model/text/texts';
import { hasPermission, textAction } from '../../../model/permissions';
import { textTable } from '../rows/tables';
import { AppError } from '../../errors';
import type { CommittedChange } from '../changes';
import type { ContentStore } from '../contentStore';
import { initialTexts } from './initialTexts';
import type { ActorWithRole } from './textRepository';
import { insertText, normalizeTextResource } from './textRepository';
import { toTextResource } from './textRow';

/** A text in both languages. The texts of several pages have no page. */
type TextKey = Pick<TextResource, 'object_key' | 'page'>;

/**
 * The keys of a page whose texts the site comes with. Its screens ask for them, so they must not be missing. A brand's variant may
 * be: the brand then shows the shared text.
 */
export function initialKeysOf(page: string | null): readonly string[] {
  const shared = initialTexts.filter((text) => text.page === page && !variantOf(text));
  return [...new Set(shared.map(({ object_key }) => object_key))];
}

/**
 * Restores the text that the site came with, in both languages, as one change. Adds it where it was deleted.
 * @returns the restored texts
 * @throws AppError if the site came without such a text, or if the administrator lacks the permission
 */
export function restoreText(
  store: ContentStore,
  actor: ActorWithRole,
  { object_key, page }: TextKey,
): Promise<CommittedChange<readonly TextResource[]>> {
  const originals = initialTexts.filter((text) => text.object_key === object_key && text.page === page);
  if (originals.length === 0) throw new AppError('rowUnknown');
  if (!hasPermission(actor.role, textAction(page, 'changeText'))) throw new AppError('superUserOnly');
  return store.change(actor, async (writer) => {
    const rows = (await writer.findWhere(textTable, { object_key, page })).map(toTextResource);
    const restored: TextResource[] = [];
    for (const original of originals) {
      const { resource, isHtml } = normalizeTextResource(original);
      const existing = rows.find(({ language }) => language === original.language);
      const id = existing?.id ?? (await insertText(writer, original));
      if (existing) await writer.update(textTable, [{ id, values: { resource, isHtml } }]);
      restored.push({ ...original, resource, isHtml, id });
    }
    return restored;
  });
}

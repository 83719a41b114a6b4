import type { Language } from '../../../model/site/languages';
import { languages } from '../../../model/site/languages';
import type { Role } from '../../../model/permissions';
import { hasPermission, textAction } from '../../../model/permissions';
import type { TextResource } from '../../../model/text/texts';
import { normalizeRichText, stripInvalidCharacters } from '../rows/fieldCodecs';
import { AppError } from '../../errors';
import type { PatchWithBase } from '../conflicts';
import type { ContentStore } from '../contentStore';
import type { Actor, CommittedChange } from '../changes';
import type { AddResult } from '../../journal/idempotency';
import { insertOnce, addResultOf } from '../../journal/idempotency';
import { textTable } from '../rows/tables';
import type { WireValues } from '../rows/tables';
import { toTextResource } from './textRow';
import { isUniqueViolation } from '../../database/uniqueViolation';
import type { ContentWriter } from '../contentWriter';

/** The author of a text change. Permissions depend on the role and the text (specification, section 6). */
export interface ActorWithRole extends Actor {
  readonly role: Role;
}

export type NewText = Omit<TextResource, 'id' | 'page' | 'isHtml'> & {
  readonly page?: string | null;
  readonly isHtml?: boolean;
};

/** The properties of a text to change. Missing ones stay as they are. */
export interface TextPatch {
  readonly language?: Language;
  readonly resource?: string;
  readonly isHtml?: boolean;
}

/** A change of a text. `base` has its values from when the client opened its editor, if it sent them. */
export type TextPatchWithBase = TextPatch & { readonly base?: TextPatch };

interface TextIdentity {
  readonly page?: string | null;
  readonly object_key: string;
  /** If missing, the texts of all languages are meant. */
  readonly language?: Language;
}

const cleanResource = (resource: string, isHtml: boolean): string =>
  isHtml ? normalizeRichText(resource, 'resource') : stripInvalidCharacters(resource);

/** Clients send null, '' or nothing for a text without a page. */
export function normalizeTextPage(page: string | null | undefined): string | null {
  return page ? stripInvalidCharacters(page) : null;
}

/** Normalizes a text for storage. @throws AppError if cleaning made it too long */
export function normalizeTextResource(text: NewText): Omit<TextResource, 'id'> {
  return {
    object_key: stripInvalidCharacters(text.object_key),
    language: text.language,
    page: normalizeTextPage(text.page),
    resource: cleanResource(text.resource, text.isHtml ?? false),
    isHtml: text.isHtml ?? false,
  };
}

export function rejectDuplicate(error: unknown, key: string): never {
  throw isUniqueViolation(error) ? new AppError('textExists', { key }) : error;
}

/** Adds a text within a change. @throws AppError if a text with its key, page and language exists */
export async function insertText(writer: ContentWriter, text: NewText): Promise<number> {
  return writer
    .insert(textTable, { ...normalizeTextResource(text) })
    .catch((error: unknown) => rejectDuplicate(error, text.object_key));
}

export function baseOf({ resource, isHtml, ...base }: TextPatch): WireValues {
  return {
    ...base,
    ...(resource === undefined ? {} : { resource: cleanResource(resource, isHtml ?? false) }),
    ...(isHtml === undefined ? {} : { isHtml }),
  };
}

/**
 * A text to add. A client that got no response repeats the request with the same `requestKey`. `base` then has the changes
 * by others that the client has seen since.
 */
type AddTextRequest = NewText & { readonly requestKey?: string; readonly base?: TextPatch };

/**
 * Adds a text. A repeated request adds nothing: values that differ from the first request are changed in the existing text.
 * @throws AppError if the text exists already, or if someone else changed it since it was added
 */
export async function addText(
  store: ContentStore,
  actor: ActorWithRole,
  { requestKey, base = {}, ...text }: AddTextRequest,
): Promise<CommittedChange<AddResult>> {
  const { result, version } = await store.change(
    actor,
    (writer, transaction) =>
      insertOnce(writer, transaction, textTable, {
        values: { ...normalizeTextResource(text) },
        seenBase: baseOf(base),
        request: { author: actor.email, requestKey },
      }).catch((error: unknown) => rejectDuplicate(error, text.object_key)),
    { requestKey },
  );
  return addResultOf(result, version);
}

const requirePermission = (
  actor: ActorWithRole,
  text: TextResource,
  action: 'changeText' | 'deleteText',
): void => {
  if (!hasPermission(actor.role, textAction(text.page, action))) throw new AppError('superUserOnly');
};

/** The values of a text to change. @throws AppError if the administrator lacks the permission */
export function patchOf(
  actor: ActorWithRole,
  text: TextResource,
  { base = {}, ...patch }: TextPatchWithBase,
): PatchWithBase {
  requirePermission(actor, text, 'changeText');
  const isHtml = patch.isHtml ?? text.isHtml;
  if (isHtml !== text.isHtml && !hasPermission(actor.role, 'changeHtmlFlag'))
    throw new AppError('superUserOnly');
  const values: WireValues = {
    language: patch.language ?? text.language,
    resource: cleanResource(patch.resource ?? text.resource, isHtml),
    isHtml,
  };
  return { id: text.id, values, base: baseOf(base) };
}

/** @throws AppError with all conflicts if someone else changed one of the texts, or if a text would exist twice */
export async function patchTexts(
  writer: ContentWriter,
  texts: readonly TextResource[],
  patches: readonly PatchWithBase[],
): Promise<void> {
  await writer
    .applyPatches(textTable, patches)
    .catch((error: unknown) => rejectDuplicate(error, texts.map(({ object_key }) => object_key).join(', ')));
}

const patchText = (
  writer: ContentWriter,
  actor: ActorWithRole,
  text: TextResource,
  patch: TextPatchWithBase,
): Promise<void> => patchTexts(writer, [text], [patchOf(actor, text, patch)]);

/**
 * Changes the text with a key, page and language. Without a language it changes the texts of all languages.
 * @throws AppError if there is no such text, or if the administrator lacks the permission
 */
export function updateText(
  store: ContentStore,
  actor: ActorWithRole,
  { page, object_key, language }: TextIdentity,
  patch: Omit<TextPatch, 'language'>,
): Promise<CommittedChange<void>> {
  return store.change(actor, async (writer) => {
    const rows = await writer.findWhere(textTable, {
      object_key: stripInvalidCharacters(object_key),
      page: normalizeTextPage(page),
    });
    const texts = rows
      .map(toTextResource)
      .filter((text) => (language ? [language] : languages).includes(text.language));
    if (texts.length === 0) {
      const asked = {
        key: object_key,
        page: normalizeTextPage(page) ?? '—',
        language: language ?? languages.join(', '),
      };
      throw new AppError('textUnknown', asked);
    }
    for (const text of texts) await patchText(writer, actor, text, patch);
  });
}

/** @throws AppError for an unknown text */
export async function requireText(writer: ContentWriter, id: number): Promise<TextResource> {
  const row = await writer.find(textTable, id);
  if (!row) throw new AppError('rowUnknown');
  return toTextResource(row);
}

/** Changes a text. @throws AppError if it is unknown, the administrator lacks the permission, or someone else changed it */
export function updateTextById(
  store: ContentStore,
  actor: ActorWithRole,
  id: number,
  patch: TextPatchWithBase,
): Promise<CommittedChange<void>> {
  return store.change(actor, async (writer) =>
    patchText(writer, actor, await requireText(writer, id), patch),
  );
}

/** Which text to delete. `allLanguages` also deletes it in the other languages, in the same change. */
interface DeleteTextRequest {
  readonly id: number;
  readonly allLanguages?: boolean;
}

/**
 * Deletes a text.
 * @returns the ids of the deleted rows
 * @throws AppError if it is unknown or the administrator lacks the permission
 */
export function deleteText(
  store: ContentStore,
  actor: ActorWithRole,
  { id, allLanguages = false }: DeleteTextRequest,
): Promise<CommittedChange<readonly number[]>> {
  return store.change(actor, async (writer) => {
    const text = await requireText(writer, id);
    requirePermission(actor, text, 'deleteText');
    const { object_key, page } = text;
    const rows = allLanguages ? await writer.findWhere(textTable, { object_key, page }) : [{ id }];
    for (const row of rows) await writer.delete(textTable, row.id);
    return rows.map((row) => row.id);
  });
}

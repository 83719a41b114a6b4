import type { Language } from '../../model/site/languages';
import { languages } from '../../model/site/languages';
import type { Role } from '../../model/permissions';
import { may, textAction } from '../../model/permissions';
import type { TextResource } from '../../model/text/texts';
import { normalizeRichText, stripInvalidCharacters } from './fieldCodecs';
import { AppError } from '../errors';
import { ownValues, rejectConflicts } from './conflicts';
import type { ContentStore } from './contentStore';
import type { Actor, CommittedChange } from './changes';
import type { ContentTransaction } from '../database/database';
import type { Saved } from '../journal/repeatedRequests';
import { addOnce, savedBy } from '../journal/repeatedRequests';
import { textTable } from '../database/tables';
import type { WireValues } from '../database/tables';
import { toTextResource } from './textRow';
import { isUniqueViolation } from '../database/uniqueViolation';
import type { ContentWriter } from './contentWriter';

/** Who changes texts: rights over texts depend on the text (specification, section 6). */
export interface Editor extends Actor {
  readonly role: Role;
}

export type NewText = Omit<TextResource, 'id' | 'page' | 'isHtml'> & {
  readonly page?: string | null;
  readonly isHtml?: boolean;
};

/** What may change of a text; what it does not name stays. */
export interface TextPatch {
  readonly language?: Language;
  readonly resource?: string;
  readonly isHtml?: boolean;
}

/** A change of a text, with what it held when the editor was opened, where the caller says that. */
export type BasedTextPatch = TextPatch & { readonly base?: TextPatch };

export interface TextIdentity {
  readonly page?: string | null;
  readonly object_key: string;
  /** Without it the text is meant in every language. */
  readonly language?: Language;
}

const cleaned = (resource: string, isHtml: boolean): string =>
  isHtml ? normalizeRichText(resource, 'resource') : stripInvalidCharacters(resource);

/** A text without a page may come with null, with '' or with nothing. */
const pageOf = (page: string | null | undefined): string | null =>
  page ? stripInvalidCharacters(page) : null;

/** A text as it is kept. @throws Refusal of one that became too long */
export const normalizeTextResource = (text: NewText): Omit<TextResource, 'id'> => ({
  object_key: stripInvalidCharacters(text.object_key),
  language: text.language,
  page: pageOf(text.page),
  resource: cleaned(text.resource, text.isHtml ?? false),
  isHtml: text.isHtml ?? false,
});

const refuseDuplicate = (error: unknown, key: string): never => {
  throw isUniqueViolation(error) ? new AppError('textExists', { key }) : error;
};

/** Adds a text within a change; its key, page and language must be free. */
export const insertText = async (writer: ContentWriter, text: NewText): Promise<number> =>
  writer
    .insert(textTable, { ...normalizeTextResource(text) })
    .catch((error: unknown) => refuseDuplicate(error, text.object_key));

const baseOf = ({ resource, isHtml, ...base }: TextPatch): WireValues => ({
  ...base,
  ...(resource === undefined ? {} : { resource: cleaned(resource, isHtml ?? false) }),
  ...(isHtml === undefined ? {} : { isHtml }),
});

/**
 * A text to add, with what the caller knows the call by, should it have to repeat it without having heard of the first, and
 * what it has seen of others' changes since then.
 */
export type TextAddition = NewText & { readonly requestKey?: string; readonly base?: TextPatch };

/**
 * Adds a text. Where the same call has been made before, what this one says otherwise is changed in the text that is there.
 * @throws Refusal of a text that exists already, and where another has changed it since it was added
 */
export const saveText = async (
  store: ContentStore,
  editor: Editor,
  { requestKey, base = {}, ...text }: TextAddition,
): Promise<CommittedChange<Saved>> => {
  const { result, version } = await store.change(
    editor,
    (writer, transaction) =>
      addOnce(writer, transaction, textTable, {
        values: { ...normalizeTextResource(text) },
        seen: baseOf(base),
        knownBy: { author: editor.email, requestKey },
      }).catch((error: unknown) => refuseDuplicate(error, text.object_key)),
    { requestKey },
  );
  return savedBy(result, version);
};

const requireRight = (editor: Editor, text: TextResource, action: 'changeText' | 'deleteText'): void => {
  if (!may(editor.role, textAction(text.page, action))) throw new AppError('notAllowed');
};

interface Changing {
  readonly writer: ContentWriter;
  readonly transaction: ContentTransaction;
}

const patchText = async (
  { writer, transaction }: Changing,
  editor: Editor,
  text: TextResource,
  { base = {}, ...patch }: BasedTextPatch,
): Promise<void> => {
  requireRight(editor, text, 'changeText');
  const isHtml = patch.isHtml ?? text.isHtml;
  if (isHtml !== text.isHtml && !may(editor.role, 'changeHtmlFlag')) throw new AppError('notAllowed');
  const values: WireValues = {
    language: patch.language ?? text.language,
    resource: cleaned(patch.resource ?? text.resource, isHtml),
    isHtml,
  };
  const own = { id: text.id, values, base: baseOf(base) };
  await rejectConflicts(transaction, textTable, [own], new Map([[text.id, { ...text }]]));
  await writer
    .update(textTable, [{ id: text.id, values: ownValues(own) }])
    .catch((error: unknown) => refuseDuplicate(error, text.object_key));
};

/**
 * Changes the text of a key, page and language; without a language, of the key and page in every language.
 * @throws Refusal where there is none, or where the editor has not the right
 */
export const updateText = (
  store: ContentStore,
  editor: Editor,
  { page, object_key, language }: TextIdentity,
  patch: Omit<TextPatch, 'language'>,
): Promise<CommittedChange<void>> =>
  store.change(editor, async (writer, transaction) => {
    const rows = await writer.findWhere(textTable, {
      object_key: stripInvalidCharacters(object_key),
      page: pageOf(page),
    });
    const wanted = rows
      .map(toTextResource)
      .filter((text) => (language ? [language] : languages).includes(text.language));
    if (wanted.length === 0) throw new AppError('rowUnknown');
    for (const text of wanted) await patchText({ writer, transaction }, editor, text, patch);
  });

const requireText = async (writer: ContentWriter, id: number): Promise<TextResource> => {
  const row = await writer.find(textTable, id);
  if (!row) throw new AppError('rowUnknown');
  return toTextResource(row);
};

/** Changes a text. @throws Refusal of an unknown text, where the editor has not the right, or where another has changed it */
export const updateTextById = (
  store: ContentStore,
  editor: Editor,
  id: number,
  patch: BasedTextPatch,
): Promise<CommittedChange<void>> =>
  store.change(editor, async (writer, transaction) =>
    patchText({ writer, transaction }, editor, await requireText(writer, id), patch),
  );

/** Deletes a text. @throws Refusal of an unknown text, or where the editor has not the right */
export const deleteText = (store: ContentStore, editor: Editor, id: number): Promise<CommittedChange<void>> =>
  store.change(editor, async (writer) => {
    requireRight(editor, await requireText(writer, id), 'deleteText');
    await writer.remove(textTable, id);
  });

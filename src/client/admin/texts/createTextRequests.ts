import type { TextResource } from '../../../model/text/texts';
import { endpoints } from '../../store/api/adminApi';
import type { ChangeVersion } from '../../store/api/contentVersion';
import { textDeleted } from '../../store/content/contentActions';
import { selectTexts } from '../../store/selectors';
import type { AppStore } from '../../store/store';
import type { NewText, TextsSave, TextBase } from '../../store/api/endpoints/textEndpoints';
import { isRequestUnknown, isRowMissing } from '../requests/requestError';

const untracked = { track: false } as const;

/** The version of the change that a request committed. @throws ApiError if the request failed */
const versionOf = async (request: { unwrap: () => Promise<ChangeVersion> }): Promise<number | null> =>
  (await request.unwrap()).version;

/** Texts to save as one change. */
export interface TextsToSave extends Pick<TextsSave, 'changed' | 'requestKey'> {
  readonly added: readonly (Omit<NewText, 'page'> & { readonly base?: TextBase })[];
}

/** The requests for one text in one language. */
const createSenders = ({ dispatch }: AppStore, page: string | null) => ({
  addText: (text: Omit<NewText, 'page'>, requestKey: string, base?: TextBase) =>
    versionOf(
      dispatch(endpoints.textSave.initiate({ ...text, page, requestKey, ...(base && { base }) }, untracked)),
    ),
  update: ({ id, language, resource, isHtml }: TextResource, base?: TextBase) =>
    versionOf(
      dispatch(
        endpoints.textUpdateById.initiate(
          { id, language, resource, isHtml, ...(base && { base }) },
          untracked,
        ),
      ),
    ),
  saveMany: (texts: TextsToSave) =>
    versionOf(
      dispatch(
        endpoints.textSaveMany.initiate(
          { ...texts, added: texts.added.map((text) => ({ ...text, page })) },
          untracked,
        ),
      ),
    ),
  removeText: (id: number) => dispatch(endpoints.textDelete.initiate(id, untracked)).unwrap(),
  restore: (object_key: string) =>
    versionOf(dispatch(endpoints.textRestore.initiate({ object_key, page }, untracked))),
});

/**
 * The same requests, safe to retry. A change whose response was lost is not made twice. A text that another administrator
 * has deleted is removed from the store.
 */
export function createTextRequests(store: AppStore, page: string | null) {
  const { addText, update, saveMany, removeText, restore } = createSenders(store, page);
  /** The server deletes a text in all its languages. */
  const removeIfMissing = (id: number, error: unknown): void => {
    if (!isRowMissing(error)) return;
    const texts = selectTexts(store.getState());
    const missing = texts.find((text) => text.id === id);
    const ids = texts.filter((text) => text.object_key === missing?.object_key && text.page === missing.page);
    for (const text of ids) store.dispatch(textDeleted(text.id));
  };
  return {
    /**
     * @param requestKey the same in a retry; each language has its own
     * @param base the last known value, if the text was saved before and another administrator has changed it since
     */
    addText: (text: Omit<NewText, 'page'>, requestKey: string, base?: TextBase): Promise<number | null> =>
      addText(text, `${requestKey} ${text.language}`, base),
    update: (text: TextResource, base?: TextBase): Promise<number | null> =>
      update(text, base).catch((error: unknown) => {
        removeIfMissing(text.id, error);
        throw error;
      }),
    /**
     * Saves texts as one change.
     * @returns undefined if nothing was saved because the back-end cannot do this, or because a text is gone
     */
    saveMany: (texts: TextsToSave): Promise<number | null | undefined> =>
      saveMany(texts).catch((error: unknown) => {
        if (isRequestUnknown(error)) return undefined;
        throw error;
      }),
    /** Deletes a text, in all languages if the back-end can. @returns the ids of the deleted rows */
    removeText: (id: number): Promise<ChangeVersion & { readonly ids: readonly number[] }> =>
      removeText(id).catch((error: unknown) => {
        removeIfMissing(id, error);
        if (isRowMissing(error)) return { version: null, ids: [id] };
        throw error;
      }),
    restore,
  };
}

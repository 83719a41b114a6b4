import type { TextResource } from '../../../model/text/texts';
import { endpoints } from '../../store/api/adminApi';
import type { ChangeVersion } from '../../store/api/contentVersion';
import { textDeleted } from '../../store/content/contentActions';
import type { AppStore } from '../../store/store';
import type { NewText } from '../../store/api/textEndpoints';
import { dataOrThrow, isRowMissing } from '../requests/requestError';
import { newRequestKey } from '../requests/requestKey';
import type { RequestResult, useRequest } from '../requests/useRequest';

type SendRequest = ReturnType<typeof useRequest>;

/** The version of the change that a request committed. @throws RequestError if the request failed */
const versionOf = async (result: Promise<RequestResult<ChangeVersion | undefined>>): Promise<number | null> =>
  (await dataOrThrow(result))?.version ?? null;

type TextBase = Partial<Pick<TextResource, 'resource' | 'isHtml'>>;

/** The requests for one text in one language. */
const createSenders = (request: SendRequest, page: string | null) => ({
  addText: (text: Omit<NewText, 'page'>, requestKey: string, base?: TextBase) =>
    versionOf(request(endpoints.textSave, { ...text, page, requestKey, ...(base && { base }) })),
  update: ({ id, language, resource, isHtml }: TextResource, base?: TextBase) =>
    versionOf(request(endpoints.textUpdateById, { id, language, resource, isHtml, ...(base && { base }) })),
  removeText: (id: number) => versionOf(request(endpoints.textDelete, id)),
});

/**
 * The same requests, safe to retry. A change whose response was lost is not made twice. A text that another administrator
 * has deleted is removed from the store.
 */
export function createTextRequests(store: AppStore, request: SendRequest, page: string | null) {
  const { addText, update, removeText } = createSenders(request, page);
  const requestKeys = new Map<string, string>();
  const removeIfMissing = (id: number, error: unknown): void => {
    if (isRowMissing(error)) store.dispatch(textDeleted(id));
  };
  return {
    /** @param base the last known value, if the text was saved before and another administrator has changed it since */
    addText: async (text: Omit<NewText, 'page'>, base?: TextBase): Promise<number | null> => {
      const name = `${text.language} ${text.object_key}`;
      const requestKey = requestKeys.get(name) ?? newRequestKey();
      requestKeys.set(name, requestKey);
      const version = await addText(text, requestKey, base);
      requestKeys.delete(name);
      return version;
    },
    update: (text: TextResource, base?: TextBase): Promise<number | null> =>
      update(text, base).catch((error: unknown) => {
        removeIfMissing(text.id, error);
        throw error;
      }),
    removeText: (id: number): Promise<number | null> =>
      removeText(id).catch((error: unknown) => {
        removeIfMissing(id, error);
        if (isRowMissing(error)) return null;
        throw error;
      }),
  };
}

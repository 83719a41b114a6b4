import type { TextResource } from '../../../model/text/texts';
import { endpoints } from '../../store/api/adminApi';
import type { ChangeVersion } from '../../store/api/contentVersion';
import { textDeleted } from '../../store/content/contentActions';
import type { AppStore } from '../../store/store';
import type { NewText } from '../../store/api/textEndpoints';
import { dataOrThrow, isRowMissing } from '../requests/requestError';
import { newRequestKey } from '../requests/requestKey';
import type { RequestResult, useRequest } from '../requests/useRequest';

type Call = ReturnType<typeof useRequest>;

/** The change that a call made. @throws CallFailure where it failed */
const changeOf = async (call: Promise<RequestResult<ChangeVersion | undefined>>): Promise<number | null> =>
  (await dataOrThrow(call))?.version ?? null;

type TextBase = Partial<Pick<TextResource, 'resource' | 'isHtml'>>;

/** The calls for one text, in one language. */
const makeSenders = (call: Call, page: string | null) => ({
  addText: (text: Omit<NewText, 'page'>, requestKey: string, base?: TextBase) =>
    changeOf(call(endpoints.textSave, { ...text, page, requestKey, ...(base && { base }) })),
  update: ({ id, language, resource, isHtml }: TextResource, base?: TextBase) =>
    changeOf(call(endpoints.textUpdateById, { id, language, resource, isHtml, ...(base && { base }) })),
  removeText: (id: number) => changeOf(call(endpoints.textDelete, id)),
});

/**
 * The same calls, to be tried again: what was done although its answer got lost is not done twice, and what another has deleted is
 * no longer held for there.
 */
export const createTextRequests = (store: AppStore, call: Call, page: string | null) => {
  const { addText, update, removeText } = makeSenders(call, page);
  const begun = new Map<string, string>();
  const forgetGone = (id: number, error: unknown): void => {
    if (isRowMissing(error)) store.dispatch(textDeleted(id));
  };
  return {
    /** @param base what was seen of it, where it was added before and another has changed it since */
    addText: async (text: Omit<NewText, 'page'>, base?: TextBase): Promise<number | null> => {
      const name = `${text.language} ${text.object_key}`;
      const requestKey = begun.get(name) ?? newRequestKey();
      begun.set(name, requestKey);
      const made = await addText(text, requestKey, base);
      begun.delete(name);
      return made;
    },
    update: (text: TextResource, base?: TextBase): Promise<number | null> =>
      update(text, base).catch((error: unknown) => {
        forgetGone(text.id, error);
        throw error;
      }),
    removeText: (id: number): Promise<number | null> =>
      removeText(id).catch((error: unknown) => {
        forgetGone(id, error);
        if (isRowMissing(error)) return null;
        throw error;
      }),
  };
};

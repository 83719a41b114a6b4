import type { TextResource } from '../../../model/text/texts';
import { calls } from '../../store/api/adminApi';
import type { Made } from '../../store/api/contentVersion';
import { textDeleted } from '../../store/content/contentActions';
import type { AppStore } from '../../store/store';
import type { NewText } from '../../store/api/textEndpoints';
import { dataOf, isOfUnknownRow } from '../requests/requestError';
import { newRequestKey } from '../requests/useIdempotentSave';
import type { CallResult, useCall } from '../requests/useRequest';

type Call = ReturnType<typeof useCall>;

/** The change that a call made. @throws CallFailure where it failed */
const changeOf = async (call: Promise<CallResult<Made | undefined>>): Promise<number | null> =>
  (await dataOf(call))?.version ?? null;

type TextBase = Partial<Pick<TextResource, 'resource' | 'isHtml'>>;

/** The calls for one text, in one language. */
const makeSenders = (call: Call, page: string | null) => ({
  addText: (text: Omit<NewText, 'page'>, requestKey: string, base?: TextBase) =>
    changeOf(call(calls.textSave, { ...text, page, requestKey, ...(base && { base }) })),
  update: ({ id, language, resource, isHtml }: TextResource, base?: TextBase) =>
    changeOf(call(calls.textUpdateById, { id, language, resource, isHtml, ...(base && { base }) })),
  removeText: (id: number) => changeOf(call(calls.textDelete, id)),
});

/**
 * The same calls, to be tried again: what was done although its answer got lost is not done twice, and what another has deleted is
 * no longer held for there.
 */
export const makeTextSenders = (store: AppStore, call: Call, page: string | null) => {
  const { addText, update, removeText } = makeSenders(call, page);
  const begun = new Map<string, string>();
  const forgetGone = (id: number, error: unknown): void => {
    if (isOfUnknownRow(error)) store.dispatch(textDeleted(id));
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
        if (isOfUnknownRow(error)) return null;
        throw error;
      }),
  };
};

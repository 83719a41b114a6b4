import { useMemo } from 'react';
import { languages } from '../../../model/languages';
import { errorMessage } from '../../../model/errors';
import { may } from '../../../model/rights';
import { storedPage } from '../../../model/textKeys';
import type { TextResource } from '../../../model/texts';
import { calls } from '../../store/administration';
import { useAppStore } from '../../store/hooks';
import { selectRole, selectTexts } from '../../store/selectors';
import type { AppStore } from '../../store/store';
import type { NewText } from '../../store/textEndpoints';
import { CallFailure, dataOf } from '../editors/callFailure';
import { useCall } from '../session/useCall';
import type { TextValues } from './textEditor.machine';
import type { TextRow } from './textRows';
import { isHtmlRow, isTextPage, missingLanguages, rowsOf } from './textRows';

/** A text that is added, in both languages. */
export interface AddedText {
  readonly key: string;
  readonly values: TextValues;
  readonly isHtml: boolean;
}

const findRow = (store: AppStore, classKey: string, key: string): TextRow =>
  rowsOf(selectTexts(store.getState()), classKey).find((row) => row.key === key) ?? {
    key,
    en: undefined,
    fr: undefined,
  };

type Call = ReturnType<typeof useCall>;

type TextBase = Partial<Pick<TextResource, 'resource' | 'isHtml'>>;

/** Who may not add texts cannot bring back what another has deleted; what was typed stays in the form. */
const deletedMeanwhile = (store: AppStore): CallFailure =>
  new CallFailure({ status: 404, message: errorMessage('rowUnknown', store.getState().language) });

const makeTextCalls = (store: AppStore, call: Call, classKey: string) => {
  const page = isTextPage(classKey) ? storedPage(classKey) : classKey;
  const presentIn = (row: TextRow): TextResource[] => languages.flatMap((language) => row[language] ?? []);
  const mayAdd = (): boolean => may(selectRole(store.getState()), 'addText');
  const addText = (text: Omit<NewText, 'page'>) => dataOf(call(calls.textSave, { ...text, page }));
  const update = ({ id, language, resource, isHtml }: TextResource, base?: TextBase) =>
    dataOf(call(calls.textUpdateById, { id, language, resource, isHtml, ...(base && { base }) }));

  /** What was saved last of each text: where a save of both languages failed at the second, the first is our own change. */
  const own = new Map<number, string>();
  /**
   * Changes a text from what it said to what it shall say. A language that lacks it gets it, where the account may add
   * texts; one that was left as it was stays as others have made it.
   */
  const save = async (key: string, values: TextValues, base: TextValues): Promise<void> => {
    const row = findRow(store, classKey, key);
    for (const language of languages) {
      const [stored, resource] = [row[language], values[language]];
      const from = stored && own.get(stored.id) === stored.resource ? stored.resource : base[language];
      if (resource === from) continue;
      if (stored && stored.resource !== resource) {
        await update({ ...stored, resource }, { resource: from, isHtml: stored.isHtml });
        own.set(stored.id, resource);
      }
      if (stored) continue;
      if (base[language] !== '' && !mayAdd()) throw deletedMeanwhile(store);
      if (resource.trim() !== '' && mayAdd())
        await addText({ object_key: key, language, resource, isHtml: isHtmlRow(row) });
    }
  };
  /** Says whether a text is HTML, in both languages. */
  const flag = async (key: string, isHtml: boolean): Promise<void> => {
    for (const stored of presentIn(findRow(store, classKey, key))) {
      if (stored.isHtml !== isHtml) await update({ ...stored, isHtml });
    }
  };
  const remove = async (key: string): Promise<void> => {
    for (const { id } of presentIn(findRow(store, classKey, key))) await dataOf(call(calls.textDelete, id));
  };
  const add = async ({ key, values, isHtml }: AddedText): Promise<void> => {
    for (const language of missingLanguages(findRow(store, classKey, key))) {
      await addText({ object_key: key, language, resource: values[language], isHtml });
    }
  };
  return { save, flag, remove, add };
};

/**
 * What can be done to the texts of a class key. Each looks at what the store holds when it begins, so that one that is tried
 * again sends only what is not done yet. They throw a `CallFailure`.
 */
export const useTextCalls = (classKey: string) => {
  const call = useCall();
  const store = useAppStore();
  return useMemo(() => makeTextCalls(store, call, classKey), [store, call, classKey]);
};

import { useMemo } from 'react';
import { languages } from '../../../model/site/languages';
import { errorMessage } from '../../../model/errors/catalogue';
import { may } from '../../../model/permissions';
import { storedPage } from '../../../model/text/textPages';
import type { TextResource } from '../../../model/text/texts';
import { useAppStore } from '../../store/hooks';
import { selectRole, selectTexts } from '../../store/selectors';
import type { AppStore } from '../../store/store';
import { RequestError } from '../requests/requestError';
import { useRequest } from '../requests/useRequest';
import type { CommittedChanges, TextSave, TextValues } from './textEditor.machine';
import type { TextRow } from './textRows';
import { createTextRequests } from './createTextRequests';
import { isTextPage } from '../../../model/text/textPages';
import { isHtmlRow, missingLanguages, rowsOf } from './textRows';

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

type Call = ReturnType<typeof useRequest>;

/** Who may not add texts cannot bring back what another has deleted; what was typed stays in the form. */
const deletedMeanwhile = (store: AppStore): RequestError =>
  new RequestError({ status: 404, message: errorMessage('rowUnknown', store.getState().language) });

const presentIn = (row: TextRow): TextResource[] => languages.flatMap((language) => row[language] ?? []);

/** Does one thing after the other; a call that fails ends it. */
const inTurn = async <Each>(
  each: readonly Each[],
  send: (one: Each) => Promise<number | null>,
): Promise<CommittedChanges> => {
  const made: (number | null)[] = [];
  for (const one of each) made.push(await send(one));
  return made;
};

const makeTextCalls = (store: AppStore, call: Call, classKey: string) => {
  const page = isTextPage(classKey) ? storedPage(classKey) : classKey;
  const { addText, update, removeText } = createTextRequests(store, call, page);
  const mayAdd = (): boolean => may(selectRole(store.getState()), 'addText');
  const presentOf = (key: string) => presentIn(findRow(store, classKey, key));

  /** What was saved last of each text: where a save of both languages failed at the second, the first is our own change. */
  const own = new Map<number, string>();
  /**
   * Changes a text from what it said to what it shall say. A language that lacks it gets it, where the account may add
   * texts; one that was left as it was stays as others have made it.
   */
  const save = async ({ key, values, base, isHtml }: TextSave): Promise<CommittedChanges> => {
    const made: (number | null)[] = [];
    const row = findRow(store, classKey, key);
    const isHtmlNow = presentIn(row).length > 0 ? isHtmlRow(row) : isHtml;
    for (const language of languages) {
      const [stored, resource] = [row[language], values[language]];
      const from = stored && own.get(stored.id) === stored.resource ? stored.resource : base[language];
      if (resource === from) continue;
      if (stored && stored.resource !== resource) {
        made.push(await update({ ...stored, resource }, { resource: from, isHtml: stored.isHtml }));
        own.set(stored.id, resource);
      }
      if (stored) continue;
      if (base[language] !== '' && !mayAdd()) throw deletedMeanwhile(store);
      if (resource.trim() === '' || !mayAdd()) continue;
      const seen = from === '' ? undefined : { resource: from, isHtml: isHtmlNow };
      made.push(await addText({ object_key: key, language, resource, isHtml: isHtmlNow }, seen));
    }
    return made;
  };
  /** Says whether a text is HTML, in both languages. */
  const flag = (key: string, isHtml: boolean): Promise<CommittedChanges> =>
    inTurn(
      presentOf(key).filter((stored) => stored.isHtml !== isHtml),
      (stored) => update({ ...stored, isHtml }),
    );
  const remove = (key: string): Promise<CommittedChanges> =>
    inTurn(presentOf(key), ({ id }) => removeText(id));
  const add = ({ key, values, isHtml }: AddedText): Promise<CommittedChanges> =>
    inTurn(missingLanguages(findRow(store, classKey, key)), (language) =>
      addText({ object_key: key, language, resource: values[language], isHtml }),
    );
  return { save, flag, remove, add };
};

/**
 * What can be done to the texts of a class key. Each looks at what the store holds when it begins, so that one that is tried
 * again sends only what is not done yet. They give the changes
 * that they made, and throw a `CallFailure`.
 */
export const useTextRequests = (classKey: string) => {
  const call = useRequest();
  const store = useAppStore();
  return useMemo(() => makeTextCalls(store, call, classKey), [store, call, classKey]);
};

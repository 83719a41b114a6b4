import { useMemo } from 'react';
import { languages } from '../../../model/site/languages';
import { errorMessage } from '../../../model/errors/catalogue';
import { hasPermission } from '../../../model/permissions';
import { storedPage } from '../../../model/text/textPages';
import type { TextResource } from '../../../model/text/texts';
import { useAppStore } from '../../store/hooks';
import { selectRole, selectTexts } from '../../store/selectors';
import type { AppStore } from '../../store/store';
import type { ApiError } from '../../store/api/api';
import type { CommittedVersions, TextSave, TextValues } from '../../../model/admin/textEdit';
import type { TextRow } from './textRows';
import { createTextRequests } from './createTextRequests';
import { isTextPage } from '../../../model/text/textPages';
import { isHtmlRow, missingLanguages, rowsOf } from './textRows';

/** A new text in both languages. The request key is the same in a retry. */
export interface AddedText {
  readonly key: string;
  readonly requestKey: string;
  readonly values: TextValues;
  readonly isHtml: boolean;
}

const findRow = (store: AppStore, classKey: string, key: string): TextRow =>
  rowsOf(selectTexts(store.getState()), classKey).find((row) => row.key === key) ?? {
    key,
    en: undefined,
    fr: undefined,
  };

/**
 * The error when another administrator has deleted the text and the account may not add texts. The typed values stay in the
 * form.
 */
const deletedByOther = (store: AppStore): Error & ApiError =>
  Object.assign(new Error(errorMessage('rowUnknown', store.getState().language)), { status: 404 });

const storedTexts = (row: TextRow): TextResource[] => languages.flatMap((language) => row[language] ?? []);

/** Sends the requests one after the other; stops at the first failure. */
const runInSequence = async <Item>(
  items: readonly Item[],
  send: (item: Item) => Promise<number | null>,
): Promise<CommittedVersions> => {
  const changes: (number | null)[] = [];
  for (const item of items) changes.push(await send(item));
  return changes;
};

const createTextActions = (store: AppStore, classKey: string) => {
  const page = isTextPage(classKey) ? storedPage(classKey) : classKey;
  const { addText, update, removeText, restore } = createTextRequests(store, page);
  const mayAdd = (): boolean => hasPermission(selectRole(store.getState()), 'addText');
  const storedTextsOf = (key: string) => storedTexts(findRow(store, classKey, key));

  /**
   * Saves one language of a text, if it was changed: another keeps the changes of others. Adds the text in a language that
   * lacks it, if the account may add texts.
   */
  const save = async (text: TextSave): Promise<CommittedVersions> => {
    const { key, language, value: resource, base, saved, requestKey } = text;
    const row = findRow(store, classKey, key);
    const stored = row[language];
    const known = stored && stored.resource === saved ? saved : base;
    if (resource === known || stored?.resource === resource) return [];
    if (stored) return [await update({ ...stored, resource }, { resource: known, isHtml: stored.isHtml })];
    if (base !== '' && !mayAdd()) throw deletedByOther(store);
    if (resource.trim() === '' || !mayAdd()) return [];
    const isHtml = storedTexts(row).length > 0 ? isHtmlRow(row) : text.isHtml;
    const knownBase = known === '' ? undefined : { resource: known, isHtml };
    return [await addText({ object_key: key, language, resource, isHtml }, requestKey, knownBase)];
  };
  /** Sets whether a text is HTML, in both languages. */
  const flag = (key: string, isHtml: boolean): Promise<CommittedVersions> =>
    runInSequence(
      storedTextsOf(key).filter((stored) => stored.isHtml !== isHtml),
      (stored) => update({ ...stored, isHtml }),
    );
  const remove = async (key: string): Promise<CommittedVersions> => {
    const removed = new Set<number>();
    const changes: (number | null)[] = [];
    for (const { id } of storedTextsOf(key)) {
      if (removed.has(id)) continue;
      const { ids, version } = await removeText(id);
      for (const each of ids) removed.add(each);
      changes.push(version);
    }
    return changes;
  };
  const add = ({ key, values, isHtml, requestKey }: AddedText): Promise<CommittedVersions> =>
    runInSequence(missingLanguages(findRow(store, classKey, key)), (language) =>
      addText({ object_key: key, language, resource: values[language], isHtml }, requestKey),
    );
  return { save, flag, remove, restore: async (key: string) => [await restore(key)], add };
};

/**
 * The requests for the texts of a class key. Each compares with the store when it starts, so that a retry sends only the
 * rest.
 * @returns the committed changes. @throws ApiError
 */
export function useTextRequests(classKey: string) {
  const store = useAppStore();
  return useMemo(() => createTextActions(store, classKey), [store, classKey]);
}

import type { AddedText, CommittedVersions, TextEdit, TextSave } from '../../../model/admin/textEdit';
import { nextSave } from '../../../model/admin/textEdit';
import { errorMessage } from '../../../model/errors/catalogue';
import { hasPermission } from '../../../model/permissions';
import type { TextResource } from '../../../model/text/texts';
import type { ApiError } from '../../store/api/api';
import type { NewText, TextBase } from '../../store/api/endpoints/textEndpoints';
import { selectRole, selectTexts } from '../../store/selectors';
import type { AppStore } from '../../store/store';
import type { createTextRequests } from './createTextRequests';
import type { TextRow } from './table/textRows';
import { isHtmlRow, missingLanguages, rowsOf, storedTexts } from './table/textRows';

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

/** Sends the requests one after the other; stops at the first failure. */
const runInSequence = async <Item>(
  items: readonly Item[],
  send: (item: Item) => Promise<number | null>,
): Promise<CommittedVersions> => {
  const changes: (number | null)[] = [];
  for (const item of items) changes.push(await send(item));
  return changes;
};

/** The stored texts of a key, in each language that has one. */
export function storedTextsOf(store: AppStore, classKey: string, key: string): TextResource[] {
  return storedTexts(findRow(store, classKey, key));
}

/** A text to change, or one to add; with its values as the form knows them. */
type TextRequest = { readonly base?: TextBase | undefined } & (
  | { readonly changed: TextResource; readonly added?: undefined }
  | { readonly changed?: undefined; readonly added: Omit<NewText, 'page'> }
);

/** The properties of a stored text that a request sends. */
const withoutPlace = ({ id, language, resource, isHtml }: TextResource) => ({
  id,
  language,
  resource,
  isHtml,
});

/** Returns a function that creates the request for a text in a language. */
const createRequestOf = (store: AppStore, classKey: string) => {
  const mayAdd = (): boolean => hasPermission(selectRole(store.getState()), 'addText');
  /**
   * Returns the request; undefined if the text was not changed, so that the changes of others stay. The text
   * is added in a language that lacks it, if the account may add texts. That is also so in an unchanged language that another
   * administrator has deleted: the form shows it.
   */
  return (text: TextSave): TextRequest | undefined => {
    const { key, language, value: resource, base, saved } = text;
    const row = findRow(store, classKey, key);
    const stored = row[language];
    const known = stored && stored.resource === saved ? saved : base;
    const isAddedAgain = !stored && base !== '' && mayAdd();
    if ((resource === known && !isAddedAgain) || stored?.resource === resource) return undefined;
    if (stored) return { changed: { ...stored, resource }, base: { resource: known, isHtml: stored.isHtml } };
    if (base !== '' && !mayAdd()) throw deletedByOther(store);
    if (resource.trim() === '' || !mayAdd()) return undefined;
    const isHtml = storedTexts(row).length > 0 ? isHtmlRow(row) : text.isHtml;
    const knownBase = known === '' ? undefined : { resource: known, isHtml };
    return { added: { object_key: key, language, resource, isHtml }, base: knownBase };
  };
};

type TextRequests = ReturnType<typeof createTextRequests>;

/** Returns a function that saves texts as one change; its result is null if the back-end cannot. */
const createSaveAll =
  ({ saveMany }: Pick<TextRequests, 'saveMany'>) =>
  async (requests: readonly TextRequest[], requestKey?: string): Promise<CommittedVersions | null> => {
    const version = await saveMany({
      changed: requests.flatMap(({ changed, base }) =>
        changed ? [{ ...withoutPlace(changed), ...(base && { base }) }] : [],
      ),
      added: requests.flatMap(({ added, base }) => (added ? [{ ...added, ...(base && { base }) }] : [])),
      ...(requestKey !== undefined && { requestKey }),
    });
    return version === undefined ? null : [version];
  };

/** The requests that are always about both languages. */
const createBothSaves = (store: AppStore, classKey: string, requests: TextRequests) => {
  const { addText, update } = requests;
  const saveAll = createSaveAll(requests);
  /** Sets whether a text is HTML, in both languages. */
  const flag = async (key: string, isHtml: boolean): Promise<CommittedVersions> => {
    const changed = storedTextsOf(store, classKey, key)
      .filter((stored) => stored.isHtml !== isHtml)
      .map((stored) => ({ ...stored, isHtml }));
    const together = changed.length < 2 ? null : await saveAll(changed.map((text) => ({ changed: text })));
    return together ?? runInSequence(changed, (text) => update(text));
  };
  const add = async ({ key, values, isHtml, requestKey }: AddedText): Promise<CommittedVersions> => {
    const added = missingLanguages(findRow(store, classKey, key)).map((language) => ({
      object_key: key,
      language,
      resource: values[language],
      isHtml,
    }));
    const together =
      added.length < 2
        ? null
        : await saveAll(
            added.map((text) => ({ added: text })),
            requestKey,
          );
    return together ?? runInSequence(added, (text) => addText(text, requestKey));
  };
  return { flag, add };
};

/** The requests that save the texts of a class key: as one change where several are saved and the back-end can. */
export function createTextSaves(store: AppStore, classKey: string, requests: TextRequests) {
  const { addText, update } = requests;
  const requestOf = createRequestOf(store, classKey);
  const saveAll = createSaveAll(requests);
  /** Saves one language of a text. */
  const save = async (text: TextSave): Promise<CommittedVersions> => {
    const request = requestOf(text);
    if (!request) return [];
    return request.changed
      ? [await update(request.changed, request.base)]
      : [await addText(request.added, text.requestKey, request.base)];
  };
  /**
   * Saves both languages of a text as one change.
   * @returns null if there is only one to save, or if the back-end cannot: then each language is to be saved
   */
  const saveTogether = async (edit: TextEdit): Promise<CommittedVersions | null> => {
    const texts = edit.unsent.flatMap(
      (language) => requestOf(nextSave({ ...edit, unsent: [language] })) ?? [],
    );
    return texts.length < 2 ? null : saveAll(texts, edit.requestKey);
  };
  return { save, saveTogether, ...createBothSaves(store, classKey, requests) };
}

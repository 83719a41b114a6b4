import type { EditConflict } from '../../../model/history';
import type { CommittedVersions, TextValues } from '../../../model/admin/textEdit';
import { changedLanguages } from '../../../model/admin/textEdit';
import type { LanguagePair, PairSource } from '../../../model/parity/pairs';
import type { Language } from '../../../model/site/languages';
import { languages, languageSuffix } from '../../../model/site/languages';
import { endpoints } from '../../store/api/adminApi';
import type { AppStore } from '../../store/store';
import type { AdminToasts } from '../toasts/toasts';
import { saveEdit } from '../texts/saveEdit';
import { otherTextsOf } from '../texts/useTextDraft';
import type { useTextRequests } from '../texts/useTextRequests';
import type { PairEdit } from './pairReview.machine';

const untracked = { track: false } as const;

/** The column of a row or a picture that holds a language of a pair. */
export function columnOf(source: PairSource, language: Language): string {
  return (source.kind === 'row' ? source.field : 'alt') + languageSuffix[language];
}

/** The values of the columns that the administrator has changed, from the typed or the known values. */
const changedColumns = (edit: PairEdit, from: TextValues): Readonly<Record<string, string>> =>
  Object.fromEntries(
    changedLanguages(edit).map((language) => [columnOf(edit.pair.source, language), from[language]]),
  );

/** The request of an update is the same for all kinds. */
const updateOf = (entity: string) => endpoints[`${entity}Update` as 'tankerUpdate'];

/**
 * Saves a pair with the request of its editor: a text, a row, or the description of a picture.
 * @returns the committed changes. @throws ApiError
 */
export async function savePair(
  store: AppStore,
  edit: PairEdit,
  texts: ReturnType<typeof useTextRequests>,
): Promise<CommittedVersions> {
  const { source } = edit.pair;
  if (source.kind === 'text') {
    const { pair, values, base, requestKey } = edit;
    return saveEdit(texts, { key: source.key, requestKey, values, base, isHtml: pair.isRich });
  }
  const { dispatch } = store;
  const values = changedColumns(edit, edit.values);
  const base = changedColumns(edit, edit.base);
  const hiding = edit.isHidden && { isHidden: true as const };
  if (Object.keys(values).length === 0) return [];
  const request =
    source.kind === 'picture'
      ? dispatch(endpoints.imageDescribe.initiate({ name: source.name, ...values, base }, untracked))
      : dispatch(
          updateOf(source.entity).initiate([{ id: source.id, ...values, base, ...hiding }], untracked),
        );
  return [(await request.unwrap()).version];
}

/** The toast of a saved pair, as in its editor. */
export function announceSave(
  toasts: AdminToasts,
  { source }: LanguagePair,
  changes: CommittedVersions,
): void {
  if (source.kind === 'text') toasts.modifiedText(changes);
  else if (source.kind === 'row') toasts.modified(source.entity, changes);
  else toasts.modifiedDescription(changes);
}

/** The values that another administrator has saved since, in the languages with a conflict. */
export function otherTextsOfPair(
  source: PairSource,
  conflicts: readonly EditConflict[],
): Partial<TextValues> {
  if (source.kind === 'text') return otherTextsOf(conflicts);
  const found = conflicts.flatMap(({ current, fields }) =>
    languages
      .filter((language) => fields.includes(columnOf(source, language)))
      .map((language) => [language, String(current[columnOf(source, language)] ?? '')]),
  );
  return Object.fromEntries(found) as Partial<TextValues>; // by language
}

import type { EntityName } from '../../../model/schema/entities';
import type { HistoryRow, RowHistory } from '../../../model/history';
import type { Language } from '../../../model/site/languages';
import { languages } from '../../../model/site/languages';
import { textOfHtml } from '../../../model/text/textOfHtml';
import type { StoredRow } from '../../store/content/storedRow';
import { nameInEither } from '../fields/rowNames';

/** Maximum characters of a name: the name of some entities is their description. */
const maxNameLength = 60;

const shorten = (name: string): string =>
  name.length > maxNameLength ? `${name.slice(0, maxNameLength).trimEnd()}…` : name;

/** The name of a row in a language, with the other language as fallback; '' if it has no name. */
export function nameOfRow(entity: EntityName, row: HistoryRow | StoredRow, language: Language): string {
  return shorten(nameInEither(entity, row, language));
}

/** The name of a text: its first words, or its key if it is empty. */
export function nameOfText({ resource, isHtml, object_key: key }: HistoryRow): string {
  const words = String(resource ?? '');
  return shorten(isHtml ? textOfHtml(words) : words.trim()) || String(key);
}

/** The last state of a row: after the change, or before the change if it was deleted. */
export function latestState({ before, after }: RowHistory): HistoryRow | null {
  return after ?? before;
}

/** Whether the change added, changed or deleted the row. */
export function rowActionOf({ before, after }: RowHistory): 'added' | 'changed' | 'deleted' {
  return before ? (after ? 'changed' : 'deleted') : 'added';
}

/** The columns whose value changed. */
export function changedColumns({ before, after }: RowHistory): readonly string[] {
  return Object.keys({ ...before, ...after }).filter(
    (name) => name !== 'id' && before?.[name] !== after?.[name],
  );
}

export function languageOfText({ language }: HistoryRow): Language | undefined {
  return languages.find((each) => each === language);
}

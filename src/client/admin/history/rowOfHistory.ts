import type { EntityName } from '../../../model/schema/entities';
import { entities, entityNames } from '../../../model/schema/entities';
import type { HistoryRow, RowHistory } from '../../../model/history';
import type { Language } from '../../../model/site/languages';
import { languages, otherLanguage } from '../../../model/site/languages';
import type { EditorDescription } from '../editors/editorTable';
import { editorTable } from '../editors/editorTable';
import { defaultNameFields, nameIn } from '../list/rowNames';
import type { StoredRow } from '../../store/content/storedRow';

/** The name of the collection of texts, which are no kind of content of the table. */
export const textCollection = 'resources';

/** The kind of content of a collection; undefined for texts, and for what this version no longer has. */
export const entityOf = (collection: string): EntityName | undefined =>
  entityNames.find((name) => entities[name].collection === collection);

const editors: readonly EditorDescription[] = Object.values(editorTable);

const nameFields = (entity: EntityName): readonly string[] =>
  editors.find((editor) => editor.entity === entity)?.nameFields ?? defaultNameFields(entity);

/** Characters of a name: some kinds of content are named by their description. */
const longestName = 60;

/** What a row is called in a language, or else in the other one; '' where it has no name. */
export const nameOfRow = (entity: EntityName, row: HistoryRow | StoredRow, language: Language): string => {
  const fields = nameFields(entity);
  const name = nameIn(entity, row, fields, language) || nameIn(entity, row, fields, otherLanguage(language));
  return name.length > longestName ? `${name.slice(0, longestName).trimEnd()}…` : name;
};

/** A row as it was last: after the change, or before it where it is gone. */
export const lastOf = ({ before, after }: RowHistory): HistoryRow | null => after ?? before;

/** What was done to a row. */
export const deedOf = ({ before, after }: RowHistory): 'added' | 'changed' | 'deleted' =>
  before ? (after ? 'changed' : 'deleted') : 'added';

/** The columns that a change gave another value. */
export const changedColumns = ({ before, after }: RowHistory): readonly string[] =>
  Object.keys({ ...before, ...after }).filter((name) => name !== 'id' && before?.[name] !== after?.[name]);

export const languageOfText = ({ language }: HistoryRow): Language | undefined =>
  languages.find((each) => each === language);

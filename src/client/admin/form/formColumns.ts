import type { EntityName } from '../../../model/schema/entities';
import type { Column } from '../../../model/schema/fields';
import { columnsOfEntity, newRow } from '../../../model/schema/rows';
import type { StoredRow } from '../../store/content/storedRow';
import type { NewRow } from '../requests/entityRequests';
import { editorOf } from '../fields/registry';

/** The columns of a field that is filled in: one, or one for each language. */
export interface FormField {
  readonly fieldName: string;
  readonly columns: readonly Column[];
  readonly isWide: boolean;
}

/** The fields that the form of a kind of content asks for, in their order. */
export const formFields = (entity: EntityName): readonly FormField[] => {
  const columns = columnsOfEntity(entity).filter((column) => editorOf(column).isAsked);
  const names = [...new Set(columns.map(({ fieldName }) => fieldName))];
  return names.map((fieldName) => {
    const own = columns.filter((column) => column.fieldName === fieldName);
    return {
      fieldName,
      columns: own,
      isWide: own.length > 1 || own.some((column) => editorOf(column).isWide),
    };
  });
};

/** What a form holds when it opens: the row's values, or the defaults of a new one. */
export const initialValues = (
  entity: EntityName,
  row: StoredRow | undefined,
  presetValues: NewRow,
): Record<string, string | number | boolean> => {
  const complete: NewRow = row ?? newRow(entity, presetValues);
  return Object.fromEntries(
    formFields(entity).flatMap(({ columns }) => columns.map(({ name }) => [name, complete[name] ?? ''])),
  );
};

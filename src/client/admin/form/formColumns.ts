import type { EntityName } from '../../../model/schema/entities';
import type { Column } from '../../../model/schema/fields';
import type { Language } from '../../../model/site/languages';
import { defaultLanguage } from '../../../model/site/languages';
import { isEditable } from '../../../model/schema/fields';
import { columnsFrom, columnsOfEntity, newRow } from '../../../model/schema/rows';
import type { StoredRow } from '../../store/content/storedRow';
import type { NewRowValues } from '../requests/entityRequests';
import { presentations } from '../fields/presentations';

/** A field of a form with its columns: one, or one for each language. */
export interface FormField {
  readonly fieldName: string;
  readonly columns: readonly Column[];
  readonly isWide: boolean;
}

/** The fields for the place of a row come after those for its content. */
const isPlacement = ({ field: { kind } }: Column): boolean => kind === 'parent' || kind === 'brandFlag';

/** The fields in the form of an entity, in their order. The columns of a field begin with the reader's language. */
export function formFields(entity: EntityName, reader: Language = defaultLanguage): readonly FormField[] {
  const columns = columnsFrom(
    reader,
    columnsOfEntity(entity).filter(({ field }) => isEditable(field)),
  ).toSorted((one, other) => Number(isPlacement(one)) - Number(isPlacement(other)));
  const names = [...new Set(columns.map(({ fieldName }) => fieldName))];
  return names.map((fieldName) => {
    const fieldColumns = columns.filter((column) => column.fieldName === fieldName);
    return {
      fieldName,
      columns: fieldColumns,
      isWide: fieldColumns.length > 1 || fieldColumns.some(({ field }) => presentations[field.kind].isWide),
    };
  });
}

export function columnsOf(fields: readonly FormField[]): readonly Column[] {
  return fields.flatMap(({ columns }) => columns);
}

/** The long texts of a form, if there are several: each gets a tab. */
export function longTextsOf(fields: readonly FormField[]): readonly FormField[] {
  const long = fields.filter(({ columns }) =>
    columns.some(({ field }) => field.kind === 'localizedRichText'),
  );
  return long.length > 1 ? long : [];
}

/** The initial values of a form: those of the row, or the defaults of a new row. */
export function initialValues(
  entity: EntityName,
  row: StoredRow | undefined,
  presetValues: NewRowValues,
): Record<string, string | number | boolean> {
  const complete: NewRowValues = row ?? newRow(entity, presetValues);
  return Object.fromEntries(
    formFields(entity).flatMap(({ columns }) => columns.map(({ name }) => [name, complete[name] ?? ''])),
  );
}

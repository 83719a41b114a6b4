import type { Column } from '../../../model/schema/fields';
import { isEditable } from '../../../model/schema/fields';
import { inputs } from './inputs';
import { useColumnLabel } from './labels';

/** The input of a column, with its label. It must be in a form (`FormProvider`, `FormSettingsProvider`). */
export function ColumnInput({ column }: { column: Column }) {
  const label = useColumnLabel();
  const Input = inputs[column.field.kind];
  return Input && isEditable(column.field) ? <Input column={column} label={label(column)} /> : null;
}

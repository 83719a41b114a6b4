import type { EntityName } from '../../../model/schema/entities';
import type { Column } from '../../../model/schema/fields';
import { inputs } from './inputs';
import { useColumnLabel } from './labels';
import { fieldEditorOf } from './registry';

/** The input of a column, with its label. It must be in a form (`FormProvider`, `FormSettingsProvider`). */
export function ColumnInput({ entity, column }: { entity: EntityName; column: Column }) {
  const label = useColumnLabel();
  const Input = inputs[column.field.kind];
  return Input && fieldEditorOf(column).isAsked ? (
    <Input column={column} label={label(entity, column)} />
  ) : null;
}

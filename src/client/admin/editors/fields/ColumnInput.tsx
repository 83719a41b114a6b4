import type { EntityName } from '../../../../model/entities';
import type { Column } from '../../../../model/fields';
import { useColumnLabel } from './labels';
import { editorOf } from './registry';

/** The input of a column, with its label; it stands in a form (`FormProvider`, `FormSettingsProvider`). */
export const ColumnInput = ({ entity, column }: { entity: EntityName; column: Column }) => {
  const label = useColumnLabel();
  const { Input } = editorOf(column);
  return Input ? <Input column={column} label={label(entity, column)} /> : null;
};

import { isEntityName } from '../../../model/schema/entities';
import type { StoredRow } from '../../store/content/storedRow';
import { useAppSelector } from '../../store/hooks';
import { selectEditedRows } from '../../store/content/hiddenRows';
import type { FieldInputProps } from './fieldEditor';
import { useReferenceName } from './rowNames';
import { SelectInput } from './SelectInput';

const noRows: readonly StoredRow[] = [];

/** The choice of a row of another kind: a location, a manufacturer or none, or the type that the row belongs to. */
export function ReferenceInput(props: FieldInputProps) {
  const { field } = props.column;
  const entity = field.kind === 'reference' || field.kind === 'parent' ? field.entity : '';
  const isText = field.kind === 'parent' && field.as === 'text';
  const rows = useAppSelector((state) => (isEntityName(entity) ? selectEditedRows(state, entity) : noRows));
  const none = field.kind === 'reference' && field.default === 0 ? [0] : [];
  const ids = [...none, ...rows.map(({ id }) => id)];
  const nameOf = useReferenceName();
  const optionsFor = (value: unknown) => {
    const chosen = Number(value);
    const shown = ids.includes(chosen) ? ids : [chosen, ...ids]; // the row may have been deleted
    return shown.map((id) => ({ value: isText ? String(id) : id, label: nameOf(entity, id) }));
  };
  return <SelectInput {...props} optionsFor={optionsFor} />;
}

import { isTime } from '../../../model/format/times';
import { isEntityName } from '../../../model/schema/entities';
import { useAppSelector } from '../../store/hooks';
import { selectRow } from '../../store/selectors';
import { RichText } from '../../ui/text/RichText';
import { useNumberFormat } from '../../ui/text/useNumberFormat';
import type { FieldValueProps } from './fieldEditor';
import { FileLink } from './FileLink';
import { useReferenceName } from './useReferenceName';

/** The components that show a value in the details of a row. */

export function TextValue({ value }: FieldValueProps) {
  return value;
}

export function RichTextValue({ value }: FieldValueProps) {
  return <RichText html={value} />;
}

export function MeasureValue({ value, column: { field } }: FieldValueProps) {
  const format = useNumberFormat();
  return format(value, field.kind === 'measure' ? field.unit : undefined);
}

/** The time as it was typed: this is the text that an administrator edits. */
export function TimeValue({ value }: FieldValueProps) {
  return isTime(value) ? <time>{value}</time> : value;
}

export function FileValue({ value }: FieldValueProps) {
  return <FileLink fileName={value} />;
}

export function ReferenceValue({ value, column: { field } }: FieldValueProps) {
  const nameOf = useReferenceName();
  const entity = field.kind === 'reference' ? field.entity : '';
  useAppSelector((state) => isEntityName(entity) && selectRow(state, entity, Number(value))); // it may be renamed
  return nameOf(entity, value);
}

import { isTime } from '../../../model/format/times';
import { RichText } from '../../ui/text/RichText';
import { useNumberFormat } from '../../ui/text/useNumberFormat';
import type { FieldValueProps } from './fieldEditor';
import { FileLink } from './FileLink';
import { useLocationName } from './useLocationName';

/** The components that show a value in the details of a row. */

export const TextValue = ({ value }: FieldValueProps) => value;

export const RichTextValue = ({ value }: FieldValueProps) => <RichText html={value} />;

export const MeasureValue = ({ value, column: { field } }: FieldValueProps) => {
  const format = useNumberFormat();
  return format(value, field.kind === 'measure' ? field.unit : undefined);
};

/** The time as it was typed: this is the text that an administrator edits. */
export const TimeValue = ({ value }: FieldValueProps) => (isTime(value) ? <time>{value}</time> : value);

export const FileValue = ({ value }: FieldValueProps) => <FileLink fileName={value} />;

export const LocationValue = ({ value }: FieldValueProps) => useLocationName()(value);

import { isTime } from '../../../model/format/times';
import { RichText } from '../../ui/text/RichText';
import { useNumberFormat } from '../../ui/text/useNumberFormat';
import type { FieldValueProps } from './fieldEditor';
import { FileLink } from './FileLink';
import { useLocationName } from './useLocationName';

/** How a value reads among the details of a row. */

export const TextValue = ({ value }: FieldValueProps) => value;

export const RichTextValue = ({ value }: FieldValueProps) => <RichText html={value} />;

export const MeasureValue = ({ value, column: { field } }: FieldValueProps) => {
  const write = useNumberFormat();
  return write(value, field.kind === 'measure' ? field.unit : undefined);
};

/** As it was typed: an administrator edits what stands here. */
export const TimeValue = ({ value }: FieldValueProps) => (isTime(value) ? <time>{value}</time> : value);

export const FileValue = ({ value }: FieldValueProps) => <FileLink fileName={value} />;

export const LocationValue = ({ value }: FieldValueProps) => useLocationName()(value);

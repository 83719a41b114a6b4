import { isEntityName } from '../../../model/schema/entities';
import type { FieldKind } from '../../../model/schema/fields';
import type { FieldPresentation, FieldValueProps } from './fieldEditor';
import { clockTime } from '../../../model/format/times';
import { useAppSelector } from '../../store/hooks';
import { selectEditedRow } from '../../store/content/hiddenRows';
import { RichText } from '../../ui/text/RichText';
import { FileLink } from './FileLink';
import { useValueText } from './useValueText';

/** The components that show a value in the details of a row. */

const TextValue = ({ value }: FieldValueProps) => {
  return value;
};

const RichTextValue = ({ value }: FieldValueProps) => {
  return <RichText html={value} />;
};

/** The time as it was typed: this is the text that an administrator edits. */
const TimeValue = ({ value }: FieldValueProps) => {
  const time = clockTime(value);
  return time === undefined ? value : <time dateTime={time}>{value}</time>;
};

const FileValue = ({ value }: FieldValueProps) => {
  return <FileLink fileName={value} />;
};

const ReferenceValue = ({ value, column: { field } }: FieldValueProps) => {
  const valueText = useValueText();
  const entity = field.kind === 'reference' ? field.entity : '';
  useAppSelector((state) => isEntityName(entity) && selectEditedRow(state, entity, Number(value))); // it may be renamed
  return valueText(field, value);
};

const WordedValue = ({ value, column: { field } }: FieldValueProps) => {
  return useValueText()(field, value);
};

const searched = (Value: FieldPresentation['Value']): FieldPresentation => ({ Value, isSearched: true });

/** How lists and forms treat each kind of field. A new kind does not compile until it is listed here. */
export const presentations: Readonly<Record<FieldKind, FieldPresentation>> = {
  text: searched(TextValue),
  localizedText: searched(TextValue),
  localizedRichText: searched(RichTextValue),
  measure: searched(WordedValue),
  email: searched(TextValue),
  telephone: searched(TextValue),
  time: searched(TimeValue),
  date: { Value: WordedValue },
  image: { Value: null, isWide: true },
  file: { ...searched(FileValue), isWide: true },
  company: searched(TextValue),
  choice: { Value: WordedValue },
  availability: { Value: WordedValue },
  soldAt: { Value: null },
  reference: { Value: ReferenceValue },
  parent: { Value: null },
  order: { Value: null },
  brandFlag: { Value: null },
};

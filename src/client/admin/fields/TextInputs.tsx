import type { HTMLInputTypeAttribute, HTMLAttributes } from 'react';
import { useId } from 'react';
import { isOneForBothLanguages } from '../../../model/schema/rowNames';
import { units } from '../../../model/format/numbers';
import type { TextKey } from '../../../content/texts';
import type { StoredRow } from '../../store/content/storedRow';
import { useEditedRows } from '../requests/useEditedRows';
import { useTexts } from '../../ui/text/useTexts';
import { Field } from '../controls/inputs/Field';
import { Input, TextArea } from '../controls/inputs/input';
import { CollisionWarning } from './CollisionWarning';
import type { FieldInputProps } from './fieldEditor';
import { useFormSettings } from './formSettings';
import { useColumn } from './useColumn';

interface LineProps extends FieldInputProps {
  readonly type?: HTMLInputTypeAttribute;
  readonly inputMode?: HTMLAttributes<HTMLElement>['inputMode'];
  readonly hint?: TextKey<'editors'>;
  readonly isMultiline?: boolean;
  /** Texts that the input offers. */
  readonly suggestions?: readonly string[];
}

const stringOf = (value: unknown): string => (typeof value === 'string' ? value : '');

/** A text input of one line or several. */
const Line = ({ column, label, type = 'text', inputMode, hint, isMultiline, suggestions }: LineProps) => {
  const text = useTexts('editors');
  const listId = useId();
  const { value, onChange, onBlur, ref, name, error, isRequired, isSaving, isFirst } = useColumn(column);
  const inputProps = {
    ref,
    name,
    onBlur,
    value: stringOf(value),
    readOnly: isSaving,
    lang: column.language,
    'data-autofocus': isFirst ? '' : undefined, // the dialog focuses this element when it opens
  };
  return (
    <Field label={label} error={error} isRequired={isRequired} hint={hint ? text(hint) : undefined}>
      {(control) =>
        isMultiline ? (
          <TextArea {...control} {...inputProps} onChange={({ target }) => onChange(target.value)} />
        ) : (
          <>
            <Input
              {...control}
              {...inputProps}
              type={type}
              inputMode={inputMode}
              autoComplete="off"
              list={suggestions && listId}
              onChange={({ target }) => onChange(target.value)}
            />
            {suggestions ? (
              <datalist id={listId}>
                {suggestions.map((each) => (
                  <option key={each} value={each} />
                ))}
              </datalist>
            ) : null}
            <CollisionWarning column={column} />
          </>
        )
      }
    </Field>
  );
};

/** The input of a text. It says if the site shows the same text in both languages. */
export function TextInput(props: FieldInputProps) {
  const { entity } = useFormSettings();
  const isForBoth = isOneForBothLanguages(entity, props.column);
  return <Line {...props} {...(isForBoth && { hint: 'hint-both-languages' })} />;
}

/** A text input that suggests the values of the other rows, so that the same value is written the same. */
const SuggestingLine = (props: FieldInputProps) => {
  const { entity } = useFormSettings();
  const rows: readonly StoredRow[] = useEditedRows(entity);
  const texts = rows.map((row) => String(row[props.column.name] ?? '').trim());
  return <Line {...props} suggestions={[...new Set(texts)].filter((each) => each !== '')} />;
};

export function LocalizedInput(props: FieldInputProps) {
  const { field } = props.column;
  if (field.kind !== 'localizedText') return null;
  return field.hasSuggestions ? (
    <SuggestingLine {...props} />
  ) : (
    <Line {...props} isMultiline={field.multiline === true} />
  );
}

/** The input of a number or text. The hint below says the unit that the site shows with numbers. */
export function MeasureInput(props: FieldInputProps) {
  const { field } = props.column;
  const unit = field.kind === 'measure' ? field.unit : undefined;
  return <Line {...props} hint={unit ? units[unit].hint : 'hint-measure'} />;
}

export function EmailInput(props: FieldInputProps) {
  return <Line {...props} type="email" inputMode="email" />;
}

export function TelephoneInput(props: FieldInputProps) {
  return <Line {...props} type="tel" inputMode="tel" />;
}

/** Not an input of type `time`: text such as 'Closed' is valid too. */
export function TimeInput(props: FieldInputProps) {
  const { field } = props.column;
  const isClosed = field.kind === 'time' && field.emptyMeans === 'closed';
  return <Line {...props} hint={isClosed ? 'hint-closed' : 'hint-time'} />;
}

export function DateInput(props: FieldInputProps) {
  return <Line {...props} type="date" />;
}

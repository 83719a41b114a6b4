import { useTexts } from '../../ui/text/useTexts';
import { useAnyText } from './labels';
import type { FieldInputProps } from './fieldEditor';
import { SelectInput, withOther } from './SelectInput';

/** The choice of one of a few values. A text may be left out. Another value, from an older client, can be kept. */
export function ChoiceInput(props: FieldInputProps) {
  const text = useTexts('editors');
  const anyText = useAnyText();
  const { field } = props.column;
  if (field.kind !== 'choice') return null;
  const options = [
    ...('as' in field ? [] : [{ value: '', label: text('no-choice') }]),
    ...field.options.map(({ value, label }) => ({ value, label: anyText(label) })),
  ];
  return <SelectInput {...props} optionsFor={(value) => withOther(options, value)} />;
}

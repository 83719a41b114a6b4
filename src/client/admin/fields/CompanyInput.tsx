import { companies } from '../../../model/site/brands';
import { useTexts } from '../../ui/text/useTexts';
import type { FieldInputProps } from './fieldEditor';
import { SelectInput } from './SelectInput';

/** The choice of one of the companies of the group, or of none. */
export function CompanyInput(props: FieldInputProps) {
  const text = useTexts('editors');
  const options = [
    { value: '', label: text('no-company') },
    ...companies.map((company) => ({ value: company, label: company })),
  ];
  return <SelectInput {...props} optionsFor={() => options} />;
}

import { chakra } from '@chakra-ui/react';
import { useState } from 'react';
import { availabilityStates, availabilityWords, parseAvailability } from '../../../model/format/availability';
import { formatMonth, monthsFrom } from '../../../model/format/months';
import { useAppSelector } from '../../store/hooks';
import { selectLanguage } from '../../store/selectors';
import { useTexts } from '../../ui/text/useTexts';
import { Field } from '../controls/inputs/Field';
import { Select } from '../controls/inputs/input';
import type { FieldInputProps } from './fieldEditor';
import { SelectInput, withOther } from './SelectInput';
import { useColumn } from './useColumn';

const onOrder = 'onOrder';

/** The months that a tanker on order can be promised for: this one and those of the next two years. */
const offeredMonths = 25;

/** A code with a month: 'onOrder:2027-02'. */
const isOnOrder = (value: unknown): value is string =>
  typeof value === 'string' && (value === onOrder || /^onOrder:\d{4}-\d{2}$/.test(value));

interface MonthInputProps {
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly isDisabled: boolean;
}

/** The month of a tanker on order. */
const MonthInput = ({ value, onChange, isDisabled }: MonthInputProps) => {
  const text = useTexts('editors');
  const language = useAppSelector(selectLanguage);
  const month = parseAvailability(value)?.date ?? '';
  const [months] = useState(() => monthsFrom(new Date(), offeredMonths));
  const shown = month === '' || months.includes(month) ? months : [month, ...months];
  return (
    <Field label={text('month')}>
      {(control) => (
        <Select
          {...control}
          value={month}
          disabled={isDisabled}
          onChange={({ target }) => onChange(target.value === '' ? onOrder : `${onOrder}:${target.value}`)}
        >
          <option value="">{text('no-month')}</option>
          {shown.map((each) => (
            <option key={each} value={each}>
              {formatMonth(each, language)}
            </option>
          ))}
        </Select>
      )}
    </Field>
  );
};

/** The choice of an availability, and of the month of a tanker on order. A text from before can be kept. */
export function AvailabilityInput(props: FieldInputProps) {
  const text = useTexts('editors');
  const shared = useTexts('shared');
  const { value, onChange, isSaving } = useColumn(props.column);
  const options = [
    { value: '', label: text('no-choice') },
    ...availabilityStates.map((state) => ({
      value: state === onOrder && isOnOrder(value) ? value : state,
      label: shared(availabilityWords[state]),
    })),
  ];
  return (
    <chakra.div display="grid" gap="3" alignContent="start">
      <SelectInput {...props} optionsFor={(current) => withOther(options, current)} />
      {isOnOrder(value) ? <MonthInput value={value} onChange={onChange} isDisabled={isSaving} /> : null}
    </chakra.div>
  );
}

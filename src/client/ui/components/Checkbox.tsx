import { chakra } from '@chakra-ui/react';

interface CheckboxProps {
  readonly label: string;
  readonly isChecked: boolean;
  readonly isDisabled?: boolean;
  readonly onChange: (isChecked: boolean) => void;
}

/** A checkbox with its label, at least 44 px high. */
export function Checkbox({ label, isChecked, isDisabled = false, onChange }: CheckboxProps) {
  return (
    <chakra.label display="flex" alignItems="center" gap="2.5" minHeight="11">
      <chakra.input
        type="checkbox"
        width="5"
        height="5"
        flexShrink="0"
        accentColor="accent.solid"
        checked={isChecked}
        disabled={isDisabled}
        onChange={({ target }) => onChange(target.checked)}
      />
      {label}
    </chakra.label>
  );
}

import { chakra } from '@chakra-ui/react';
import type { ChangeEvent, Ref } from 'react';

interface SelectBoxProps {
  readonly label: string;
  readonly isChecked: boolean;
  /** Whether some of several rows are selected. */
  readonly isMixed?: boolean;
  readonly isDisabled?: boolean;
  /** @param isRange whether Shift was held */
  readonly onChange: (isRange: boolean) => void;
  readonly ref?: Ref<HTMLInputElement>;
}

const hasShift = ({ nativeEvent }: ChangeEvent): boolean =>
  nativeEvent instanceof MouseEvent && nativeEvent.shiftKey;

/** A checkbox that selects a row, with a target of 44 px. */
export function SelectBox({ label, isChecked, isMixed = false, isDisabled, onChange, ref }: SelectBoxProps) {
  return (
    <chakra.label
      display="inline-flex"
      alignItems="center"
      justifyContent="center"
      flexShrink="0"
      minWidth="11"
      minHeight="11"
      cursor="pointer"
      userSelect="none"
      title={label}
    >
      <chakra.input
        ref={(element: HTMLInputElement | null) => {
          if (element) element.indeterminate = isMixed;
          if (typeof ref === 'function') ref(element);
          else if (ref) ref.current = element;
        }}
        type="checkbox"
        width="5"
        height="5"
        accentColor="accent.solid"
        aria-label={label}
        checked={isChecked}
        disabled={isDisabled}
        onChange={(event) => onChange(hasShift(event))}
      />
    </chakra.label>
  );
}

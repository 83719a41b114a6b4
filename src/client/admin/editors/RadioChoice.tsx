import { chakra } from '@chakra-ui/react';
import { useId } from 'react';

interface ChoiceProps {
  readonly label: string;
  readonly choices: readonly { readonly value: string; readonly label: string }[];
  readonly chosen: string;
  readonly choose: (value: string) => void;
  readonly isDisabled?: boolean;
  /** Whether the label is for screen readers only. */
  readonly isLabelHidden?: boolean;
}

/** A choice between a few values, as radio buttons. */
export function RadioChoice({
  label,
  choices,
  chosen,
  choose,
  isDisabled = false,
  isLabelHidden = false,
}: ChoiceProps) {
  const name = useId();
  return (
    <chakra.fieldset disabled={isDisabled} minWidth="0" opacity={isDisabled ? '0.6' : '1'}>
      <chakra.legend fontSize="sm" fontWeight="semibold" marginBottom="1.5" srOnly={isLabelHidden}>
        {label}
      </chakra.legend>
      <chakra.div display="flex" flexWrap="wrap" gap={{ base: '1.5', sm: '2' }}>
        {choices.map((choice) => (
          <chakra.label
            key={choice.value}
            display="inline-flex"
            alignItems="center"
            gap={{ base: '1.5', sm: '2' }}
            minHeight="11"
            paddingInline={{ base: '1.5', sm: '4' }} // three companies in a line of a phone
            fontSize={{ base: 'sm', sm: 'md' }}
            letterSpacing={{ base: 'tight', sm: 'normal' }}
            borderWidth="2px"
            borderStyle="solid"
            borderRadius="sm"
            cursor={isDisabled ? 'not-allowed' : 'pointer'}
            fontWeight="semibold"
            bg={choice.value === chosen ? 'accent.subtle' : 'bg.surface'}
            borderColor={choice.value === chosen ? 'accent.solid' : 'line.subtle'}
            _focusWithin={{ outline: '3px solid {colors.focus}', outlineOffset: '2px' }}
          >
            <chakra.input
              type="radio"
              name={name}
              value={choice.value}
              checked={choice.value === chosen}
              onChange={() => choose(choice.value)}
              accentColor="accent.solid"
              flexShrink="0"
              width={{ base: '4', sm: '5' }}
              height={{ base: '4', sm: '5' }}
              outline="none"
            />
            {choice.label}
          </chakra.label>
        ))}
      </chakra.div>
    </chakra.fieldset>
  );
}

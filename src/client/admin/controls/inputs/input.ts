import { chakra, defineRecipe } from '@chakra-ui/react';
import { fieldStyle } from '../../../ui/components/fieldStyle';

const recipe = defineRecipe({
  base: {
    transition: 'border-color 120ms',
    _hover: { borderColor: 'fg.muted' },
    _readOnly: { bg: 'bg.sunken', color: 'fg.muted' },
    _disabled: { opacity: '0.6', cursor: 'not-allowed' },
    ...fieldStyle, // after the others: the border of an invalid field stays red below the pointer
  },
});

/** A text input of one line, at least 44 px high. */
export const Input = chakra('input', recipe);

/** A text input of several lines. */
export const TextArea = chakra('textarea', recipe, { defaultProps: { rows: 4 } });

/** A drop-down list. */
export const Select = chakra('select', recipe);

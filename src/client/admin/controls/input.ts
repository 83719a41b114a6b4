import { chakra, defineRecipe } from '@chakra-ui/react';

const recipe = defineRecipe({
  base: {
    width: 'full',
    minWidth: '0',
    minHeight: '12',
    paddingInline: '3',
    paddingBlock: '2',
    bg: 'bg.surface',
    color: 'fg.default',
    fontFamily: 'body',
    fontSize: 'md',
    lineHeight: 'snug',
    borderWidth: '2px',
    borderStyle: 'solid',
    borderColor: 'line.strong',
    borderRadius: 'sm',
    transition: 'border-color 120ms',
    _hover: { borderColor: 'fg.muted' },
    _focusVisible: { borderColor: 'focus', outline: '2px solid {colors.focus}', outlineOffset: '0' },
    _readOnly: { bg: 'bg.sunken', color: 'fg.muted' },
    _disabled: { opacity: '0.6', cursor: 'not-allowed' },
    '&[aria-invalid=true]': { borderColor: 'danger.solid' },
  },
});

/** A text input of one line, at least 44 px high. */
export const Input = chakra('input', recipe);

/** A text input of several lines. */
export const TextArea = chakra('textarea', recipe, { defaultProps: { rows: 4 } });

/** A drop-down list. */
export const Select = chakra('select', recipe);

import { chakra } from '@chakra-ui/react';

/** Cards in 1, 2 or 3 columns, by the width of the screen (specification, section 9). The children must be `li`. */
export const CardGrid = chakra('ul', {
  base: {
    listStyle: 'none',
    display: 'grid',
    gap: { base: '5', md: '6' },
    gridTemplateColumns: {
      base: 'minmax(0, 1fr)',
      sm: 'repeat(2, minmax(0, 1fr))',
      lg: 'repeat(3, minmax(0, 1fr))',
    },
  },
  variants: {
    columns: {
      three: {},
      /** 4 columns on wide screens. */
      four: { gridTemplateColumns: { xl: 'repeat(4, minmax(0, 1fr))' } },
      two: { gridTemplateColumns: { lg: 'repeat(2, minmax(0, 1fr))' } },
    },
  },
  defaultVariants: { columns: 'three' },
});

/** The frame of a card. */
export const Card = chakra('article', {
  base: {
    position: 'relative',
    display: 'flex',
    flexDirection: 'column',
    height: 'full',
    bg: 'bg.surface',
    borderWidth: '1px',
    borderStyle: 'solid',
    borderColor: 'line.subtle',
    borderRadius: 'md',
    overflow: 'hidden',
  },
  variants: {
    /** For a card that is one button or link. Add the class `group`, so that its content can react to hover. */
    isInteractive: {
      true: {
        transition: 'box-shadow 160ms, border-color 160ms',
        _hover: { boxShadow: 'lifted', borderColor: 'accent.solid' },
      },
    },
  },
});

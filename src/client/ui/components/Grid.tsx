import { chakra } from '@chakra-ui/react';

/** Cards in 1, 2 or 3 columns, by the room there is (specification, section 9). A list: give it `li` children. */
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
      /** 4 where there is plenty of room. */
      four: { gridTemplateColumns: { xl: 'repeat(4, minmax(0, 1fr))' } },
      two: { gridTemplateColumns: { lg: 'repeat(2, minmax(0, 1fr))' } },
    },
  },
  defaultVariants: { columns: 'three' },
});

/** The ground of a card. */
export const Card = chakra('article', {
  base: {
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
    /** Where all of it opens something. Give it the class `group`, so that what it holds can follow. */
    looksOpenable: {
      true: {
        position: 'relative',
        transition: 'box-shadow 160ms, border-color 160ms',
        _hover: { boxShadow: 'lifted', borderColor: 'accent.solid' },
      },
    },
  },
});

import { chakra } from '@chakra-ui/react';

/** A list of results. */
export const HitList = chakra('ul', {
  base: {
    listStyle: 'none',
    bg: 'bg.surface',
    borderWidth: '1px',
    borderStyle: 'solid',
    borderColor: 'line.subtle',
    borderRadius: 'md',
    overflow: 'hidden',
    '& > li + li': { borderTopWidth: '1px', borderTopStyle: 'solid', borderTopColor: 'line.subtle' },
  },
});

import { chakra } from '@chakra-ui/react';

/** Buttons side by side. On a phone they fill the lines, so that their edges align. */
export const ButtonRow = chakra('div', {
  base: { display: 'flex', flexWrap: 'wrap', gap: '3', '& > *': { flexGrow: { base: '1', sm: '0' } } },
});

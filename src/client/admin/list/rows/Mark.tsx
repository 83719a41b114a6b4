import { chakra } from '@chakra-ui/react';

/** A word that marks a row. Its colours say the same, but colour alone would not reach everyone. */
export const Mark = chakra('span', {
  base: { flexShrink: '0', paddingInline: '2', fontSize: 'sm', fontWeight: 'semibold', borderRadius: 'sm' },
});

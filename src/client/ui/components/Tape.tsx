import { chakra } from '@chakra-ui/react';

/** A stripe that looks like the reflective tape along the barrel of a tanker, in the colours of the brand. */
export const Tape = chakra('div', {
  base: {
    height: '6px',
    _print: { display: 'none' },
    backgroundImage:
      'repeating-linear-gradient(90deg, {colors.tape.one} 0 72px, {colors.tape.other} 72px 108px)',
  },
});

import { chakra } from '@chakra-ui/react';

/** The stripe of the brand: reflective tape, a weld bead, or the scale of a gauge (ui/theme/brandTokens). */
export const BrandStripe = chakra('div', {
  base: { height: '8px', _print: { display: 'none' }, background: '{gradients.pattern.along}' },
});

import type { BrandTokens } from '../brandTokens';

export const rubicuve: BrandTokens = {
  accent: { solid: '#C00000', strong: '#930000', subtle: '#FBECEB' },
  call: { bg: '#C00000', hover: '#D91616', fg: '#FFFFFF' },
  inverse: { bg: '#141414', raised: '#262626', accent: '#FF8F85' },
  tape: { one: '#C00000', other: '#141414' },
};

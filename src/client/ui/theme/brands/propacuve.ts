import type { BrandTokens } from '../brandTokens';

export const propacuve: BrandTokens = {
  accent: { solid: '#014B94', strong: '#013A73', subtle: '#FFF6D1' },
  call: { bg: '#FAC702', hover: '#FFD633', fg: '#10202F' },
  inverse: { bg: '#013A73', raised: '#014B94', accent: '#FAC702' },
  tape: { one: '#FAC702', other: '#FFFFFF' },
};

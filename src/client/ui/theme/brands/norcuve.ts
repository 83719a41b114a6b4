import type { BrandTokens } from '../brandTokens';

export const norcuve: BrandTokens = {
  accent: { solid: '#014B94', strong: '#013A73', subtle: '#E7EFF8' },
  call: { bg: '#FAC702', hover: '#FFD633', fg: '#10202F' },
  inverse: { bg: '#0A1F36', raised: '#12304F', accent: '#FAC702' },
  tape: { one: '#014B94', other: '#FAC702' },
};

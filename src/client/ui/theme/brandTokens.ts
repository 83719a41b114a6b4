import type { BrandId } from '../../../model/site/brands';

/** The colours of a brand. Components use only the names of roles (`accent.solid`, `primary.bg`); the colours of each brand stand below. */
export interface BrandTokens {
  /** The main colour of the brand: fills, links, lines on a light background. `strong` is its shade on hover and press. */
  readonly accent: { readonly solid: string; readonly strong: string; readonly subtle: string };
  /** Call to action: the most important button of a screen. */
  readonly primary: { readonly bg: string; readonly hover: string; readonly fg: string };
  /** Dark bands: hero, footer. `accent` is a brand colour with enough contrast on them. */
  readonly inverse: { readonly bg: string; readonly raised: string; readonly accent: string };
  /** The two colours of the tape stripe, which imitates the reflective tape along the barrel of a tanker. */
  readonly tape: { readonly one: string; readonly other: string };
}

export const brandTokens: Readonly<Record<BrandId, BrandTokens>> = {
  norcuve: {
    accent: { solid: '#014B94', strong: '#013A73', subtle: '#E7EFF8' },
    primary: { bg: '#FAC702', hover: '#FFD633', fg: '#10202F' },
    inverse: { bg: '#0A1F36', raised: '#12304F', accent: '#FAC702' },
    tape: { one: '#014B94', other: '#FAC702' },
  },
  rubicuve: {
    accent: { solid: '#C00000', strong: '#930000', subtle: '#FBECEB' },
    primary: { bg: '#C00000', hover: '#D91616', fg: '#FFFFFF' },
    inverse: { bg: '#141414', raised: '#262626', accent: '#FF8F85' },
    tape: { one: '#C00000', other: '#141414' },
  },
  propacuve: {
    accent: { solid: '#014B94', strong: '#013A73', subtle: '#FFF6D1' },
    primary: { bg: '#FAC702', hover: '#FFD633', fg: '#10202F' },
    inverse: { bg: '#013A73', raised: '#014B94', accent: '#FAC702' },
    tape: { one: '#FAC702', other: '#FFFFFF' },
  },
};

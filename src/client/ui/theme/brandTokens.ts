import type { BrandId } from '../../../model/site/brands';

/** The colours of a brand. Components use only the names of roles (`accent.solid`, `primary.bg`); the colours of each brand stand below. */
export interface BrandTokens {
  /** The main colour of the brand: fills, links, lines on a light background. `strong` is its shade on hover and press. */
  readonly accent: { readonly solid: string; readonly strong: string; readonly subtle: string };
  /** Call to action: the most important button of a screen. */
  readonly primary: { readonly bg: string; readonly hover: string; readonly fg: string };
  /** Dark bands: hero, footer. `accent` is a brand colour with enough contrast on them. */
  readonly inverse: { readonly bg: string; readonly raised: string; readonly accent: string };
  /** The brand's pattern, as CSS backgrounds: along a horizontal stripe, and along a vertical edge. */
  readonly pattern: { readonly along: string; readonly down: string };
}

type Pattern = BrandTokens['pattern'];

/** Writes a pattern along and down. @param write gets the angle of its marks in degrees, and writes a size along the stripe */
const patternOf = (write: (angle: number, size: (length: string) => string) => string): Pattern => ({
  along: write(90, (length) => `${length} 100%`),
  down: write(180, (length) => `100% ${length}`),
});

export const brandTokens: Readonly<Record<BrandId, BrandTokens>> = {
  norcuve: {
    accent: { solid: '#014B94', strong: '#013A73', subtle: '#E7EFF8' },
    primary: { bg: '#FAC702', hover: '#FFD633', fg: '#10202F' },
    inverse: { bg: '#0A1F36', raised: '#12304F', accent: '#FAC702' },
    pattern: patternOf(
      (angle) => `repeating-linear-gradient(${angle}deg, #014B94 0 72px, #FAC702 72px 108px)`, // the reflective tape of a barrel
    ),
  },
  rubicuve: {
    accent: { solid: '#C00000', strong: '#930000', subtle: '#FBECEB' },
    primary: { bg: '#C00000', hover: '#D91616', fg: '#FFFFFF' },
    inverse: { bg: '#141414', raised: '#262626', accent: '#FF8F85' },
    pattern: patternOf(
      (_angle, size) =>
        `radial-gradient(circle at 0 0, #C00000 7px, #141414 8px 9px, #C00000 10px) 0 0 / ${size('12px')}`, // a weld bead
    ),
  },
  propacuve: {
    accent: { solid: '#0B6A43', strong: '#084D31', subtle: '#E4F3EA' },
    primary: { bg: '#8FDB6A', hover: '#A6E886', fg: '#0E1F17' },
    inverse: { bg: '#13221B', raised: '#1E3328', accent: '#8FDB6A' },
    pattern: patternOf(
      (angle, size) =>
        `linear-gradient(${angle}deg, #8FDB6A 4px, transparent 4px) 0 0 / ${size('80px')}, linear-gradient(${angle}deg, #8FDB6A 2px, #0B6A43 2px) 0 0 / ${size('8px')}`, // the scale of a gauge
    ),
  },
};

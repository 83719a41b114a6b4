import type { BrandId } from '../../../model/site/brands';

/** The colours of a brand. Components use only the names of roles (`accent.solid`, `primary.bg`); the colours of each brand stand below. */
export interface BrandTokens {
  /** The main colour of the brand: fills, links, lines on a light background. `strong` is its shade on hover and press. */
  readonly accent: { readonly solid: string; readonly strong: string; readonly subtle: string };
  /** Call to action: the most important button of a screen. */
  readonly primary: { readonly bg: string; readonly hover: string; readonly fg: string };
  /** Dark bands: hero, footer. `accent` is a brand colour with enough contrast on them. */
  readonly inverse: { readonly bg: string; readonly raised: string; readonly accent: string };
  /** The two colours of the brand's pattern. */
  readonly tape: { readonly one: string; readonly other: string };
  /** The pattern itself, as CSS backgrounds: along a horizontal stripe, and along a vertical edge. */
  readonly pattern: { readonly along: string; readonly down: string };
}

type Pattern = BrandTokens['pattern'];

/** The reflective tape along the barrel of a tanker. */
const tapeOf = (one: string, other: string): Pattern => {
  const blocks = `${one} 0 72px, ${other} 72px 108px`;
  return {
    along: `repeating-linear-gradient(90deg, ${blocks})`,
    down: `repeating-linear-gradient(180deg, ${blocks})`,
  };
};

/** The scales of a weld bead: crescents, one over the other. */
const weldOf = (bead: string, shadow: string): Pattern => {
  const scale = (centre: string): string =>
    `radial-gradient(ellipse at ${centre}, ${bead} 0 52%, ${shadow} 60% 72%, ${bead} 80%)`;
  return {
    along: `${scale('0 50%')} 0 0 / 12px 100%, ${bead}`,
    down: `${scale('50% 0')} 0 0 / 100% 12px, ${bead}`,
  };
};

/** The scale of a pressure gauge: nine short marks, then a long one. */
const gaugeOf = (marks: string, face: string): Pattern => {
  const line = (angle: number, width: number): string =>
    `linear-gradient(${angle}deg, ${marks} ${width}px, transparent ${width}px)`;
  return {
    along: `${line(90, 3)} 0 0 / 80px 100%, ${line(90, 2)} 0 0 / 8px 50% repeat-x, ${face}`,
    down: `${line(180, 3)} 0 0 / 100% 80px, ${line(180, 2)} 100% 0 / 50% 8px repeat-y, ${face}`,
  };
};

export const brandTokens: Readonly<Record<BrandId, BrandTokens>> = {
  norcuve: {
    accent: { solid: '#014B94', strong: '#013A73', subtle: '#E7EFF8' },
    primary: { bg: '#FAC702', hover: '#FFD633', fg: '#10202F' },
    inverse: { bg: '#0A1F36', raised: '#12304F', accent: '#FAC702' },
    tape: { one: '#014B94', other: '#FAC702' },
    pattern: tapeOf('#014B94', '#FAC702'),
  },
  rubicuve: {
    accent: { solid: '#C00000', strong: '#930000', subtle: '#FBECEB' },
    primary: { bg: '#C00000', hover: '#D91616', fg: '#FFFFFF' },
    inverse: { bg: '#141414', raised: '#262626', accent: '#FF8F85' },
    tape: { one: '#C00000', other: '#141414' },
    pattern: weldOf('#C00000', '#141414'),
  },
  propacuve: {
    accent: { solid: '#0B6A43', strong: '#084D31', subtle: '#E4F3EA' },
    primary: { bg: '#8FDB6A', hover: '#A6E886', fg: '#0E1F17' },
    inverse: { bg: '#13221B', raised: '#1E3328', accent: '#8FDB6A' },
    tape: { one: '#0B6A43', other: '#8FDB6A' },
    pattern: gaugeOf('#8FDB6A', '#0B6A43'),
  },
};

/** The colours of a brand. Components name roles only (`accent.solid`, `call.bg`); a brand is one file of these. */
export interface BrandTokens {
  /** The brand's own colour: fills, links and lines on light ground. `strong` is its pressed and hovered shade. */
  readonly accent: { readonly solid: string; readonly strong: string; readonly subtle: string };
  /** What calls to act: the one button that matters most on a screen. */
  readonly call: { readonly bg: string; readonly hover: string; readonly fg: string };
  /** Dark bands: hero, footer. `accent` is the brand's colour as it reads on them. */
  readonly inverse: { readonly bg: string; readonly raised: string; readonly accent: string };
  /** The two colours of the marking tape, after the reflective tape along a tanker's barrel. */
  readonly tape: { readonly one: string; readonly other: string };
}

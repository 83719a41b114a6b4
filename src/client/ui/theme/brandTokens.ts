/** The colours of a brand. Components use only the names of roles (`accent.solid`, `call.bg`); each brand is one file. */
export interface BrandTokens {
  /** The main colour of the brand: fills, links, lines on a light background. `strong` is its shade on hover and press. */
  readonly accent: { readonly solid: string; readonly strong: string; readonly subtle: string };
  /** Call to action: the most important button of a screen. */
  readonly call: { readonly bg: string; readonly hover: string; readonly fg: string };
  /** Dark bands: hero, footer. `accent` is a brand colour with enough contrast on them. */
  readonly inverse: { readonly bg: string; readonly raised: string; readonly accent: string };
  /** The two colours of the tape stripe, which imitates the reflective tape along the barrel of a tanker. */
  readonly tape: { readonly one: string; readonly other: string };
}

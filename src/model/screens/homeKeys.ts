import type { Brand } from '../brands';
import type { TextKey } from '../textKeys';

type HomeKey = TextKey<'home'>;

/** The texts that the propane brand has in words of its own. */
export type VariedHomeKey = {
  [Key in HomeKey]: `${Key}-certipropane` extends HomeKey ? Key : never;
}[HomeKey];

/** The key of a text of the home page for a brand. */
export const homeKey = (key: VariedHomeKey, { isCertipropane }: Brand): HomeKey =>
  isCertipropane ? `${key}-certipropane` : key;

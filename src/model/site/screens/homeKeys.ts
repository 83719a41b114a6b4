import type { Brand } from '../brands';

/** The texts of the page 'home' of which the propane brand has its own version. */
export type VariedHomeKey = 'main-text' | 'secondary-text' | 'main-description-1' | 'hero-alt';

/** The key of a text of the home page for a brand. */
export function homeKey(
  key: VariedHomeKey,
  { isCertipropane }: Brand,
): VariedHomeKey | `${VariedHomeKey}-certipropane` {
  return isCertipropane ? `${key}-certipropane` : key;
}

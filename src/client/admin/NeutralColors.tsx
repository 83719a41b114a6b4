import { Global } from '@emotion/react';

/**
 * The colours of the administration, the same in all brands: in a red brand an edited row, a focused field or each button would look
 * like an error. The brand shows in its logo, in the line below the bar and, unless it is red, in the main button.
 */
const styles = `:root {
  --site-colors-focus: var(--site-colors-ink);
  --site-colors-accent-solid: var(--site-colors-ink);
  --site-colors-accent-strong: var(--site-colors-black);
  --site-colors-accent-subtle: var(--site-colors-steel-100);
}
:root[data-brand='rubicuve'] {
  --site-colors-primary-bg: var(--site-colors-ink);
  --site-colors-primary-hover: var(--site-colors-black);
}`;

export function NeutralColors() {
  return <Global styles={styles} />;
}

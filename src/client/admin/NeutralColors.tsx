import { Global } from '@emotion/react';

/**
 * The colours of focus and selection in the administration, the same in all brands: in a red brand an edited row or a focused
 * field would look like an error.
 */
const styles = `:root {
  --site-colors-focus: var(--site-colors-ink);
  --site-colors-accent-subtle: var(--site-colors-steel-100);
}`;

export function NeutralColors() {
  return <Global styles={styles} />;
}

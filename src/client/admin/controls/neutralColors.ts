/**
 * The colours of the administration, the same in all brands: in a red brand an edited row, a focused field or each button would look
 * like an error. The brand shows in its logo and in the line below the bar.
 */
export const neutralColors = {
  '--site-colors-focus': 'var(--site-colors-ink)',
  '--site-colors-accent-solid': 'var(--site-colors-ink)',
  '--site-colors-accent-strong': '#000000',
  '--site-colors-accent-subtle': 'var(--site-colors-steel-100)',
  '--site-colors-primary-bg': 'var(--site-colors-ink)',
  '--site-colors-primary-fg': 'var(--site-colors-white)',
  '--site-colors-primary-hover': '#000000',
} as const;

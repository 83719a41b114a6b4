/** The look of a text field or a list of choices on a public page. */
export const controlStyle = {
  minWidth: '0',
  bg: 'bg.surface',
  color: 'fg.default',
  borderWidth: '1px',
  borderStyle: 'solid',
  borderColor: 'line.strong',
  borderRadius: 'sm',
  font: 'inherit',
} as const;

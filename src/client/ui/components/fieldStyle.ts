/** The look of a field of a form, at least 44 px high. */
export const fieldStyle = {
  width: 'full',
  minWidth: '0',
  minHeight: '12',
  paddingInline: '3',
  paddingBlock: '2',
  bg: 'bg.surface',
  color: 'fg.default',
  fontFamily: 'body',
  fontSize: 'md',
  lineHeight: 'snug',
  borderWidth: '2px',
  borderStyle: 'solid',
  borderColor: 'line.strong',
  borderRadius: 'sm',
  _focusVisible: { borderColor: 'focus', outline: '2px solid {colors.focus}', outlineOffset: '0' },
  '&[aria-invalid=true]': { borderColor: 'danger.solid' },
} as const;

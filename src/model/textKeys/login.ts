export const login = [
  'title',
  'introduction',
  'submit',
  'submitting',
  'show-password',
  'hide-password',
  'back-to-site',
  'again-title',
  'again-text',
] as const;

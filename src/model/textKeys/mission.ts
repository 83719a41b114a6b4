export const mission = [
  'title',
  'introduction',
  'mission-title',
  'mission',
  'commitment-title',
  'commitment',
  'values-title',
  'values',
  'contact-us',
] as const;

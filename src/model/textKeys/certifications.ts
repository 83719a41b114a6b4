export const certifications = [
  'title',
  'introduction',
  'transport-canada-description',
  'transport-canada-registration-number',
  'measurement-canada-description',
  'measurement-canada-registration-number',
  'call-to-action-title',
  'call-to-action-text',
  'ask',
] as const;

export const achievements = [
  'title',
  'introduction',
  'description',
  'type',
  'specification',
  'capacity',
  'material',
  'compartments',
  'empty',
  'see-image',
  'image-of',
  'types-label',
] as const;

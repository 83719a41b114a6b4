export const parts = [
  'title',
  'introduction',
  'empty',
  'see-part',
  'image-of',
  'download',
  'download-of',
  'has-document',
] as const;

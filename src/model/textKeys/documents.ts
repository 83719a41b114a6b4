export const documents = [
  'title',
  'introduction',
  'pages',
  'open',
  'preview-of',
  'document-1-title',
  'document-1-description',
  'document-2-title',
  'document-2-description',
  'loading',
  'failed',
] as const;

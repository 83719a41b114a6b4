export const gallery = [
  'title',
  'introduction',
  'empty',
  'see-image',
  'image-of',
  'next',
  'previous',
  'close',
] as const;

export const error = [
  'not-found-title',
  'not-found-text',
  'sorry',
  'something-went-wrong',
  'go-back',
] as const;

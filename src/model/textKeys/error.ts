export const error = [
  'not-found-title',
  'not-found-text',
  'sorry',
  'something-went-wrong',
  'try-again',
  'go-back',
] as const;

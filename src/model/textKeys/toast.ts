import { entityNames } from '../entities';

/** What the toasts name: a word for each kind of content (specification, section 8). */
const things = entityNames.map((name) => `thing-${name}` as const);

export const toast = [
  'added',
  'modified',
  'deleted',
  'added-text',
  'modified-text',
  'deleted-text',
  'modified-description',
  'added-file',
  'modified-file',
  'something-went-wrong',
  'edit-conflict',
  'back-end-error',
  'login-failed',
  'login-success',
  'password-changed',
  'password-change-failed',
  'passwords-differ',
  'undo',
  'undone',
  'not-undone',
  'change-not-saved',
  'bring-back',
  'loading-failed',
  'session-ended',
  'notifications',
  ...things,
] as const;

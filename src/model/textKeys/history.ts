import { entityNames } from '../entities';

/** What a row of each kind is called in a sentence, and several of them. */
const ones = entityNames.map((name) => `the-${name}` as const);
const several = entityNames.map((name) => `many-${name}` as const);

/** What the history of changes says. */
export const history = [
  'introduction',
  'empty',
  'list',
  'failed',
  'retry',
  'newer',
  'show-newer',
  'older',
  'by',
  'the-site',
  'undo-of',
  'is-undone',
  'details',
  'details-of',
  'more-rows',
  'added',
  'changed',
  'deleted',
  'reordered',
  'undid',
  'filled',
  'updated',
  'imported',
  'named',
  'and-more',
  'text-place',
  'in-en',
  'in-fr',
  'the-text',
  'many-texts',
  'many-items',
  'position',
  'before',
  'after',
  'nothing',
  'formatting-only',
  ...ones,
  ...several,
] as const;

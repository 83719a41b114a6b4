import { foldAccents } from './foldAccents';

/** A word for comparison: capitals, accents, repeated spaces and kinds of apostrophes do not count. */
export function foldWord(word: string): string {
  return foldAccents(word).replaceAll('’', "'").replace(/\s+/g, ' ').trim();
}

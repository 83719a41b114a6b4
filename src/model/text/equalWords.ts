import { foldWord } from './foldWord';

/** Words that mean the same, the preferred one first. */
export type EqualWords = readonly string[];

/** Between the words of a group. */
const equals = '=';

/**
 * Reads a table of words: a group on each line, with `=` between its words. A line with fewer than two words has no meaning,
 * and a word that stands in several groups belongs to the first.
 */
export function parseEqualWords(table: string): readonly EqualWords[] {
  const known = new Set<string>();
  return table.split(/\r?\n/).flatMap((line) => {
    const words = line
      .split(equals)
      .map((word) => word.trim())
      .filter((word) => {
        const folded = foldWord(word);
        if (folded === '' || known.has(folded)) return false;
        known.add(folded);
        return true;
      });
    return words.length > 1 ? [words] : [];
  });
}

/** Finds the group of a word; undefined for a word that stands in none. */
export type FindEqualWords = (word: string) => EqualWords | undefined;

/** Indexes a table of words, so that each lookup is one step. */
export function indexEqualWords(table: string): FindEqualWords {
  const groups = new Map<string, EqualWords>();
  for (const group of parseEqualWords(table)) for (const word of group) groups.set(foldWord(word), group);
  return (word) => groups.get(foldWord(word));
}

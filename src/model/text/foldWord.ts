/** A word for comparison: capitals, accents, repeated spaces and kinds of apostrophes do not count. */
export function foldWord(word: string): string {
  return word
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .replaceAll('’', "'")
    .toLowerCase()
    .replace(/\s+/g, ' ')
    .trim();
}

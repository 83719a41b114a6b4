/** A text for comparison: in lower case and without accents. */
export function foldAccents(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}

/** A word for comparison: capitals, accents, repeated spaces and kinds of apostrophes do not count. */
export function foldWord(word: string): string {
  return foldAccents(word).replaceAll('’', "'").replace(/\s+/g, ' ').trim();
}

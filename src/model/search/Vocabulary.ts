import { isOneTypoApart, mayBeMistyped } from './typos';

/** The terms that something can be found by. */
export class Vocabulary {
  private readonly terms = new Set<string>();
  private sorted: readonly string[] | undefined;

  /** @returns the term */
  add(term: string): string {
    if (!this.terms.has(term)) {
      this.terms.add(term);
      this.sorted = undefined;
    }
    return term;
  }

  /** Whether a term begins with these letters. */
  hasPrefix(letters: string): boolean {
    if (this.terms.has(letters)) return true;
    this.sorted ??= [...this.terms].sort();
    let [low, high] = [0, this.sorted.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((this.sorted[middle] ?? '') < letters) low = middle + 1;
      else high = middle;
    }
    return this.sorted[low]?.startsWith(letters) === true;
  }

  /** The terms that somebody may have meant who typed an unknown one. */
  corrections(typed: string): readonly string[] {
    if (!mayBeMistyped(typed)) return [];
    return [...this.terms].filter((term) => mayBeMistyped(term) && isOneTypoApart(typed, term));
  }
}

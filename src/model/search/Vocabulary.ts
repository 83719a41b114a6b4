import { isOneTypoApart, mayBeMistyped } from './typos';

/** The terms that something can be found by. A term that was added twice stays until it is removed twice. */
export class Vocabulary {
  private readonly counts = new Map<string, number>();
  private sorted: readonly string[] | undefined;

  /** @returns the term */
  add(term: string): string {
    const count = this.counts.get(term) ?? 0;
    this.counts.set(term, count + 1);
    if (count === 0) this.sorted = undefined;
    return term;
  }

  remove(term: string): void {
    const count = this.counts.get(term) ?? 0;
    if (count > 1) this.counts.set(term, count - 1);
    else if (this.counts.delete(term)) this.sorted = undefined;
  }

  /** Whether a term begins with these letters. */
  hasPrefix(letters: string): boolean {
    if (this.counts.has(letters)) return true;
    this.sorted ??= [...this.counts.keys()].sort();
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
    return [...this.counts.keys()].filter((term) => mayBeMistyped(term) && isOneTypoApart(typed, term));
  }
}

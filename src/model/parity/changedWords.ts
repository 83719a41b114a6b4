/** A run of words that both versions have, or only the older or the newer one. */
export interface WordRun {
  readonly kind: 'same' | 'removed' | 'added';
  readonly text: string;
}

/** Longer texts are compared as a whole: the table of the comparison has a cell for each pair of words. */
const maxCells = 4_000_000;

const tokensOf = (text: string): readonly string[] => text.match(/\s+|[^\s]+/gu) ?? [];

/** The lengths of the longest common subsequences of the ends of both lists (Wagner and Fischer). */
const commonLengths = (old: readonly string[], fresh: readonly string[]): Uint16Array[] => {
  const lengths = Array.from({ length: old.length + 1 }, () => new Uint16Array(fresh.length + 1));
  for (let i = old.length - 1; i >= 0; i -= 1) {
    for (let j = fresh.length - 1; j >= 0; j -= 1) {
      const [row, below] = [lengths[i], lengths[i + 1]];
      if (!row || !below) continue;
      row[j] = old[i] === fresh[j] ? (below[j + 1] ?? 0) + 1 : Math.max(below[j] ?? 0, row[j + 1] ?? 0);
    }
  }
  return lengths;
};

const joined = (runs: readonly WordRun[]): readonly WordRun[] => {
  const result: WordRun[] = [];
  for (const run of runs) {
    const last = result.at(-1);
    if (last?.kind === run.kind) result[result.length - 1] = { ...run, text: last.text + run.text };
    else if (run.text !== '') result.push(run);
  }
  return result;
};

/** The words of two versions of a text, in their order: those that stay, those that were removed and those that were added. */
export function changedWords(before: string, after: string): readonly WordRun[] {
  const [old, fresh] = [tokensOf(before), tokensOf(after)];
  if (old.length * fresh.length > maxCells)
    return joined([
      { kind: 'removed', text: before },
      { kind: 'added', text: after },
    ]);
  const lengths = commonLengths(old, fresh);
  const runs: WordRun[] = [];
  let [i, j] = [0, 0];
  while (i < old.length || j < fresh.length) {
    const isRemoved = j >= fresh.length || (lengths[i + 1]?.[j] ?? 0) >= (lengths[i]?.[j + 1] ?? 0);
    if (i < old.length && j < fresh.length && old[i] === fresh[j]) {
      runs.push({ kind: 'same', text: old[i] ?? '' });
      i += 1;
      j += 1;
    } else if (i < old.length && isRemoved) {
      runs.push({ kind: 'removed', text: old[i] ?? '' });
      i += 1;
    } else {
      runs.push({ kind: 'added', text: fresh[j] ?? '' });
      j += 1;
    }
  }
  return joined(runs);
}

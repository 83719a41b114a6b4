import type { StoredValue, DatabaseRow } from '../../database/database';

/** Properties of the values of a column, without the values. */
export interface ColumnSummary {
  hasNull: boolean;
  hasText: boolean;
  /** Whether a text contains NUL, which the databases cannot store. */
  hasNul: boolean;
  hasFraction: boolean;
  /** The smallest and largest number; Infinity and -Infinity if there are none. */
  min: number;
  max: number;
}

const emptySummary = (): ColumnSummary => ({
  hasNull: false,
  hasText: false,
  hasNul: false,
  hasFraction: false,
  min: Infinity,
  max: -Infinity,
});

const addValue = (summary: ColumnSummary, value: StoredValue): void => {
  if (value === null) summary.hasNull = true;
  else if (typeof value === 'string') {
    summary.hasText = true;
    summary.hasNul ||= value.includes('\0');
  } else {
    summary.hasFraction ||= !Number.isInteger(value);
    summary.min = Math.min(summary.min, value);
    summary.max = Math.max(summary.max, value);
  }
};

export type ColumnSummaries = Map<string, ColumnSummary>;

export function addRow(summaries: ColumnSummaries, row: DatabaseRow): void {
  for (const [column, value] of Object.entries(row)) {
    let summary = summaries.get(column);
    if (!summary) summaries.set(column, (summary = emptySummary()));
    addValue(summary, value);
  }
}

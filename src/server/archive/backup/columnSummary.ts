import type { Stored, StoredRow } from '../../database/database';

/** What the values of a column are, without the values. */
export interface ColumnSummary {
  hasNull: boolean;
  hasText: boolean;
  /** Whether a text cannot be kept by every database. */
  hasNul: boolean;
  hasFraction: boolean;
  /** Of its numbers; the other way round where there are none. */
  least: number;
  most: number;
}

const emptySummary = (): ColumnSummary => ({
  hasNull: false,
  hasText: false,
  hasNul: false,
  hasFraction: false,
  least: Infinity,
  most: -Infinity,
});

const addValue = (summary: ColumnSummary, value: Stored): void => {
  if (value === null) summary.hasNull = true;
  else if (typeof value === 'string') {
    summary.hasText = true;
    summary.hasNul ||= value.includes('\0');
  } else {
    summary.hasFraction ||= !Number.isInteger(value);
    summary.least = Math.min(summary.least, value);
    summary.most = Math.max(summary.most, value);
  }
};

export type ColumnSummaries = Map<string, ColumnSummary>;

export const addRow = (summaries: ColumnSummaries, row: StoredRow): void => {
  for (const [column, value] of Object.entries(row)) {
    let summary = summaries.get(column);
    if (!summary) summaries.set(column, (summary = emptySummary()));
    addValue(summary, value);
  }
};

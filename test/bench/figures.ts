/** A line of a table: what was measured, what came out, and what it should be at most or at least. */
export interface Figure {
  readonly what: string;
  readonly value: string;
  readonly wanted?: string;
}

/** The value below which a share of the values lies: `quantile(times, 0.5)` is the median. */
export const quantile = (values: readonly number[], share: number): number => {
  const sorted = [...values].sort((one, other) => one - other);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
};

export const milliseconds = (value: number): string =>
  `${value < 10 ? value.toFixed(2) : Math.round(value)} ms`;

export const mebibytes = (bytes: number): string => `${Math.round(bytes / 1024 ** 2)} MiB`;

export const kilobytes = (bytes: number): string => `${Math.round(bytes / 1000)} kB`;

/** How long something takes, in ms. */
export const timed = async (work: () => Promise<unknown>): Promise<number> => {
  const began = performance.now();
  await work();
  return performance.now() - began;
};

export const tableOf = (figures: readonly Figure[]): string =>
  [
    '| Measured | Result | Limit |',
    '| --- | --- | --- |',
    ...figures.map(({ what, value, wanted = '' }) => `| ${what} | ${value} | ${wanted} |`),
  ].join('\n');

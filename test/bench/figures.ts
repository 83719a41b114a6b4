/** A row of a table: the measured quantity, its value, and its limit. */
export interface Figure {
  readonly what: string;
  readonly value: string;
  readonly wanted?: string;
}

/** The value below which this share of the values lies. `quantile(times, 0.5)` is the median. */
export function quantile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((one, other) => one - other);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}

export function milliseconds(value: number): string {
  return `${value < 10 ? value.toFixed(2) : Math.round(value)} ms`;
}

export function mebibytes(bytes: number): string {
  return `${Math.round(bytes / 1024 ** 2)} MiB`;
}

export function kilobytes(bytes: number): string {
  return `${Math.round(bytes / 1000)} kB`;
}

/** The duration of an operation, in ms. */
export async function timed(work: () => Promise<unknown>): Promise<number> {
  const began = performance.now();
  await work();
  return performance.now() - began;
}

export function tableOf(figures: readonly Figure[]): string {
  return [
    '| Measured | Result | Limit |',
    '| --- | --- | --- |',
    ...figures.map(({ what, value, wanted = '' }) => `| ${what} | ${value} | ${wanted} |`),
  ].join('\n');
}

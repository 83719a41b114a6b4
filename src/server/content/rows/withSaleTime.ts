import { isSoldText } from '../../../model/format/availability';
import type { Table, WireValues } from './tables';

const minuteOf = (at: number): string => `${new Date(at).toISOString().slice(0, 16)}Z`;

/**
 * The values of a row with the time of its sale: now, if they say for the first time that it is sold. A time that the values name
 * stays, so that an import or an undo restores it.
 * @param stored the row before the change; none for a new row
 * @param now in milliseconds since 1970
 */
export function withSaleTime(
  { sale }: Table,
  values: WireValues,
  stored: WireValues = {},
  now = Date.now(),
): WireValues {
  if (!sale) return values;
  const row = { ...stored, ...values };
  const known = [values[sale.column], stored[sale.column]].find(Boolean);
  const isSold = isSoldText(String(row[sale.of] ?? ''));
  return { ...values, [sale.column]: isSold ? (known ?? minuteOf(now)) : '' };
}

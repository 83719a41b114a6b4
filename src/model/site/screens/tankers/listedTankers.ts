import { addDays, dayIn } from '../../../format/days';
import type { Row } from '../../../schema/entities';
import type { SiteSettings } from '../../siteSettings';

/** The settings that decide how long a sold tanker is listed. */
export type SaleSettings = Pick<SiteSettings, 'today' | 'timeZone' | 'soldDays'>;

/** Whether the list has a tanker: one that is sold leaves it some days later. Its page stays. */
export function isListed(
  { soldAt }: Pick<Row<'tanker'>, 'soldAt'>,
  { today, timeZone, soldDays }: SaleSettings,
): boolean {
  const at = Date.parse(soldAt); // a tanker for sale has none, nor one of another back-end
  return Number.isNaN(at) || today < addDays(dayIn(timeZone, at), soldDays);
}

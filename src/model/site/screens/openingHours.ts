import type { Row } from '../../schema/entities';
import type { Language } from '../languages';
import { formatTime } from '../../format/times';

/**
 * Opening hours as text: '8:00 a.m. to 5:00 p.m.', '8 h à 17 h'. Where both times are the same ('Closed'), it appears once.
 * @param to the word between the times
 */
export function openingHours(
  { opening, closing }: Pick<Row<'opening'>, 'opening' | 'closing'>,
  language: Language,
  to: string,
): string {
  const times = [opening, closing].map((time) => formatTime(time, language)).filter(Boolean);
  return [...new Set(times)].join(` ${to} `);
}

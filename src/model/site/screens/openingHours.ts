import type { Row } from '../../schema/entities';
import type { Language } from '../languages';
import { formatTime } from '../../format/times';

/**
 * Opening hours in words: '8:00 a.m. to 5:00 p.m.', '8 h à 17 h'. Where both ends say the same ('Closed'), it is said once.
 * `to` is the word between them.
 */
export const openingHours = (
  { opening, closing }: Pick<Row<'opening'>, 'opening' | 'closing'>,
  language: Language,
  to: string,
): string => {
  const ends = [opening, closing].map((time) => formatTime(time, language)).filter(Boolean);
  return [...new Set(ends)].join(` ${to} `);
};

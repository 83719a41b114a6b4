import type { Row } from '../../schema/entities';
import type { Brand } from '../brands';
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

/** The departments whose hours on Friday are texts of the page 'contact' (specification, section 2). */
export const fridayDepartments = ['sales', 'service'] as const;

type Department = (typeof fridayDepartments)[number];
type Variant<Key extends string> = Key | `${Key}-certipropane`;

/** The keys of a department's name and hours. The propane brand has other departments, so it has its own texts. */
export function fridayKeys(
  department: Department,
  { isCertipropane }: Brand,
): { readonly name: Variant<`${Department}-title`>; readonly hours: Variant<`friday-${Department}-hours`> } {
  const variant = isCertipropane ? '-certipropane' : '';
  return { name: `${department}-title${variant}`, hours: `friday-${department}-hours${variant}` };
}

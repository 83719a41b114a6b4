import { clockTime, clockTimesIn } from '../../../model/format/times';
import { comingExceptions, lastDayOf } from '../../../model/site/screens/contact/openingExceptions';
import { fridayDepartments, fridayKeys } from '../../../model/site/screens/contact/openingHours';
import type { PageContext } from '../pageContext';
import type { JsonLdNode } from './jsonLdNode';

const mondayToThursday = ['Monday', 'Tuesday', 'Wednesday', 'Thursday'];

const openingHours = (
  name: string,
  dayOfWeek: readonly string[],
  opens: string,
  closes: string,
): JsonLdNode => ({
  '@type': 'OpeningHoursSpecification',
  name,
  dayOfWeek,
  opens,
  closes,
});

/**
 * The opening hours of the company: from Monday to Thursday from the rows, on Friday from the texts
 * (specification, section 2). Values that are not times, such as 'closed', are left out.
 */
export function openingTimes({ contactRows, inLanguage, text }: PageContext): readonly JsonLdNode[] {
  const week = contactRows('opening').flatMap((row) => {
    const [opens, closes] = [clockTime(row.opening), clockTime(row.closing)];
    return opens && closes ? [openingHours(inLanguage(row, 'name'), mondayToThursday, opens, closes)] : [];
  });
  const friday = fridayDepartments.flatMap((department) => {
    const keys = fridayKeys(department);
    const [opens, closes, ...more] = clockTimesIn(text('contact', keys.hours));
    return opens && closes && opens < closes && more.length === 0
      ? [openingHours(text('contact', keys.name), ['Friday'], opens, closes)]
      : [];
  });
  return [...week, ...friday];
}

/** Days with other hours (schema.org). A day on which the company is closed opens and closes at midnight, as Google asks. Hours in words are left out. */
export function specialOpeningTimes({
  contactRows,
  inLanguage,
  today,
}: PageContext): readonly JsonLdNode[] | undefined {
  const exceptions = comingExceptions(contactRows('openingException'), today);
  if (exceptions.length === 0) return undefined;
  return exceptions.flatMap((row) => {
    const [opens, closes] = [clockTime(row.opening), clockTime(row.closing)];
    const isClosed = row.opening.trim() === '' && row.closing.trim() === '';
    if (!isClosed && !(opens && closes)) return []; // words, such as 'By appointment'
    const hours = opens && closes ? { opens, closes } : { opens: '00:00', closes: '00:00' };
    const name = inLanguage(row, 'note').trim();
    return {
      '@type': 'OpeningHoursSpecification',
      ...(name !== '' && { name }),
      validFrom: row.firstDay,
      validThrough: lastDayOf(row),
      ...hours,
    };
  });
}

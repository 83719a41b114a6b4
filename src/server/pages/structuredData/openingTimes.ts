import { clockTime, clockTimesIn } from '../../../model/format/times';
import { comingExceptions, lastDayOf } from '../../../model/site/screens/contact/openingExceptions';
import type { DayHours } from '../../../model/site/screens/contact/openNow';
import { readHours } from '../../../model/site/screens/contact/openNow';
import { fridayDepartments, fridayKeys } from '../../../model/site/screens/contact/openingHours';
import type { PageContext } from '../pageContext';
import type { JsonLdNode } from './jsonLdNode';

const mondayToThursday = ['Monday', 'Tuesday', 'Wednesday', 'Thursday'];

/** As search engines want them: the day ends at 23:59, since an hour 24 is no time for them. */
const publishedHours = ({ opens, closes }: DayHours): DayHours => ({
  opens,
  closes: closes === '24:00' ? '23:59' : closes,
});

const openingHours = (name: string, dayOfWeek: readonly string[], hours: DayHours): JsonLdNode => ({
  '@type': 'OpeningHoursSpecification',
  name,
  dayOfWeek,
  ...publishedHours(hours),
});

/**
 * The opening hours of the company: from Monday to Thursday from the rows, on Friday from the texts
 * (specification, section 2). Values that are not times, such as 'closed', are left out.
 */
export function openingTimes({ contactRows, inLanguage, text }: PageContext): readonly JsonLdNode[] {
  const week = contactRows('opening').flatMap((row) => {
    const [hours] = readHours(clockTime(row.opening), clockTime(row.closing));
    return hours ? [openingHours(inLanguage(row, 'name'), mondayToThursday, hours)] : [];
  });
  const friday = fridayDepartments.flatMap((department) => {
    const keys = fridayKeys(department);
    const [opens, closes, ...more] = clockTimesIn(text('contact', keys.hours));
    const [hours] = more.length === 0 ? readHours(opens, closes) : [];
    return hours ? [openingHours(text('contact', keys.name), ['Friday'], hours)] : [];
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
    const [open] = readHours(clockTime(row.opening), clockTime(row.closing));
    const isClosed = row.opening.trim() === '' && row.closing.trim() === '';
    if (!isClosed && !open) return []; // words, such as 'By appointment'
    const hours = open ? publishedHours(open) : { opens: '00:00', closes: '00:00' };
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

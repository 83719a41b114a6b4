import { addDays, dayIn } from '../../../src/model/format/days';
import { formatDay, isDay, weekdayOf } from '../../../src/model/format/formatDay';

test.each(['2026-12-24', '2028-02-29'])('%s is a day', (text) => {
  expect(isDay(text)).toBe(true);
});

test.each(['', '2026-02-29', '2026-13-01', '24/12/2026', '2026-12-24T00:00', 'Christmas'])(
  '%j is no day',
  (text) => {
    expect(isDay(text)).toBe(false);
  },
);

test('a day begins at midnight of the company, in winter and in summer', () => {
  const day = (utc: string): string => dayIn('America/Toronto', Date.parse(utc));
  expect([day('2026-12-24T04:59:59Z'), day('2026-12-24T05:00:00Z')]).toEqual(['2026-12-23', '2026-12-24']);
  expect([day('2026-07-01T03:59:59Z'), day('2026-07-01T04:00:00Z')]).toEqual(['2026-06-30', '2026-07-01']);
});

test('days are counted over the ends of months and years, and when the clocks change', () => {
  expect(addDays('2026-12-24', 30)).toBe('2027-01-23');
  expect(addDays('2027-03-13', 2)).toBe('2027-03-15');
  expect([weekdayOf('2026-12-24'), weekdayOf('2027-01-03')]).toEqual([4, 0]);
});

test('a day is written as people write it', () => {
  expect(formatDay('2026-12-24', 'en')).toBe('December 24');
  expect(formatDay('2026-12-24', 'en', { weekday: 'long' })).toBe('Thursday, December 24');
  expect(formatDay('2026-12-24', 'fr', { weekday: 'long', year: 'numeric' })).toBe('jeudi 24 décembre 2026');
  expect(formatDay('2027-01-01', 'fr')).toBe('1er janvier');
  expect(formatDay('soon', 'fr')).toBe('soon');
});

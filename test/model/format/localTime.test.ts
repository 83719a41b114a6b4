import fc from 'fast-check';
import { formatLocalTime, timeZoneName, toLocalTime, toUtc } from '../../../src/model/format/localTime';

const zone = 'America/Toronto';

test('a time of the wall clock is found in UTC, in summer and in winter', () => {
  expect(toUtc('2027-01-15T08:00', zone)).toBe('2027-01-15T13:00Z');
  expect(toUtc('2027-07-15T08:00', zone)).toBe('2027-07-15T12:00Z');
  expect(toUtc('', zone)).toBe('');
  expect(toLocalTime('', zone)).toBe('');
});

test('half past two does not exist on 14 March 2027, and exists twice on 7 November', () => {
  expect(toUtc('2027-03-14T01:59', zone)).toBe('2027-03-14T06:59Z');
  expect(toUtc('2027-03-14T02:30', zone)).toBeUndefined();
  expect(toUtc('2027-03-14T03:00', zone)).toBe('2027-03-14T07:00Z');
  expect(toUtc('2027-11-07T01:30', zone)).toBe('2027-11-07T05:30Z');
  expect(toUtc('2027-02-30T10:00', zone)).toBeUndefined();
  expect(toUtc('tomorrow', zone)).toBeUndefined();
});

test('a local time that is converted to UTC and back is the same, in every time zone', () => {
  const zones = ['America/Toronto', 'America/St_Johns', 'UTC', 'Asia/Kathmandu', 'Pacific/Kiritimati'];
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 3_000_000 }), fc.constantFrom(...zones), (minutes, timeZone) => {
      const utc = new Date(Date.parse('2026-01-01T00:00Z') + minutes * 60_000)
        .toISOString()
        .replace(':00.000Z', 'Z');
      const local = toLocalTime(utc, timeZone);
      expect(toLocalTime(toUtc(local, timeZone) ?? 'none', timeZone)).toBe(local);
    }),
    { numRuns: 60 },
  );
});

test('a time in words does not break within its hours', () => {
  expect(formatLocalTime('2027-03-14T11:00Z', zone, 'fr')).toBe('14 mars 2027 à 7\u00a0h');
  expect(formatLocalTime('2027-03-14T11:05Z', zone, 'fr', 'medium')).toBe('14 mars 2027 à 7\u00a0h\u00a005');
  expect(formatLocalTime('2027-03-14T11:00Z', zone, 'en')).toBe('March 14, 2027 at 7:00\u00a0a.m.');
  expect(formatLocalTime('soon', zone, 'en')).toBe('soon');
});

test('a time zone has the name that people use', () => {
  expect(timeZoneName('America/Toronto', 'fr')).toBe('heure de l’Est');
  expect(timeZoneName('America/Toronto', 'en')).toBe('Eastern Time');
});

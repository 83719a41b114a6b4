import fc from 'fast-check';
import type { Visibility } from '../../src/model/schema/visibility';
import { afterDueTimes, isDue, scheduledTime } from '../../src/model/schema/visibility';

/* The schedule of a row. Whenever the server looks, the row is as the last time that has passed says. */

const minute = 60_000;
const start = Date.parse('2027-03-13T00:00Z');

const timeAt = (minutes: number): string =>
  new Date(start + minutes * minute).toISOString().replace(':00.000Z', 'Z');

const time = fc.option(fc.integer({ min: 0, max: 3_000 }), { nil: undefined });

const schedule = fc
  .record({ isHidden: fc.boolean(), online: time, offline: time })
  .map(({ isHidden, online, offline }): Visibility => ({
    isHidden,
    onlineAt: online === undefined ? '' : timeAt(online),
    offlineAt: offline === undefined ? '' : timeAt(offline),
  }));

/** Whether a row must be hidden at a time, by the times that have passed. */
const expectedAt = ({ isHidden, onlineAt, offlineAt }: Visibility, now: number): boolean => {
  const passed = [
    { at: onlineAt, hides: false },
    { at: offlineAt, hides: true },
  ].filter(({ at }) => at !== '' && Date.parse(at) <= now);
  return passed.toSorted((one, other) => Date.parse(one.at) - Date.parse(other.at)).at(-1)?.hides ?? isHidden;
};

test('a row is never early, and never late after a look, however often the server looks or is down', () => {
  fc.assert(
    fc.property(
      schedule,
      fc.array(fc.integer({ min: 0, max: 3_100 * minute }), { maxLength: 20 }),
      (planned, looks) => {
        let current = planned;
        for (const elapsed of looks.toSorted((one, other) => one - other)) {
          const now = start + elapsed;
          const isDueNow = isDue(current, now);
          const next = afterDueTimes(current, now);
          expect(next.isHidden).toBe(expectedAt(planned, now));
          if (!isDueNow) expect(next).toEqual(current);
          expect(isDue(next, now)).toBe(false); // once
          current = next;
        }
      },
    ),
    { numRuns: 500 },
  );
});

test('a time is written in UTC, to the minute', () => {
  expect(timeAt(90)).toMatch(scheduledTime);
  for (const wrong of ['2027-03-14', '2027-03-14T11:30', '2027-03-14T11:30:00Z', '2027-13-14T11:30Z'])
    expect(wrong).not.toMatch(scheduledTime);
});

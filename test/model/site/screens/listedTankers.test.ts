import { isListed } from '../../../../src/model/site/screens/tankers/listedTankers';

const sold = { soldAt: '2026-11-24T01:30Z' }; // the evening of the 23rd in Toronto

const listed = (today: string, soldDays: number, tanker = sold): boolean =>
  isListed(tanker, { today, soldDays, timeZone: 'America/Toronto' });

test('a sold tanker is listed for some days from the day of its sale at the company', () => {
  expect([listed('2026-11-23', 30), listed('2026-12-22', 30)]).toEqual([true, true]);
  expect([listed('2026-12-23', 30), listed('2027-06-01', 30)]).toEqual([false, false]);
});

test('with 0 days it leaves the list at once', () => {
  expect(listed('2026-11-23', 0)).toBe(false);
});

test('one that can be bought is listed, and so is one of which nobody knows when it was sold', () => {
  expect(listed('2030-01-01', 0, { soldAt: '' })).toBe(true);
});

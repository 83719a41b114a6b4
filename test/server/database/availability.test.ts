import { Availability } from '../../../src/server/database/availability';

beforeAll(() => void jest.useFakeTimers());
afterAll(() => void jest.useRealTimers());

const slowRead = () => new Promise<string>((resolve) => setTimeout(() => resolve('rows'), 2_000));

test('a slow read counts as a database that is away, until it responds', async () => {
  const availability = new Availability(300);
  const read = availability.read(slowRead);
  await jest.advanceTimersByTimeAsync(300);
  expect(await read).toBeUndefined();
  expect(availability.isAvailable).toBe(false);
  await jest.advanceTimersByTimeAsync(2_000);
  expect(availability.isAvailable).toBe(true);
});

test('without a time limit, a read that waits for a long change is no failure', async () => {
  const availability = new Availability();
  const read = availability.read(slowRead);
  await jest.advanceTimersByTimeAsync(1_000);
  expect(availability.isAvailable).toBe(true);
  await jest.advanceTimersByTimeAsync(1_000);
  expect(await read).toBe('rows');
});

import type { Row } from '../../../../src/model/schema/entities';
import { newRow } from '../../../../src/model/schema/rows';
import { localTime, openState, weekOf } from '../../../../src/model/site/screens/contact/openNow';

const week = weekOf(
  [
    { opening: '08:00', closing: '17:00' },
    { opening: '07:00', closing: '17:30' },
    { opening: 'Fermé', closing: 'Fermé' },
  ],
  ['8 h à 16 h', '7:00 a.m. to 12:00 p.m.', 'Fermé', ''],
);

const zone = 'America/Toronto';

const at = (utc: string) => openState(week, [], localTime(new Date(utc), zone));

it.each([
  [
    'Tuesday at 6:59, opens at 7',
    '2026-11-24T11:59:00Z',
    { isOpen: false, opens: '07:00', inDays: 0, day: '2026-11-24' },
  ],
  [
    'Tuesday at 7:00, open until the last department closes',
    '2026-11-24T12:00:00Z',
    { isOpen: true, closes: '17:30' },
  ],
  [
    'Tuesday at 17:30, opens tomorrow',
    '2026-11-24T22:30:00Z',
    { isOpen: false, opens: '07:00', inDays: 1, day: '2026-11-25' },
  ],
  ['Friday at 15:00, open by the texts of Friday', '2026-11-27T20:00:00Z', { isOpen: true, closes: '16:00' }],
  [
    'Friday evening, opens on Monday',
    '2026-11-27T22:00:00Z',
    { isOpen: false, opens: '07:00', inDays: 3, day: '2026-11-30' },
  ],
  [
    'Sunday, opens tomorrow',
    '2026-11-22T15:00:00Z',
    { isOpen: false, opens: '07:00', inDays: 1, day: '2026-11-23' },
  ],
  ['in summer, when clocks are an hour ahead', '2026-07-07T11:00:00Z', { isOpen: true, closes: '17:30' }],
])('%s', (_name, utc, expected) => {
  expect(at(utc)).toEqual(expected);
});

it('the time is that of the location, around midnight too', () => {
  expect(localTime(new Date('2026-11-23T04:30:00Z'), zone)).toEqual({ day: '2026-11-22', time: '23:30' });
  expect(localTime(new Date('2026-11-23T05:05:00Z'), zone)).toEqual({ day: '2026-11-23', time: '00:05' });
  expect(localTime(new Date('2026-11-23T05:05:00Z'), 'Europe/Paris')).toEqual({
    day: '2026-11-23',
    time: '06:05',
  });
});

it('a department that closes at midnight is open until then', () => {
  const late = weekOf([{ opening: '8 h', closing: '24:00' }], []);
  expect(openState(late, [], { day: '2026-11-24', time: '23:30' })).toEqual({
    isOpen: true,
    closes: '24:00',
  });
});

it('without any hours nothing is said', () => {
  expect(
    openState(weekOf([{ opening: 'Closed', closing: 'Closed' }], ['']), [], {
      day: '2026-11-24',
      time: '10:00',
    }),
  ).toBeUndefined();
});

describe('on a day with other hours', () => {
  const exception = (id: number, values: Partial<Row<'openingException'>>) => ({
    ...newRow('openingException', values),
    id,
  });
  const exceptions = [
    exception(1, { firstDay: '2026-12-24', lastDay: '2027-01-04' }),
    exception(2, { firstDay: '2026-12-23', opening: '08:00', closing: '12:00' }),
    exception(3, { firstDay: '2026-12-23', opening: '09:00', closing: '14:00' }),
    exception(4, { firstDay: '2026-12-26', lastDay: '2026-01-01', opening: 'Closed', closing: 'Closed' }),
  ];
  const on = (utc: string) => openState(week, exceptions, localTime(new Date(utc), zone));

  it.each([
    ['the day before, at the usual time', '2026-12-22T22:00:00Z', { isOpen: true, closes: '17:30' }],
    ['open until the last of them', '2026-12-23T18:59:00Z', { isOpen: true, closes: '14:00' }],
    [
      'closed after it, until after the holidays',
      '2026-12-23T19:00:00Z',
      { isOpen: false, opens: '07:00', inDays: 13, day: '2027-01-05' },
    ],
    [
      'closed on the first day of the holidays, as soon as it begins at the company',
      '2026-12-24T15:00:00Z',
      { isOpen: false, opens: '07:00', inDays: 12, day: '2027-01-05' },
    ],
    [
      'closed on the last day of the holidays',
      '2027-01-05T04:59:00Z',
      { isOpen: false, opens: '07:00', inDays: 1, day: '2027-01-05' },
    ],
    ['open again on the day after', '2027-01-05T12:00:00Z', { isOpen: true, closes: '17:30' }],
  ])('%s', (_name, utc, expected) => {
    expect(on(utc)).toEqual(expected);
  });
});

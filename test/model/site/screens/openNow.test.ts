import { localTime, openState, weekOf } from '../../../../src/model/site/screens/openNow';

const week = weekOf(
  [
    { opening: '08:00', closing: '17:00' },
    { opening: '07:00', closing: '17:30' },
    { opening: 'Fermé', closing: 'Fermé' },
  ],
  ['8 h à 16 h', '7:00 a.m. to 12:00 p.m.', 'Fermé', ''],
);

const at = (utc: string) => openState(week, localTime(new Date(utc)));

it.each([
  [
    'Tuesday at 6:59, opens at 7',
    '2026-11-24T11:59:00Z',
    { isOpen: false, opens: '07:00', inDays: 0, day: 2 },
  ],
  [
    'Tuesday at 7:00, open until the last department closes',
    '2026-11-24T12:00:00Z',
    { isOpen: true, closes: '17:30' },
  ],
  [
    'Tuesday at 17:30, opens tomorrow',
    '2026-11-24T22:30:00Z',
    { isOpen: false, opens: '07:00', inDays: 1, day: 3 },
  ],
  ['Friday at 15:00, open by the texts of Friday', '2026-11-27T20:00:00Z', { isOpen: true, closes: '16:00' }],
  [
    'Friday evening, opens on Monday',
    '2026-11-27T22:00:00Z',
    { isOpen: false, opens: '07:00', inDays: 3, day: 1 },
  ],
  ['Sunday, opens tomorrow', '2026-11-22T15:00:00Z', { isOpen: false, opens: '07:00', inDays: 1, day: 1 }],
  ['in summer, when clocks are an hour ahead', '2026-07-07T11:00:00Z', { isOpen: true, closes: '17:30' }],
])('%s', (_name, utc, expected) => {
  expect(at(utc)).toEqual(expected);
});

it('the time is that of the location, around midnight too', () => {
  expect(localTime(new Date('2026-11-23T04:30:00Z'))).toEqual({ day: 0, time: '23:30' });
  expect(localTime(new Date('2026-11-23T05:05:00Z'))).toEqual({ day: 1, time: '00:05' });
});

it('without any hours nothing is said', () => {
  expect(
    openState(weekOf([{ opening: 'Closed', closing: 'Closed' }], ['']), { day: 2, time: '10:00' }),
  ).toBeUndefined();
});

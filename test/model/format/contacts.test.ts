import { mapAddresses, mapService } from '../../../src/model/site/maps';
import { telephoneLink } from '../../../src/model/format/telephones';
import { textMessageLink } from '../../../src/model/format/textMessages';
import { clockTime, clockTimesIn, formatTime, isTime, storedTime } from '../../../src/model/format/times';
import { readRowId } from '../../../src/model/site/paths';

describe('a telephone number', () => {
  it.each([
    ['819 555-0142', 'tel:+18195550142'],
    ['(819) 555-0142', 'tel:+18195550142'],
    ['1 866 555-0142', 'tel:+18665550142'],
    ['+33 1 55 50 01 42', 'tel:+33155500142'],
    ['819 555-0142, poste 12', 'tel:+18195550142;ext=12'],
    ['819 555-0142 ext. 7', 'tel:+18195550142;ext=7'],
    ['911', 'tel:911'],
    ['to be announced', undefined],
    ['', undefined],
  ])('written as %j links to %s', (written, link) => {
    expect(telephoneLink(written)).toBe(link);
  });

  it.each([
    ['819 555-0142', 'sms:+18195550142'],
    ['819 555-0142, poste 12', undefined],
    ['to be announced', undefined],
  ])('written as %j takes text messages at %s', (written, link) => {
    expect(textMessageLink(written)).toBe(link);
  });
});

describe('a time of the day', () => {
  it.each([
    ['08:00', '8:00 a.m.', '8 h'],
    ['00:30', '12:30 a.m.', '0 h 30'],
    ['12:00', 'noon', 'midi'],
    ['16:05', '4:05 p.m.', '16 h 05'],
    [' 9:15 ', '9:15 a.m.', '9 h 15'],
    ['9h', '9:00 a.m.', '9 h'],
    ['17 h 30', '5:30 p.m.', '17 h 30'],
    ['25:00', '25:00', '25:00'],
    ['24:30', '24:30', '24:30'],
    ['8 h à 17 h', '8 h à 17 h', '8 h à 17 h'],
    ['By appointment', 'By appointment', 'By appointment'],
  ])('%j is formatted in each language', (text, english, french) => {
    expect(formatTime(text, 'en').replaceAll('\u00a0', ' ')).toBe(english);
    expect(formatTime(text, 'fr').replaceAll('\u00a0', ' ')).toBe(french);
    expect(isTime(text)).toBe(english !== text);
  });

  it.each([
    ['Fermé', 'Closed', 'Fermé'],
    ['closed', 'Closed', 'Fermé'],
    ['Minuit', 'midnight', 'minuit'],
  ])('may be a word of one language, which is written in that of the reader: %j', (text, english, french) => {
    expect(formatTime(text, 'en')).toBe(english);
    expect(formatTime(text, 'fr')).toBe(french);
  });
});

it.each([
  ['9h', '09:00'],
  ['9 h', '09:00'],
  ['17h30', '17:30'],
  ['17 h 30', '17:30'],
  ['17\u00a0h\u00a030', '17:30'],
  ['17 H', '17:00'],
  ['9:00', '09:00'],
  ['09:00', '09:00'],
  ['8 a.m.', '08:00'],
  ['5:30 p.m.', '17:30'],
  ['12:15 am', '00:15'],
  ['noon', '12:00'],
  ['Midi', '12:00'],
  ['24 h', '24:00'],
  ['Closed', 'Closed'],
  ['25:99', '25:99'],
  ['13 p.m.', '13 p.m.'],
  ['9', '9'],
])('the time %j is stored as %j', (typed, stored) => {
  expect(storedTime(typed)).toBe(stored);
});

describe('the maps of a place', () => {
  it('are centred on it, and come from the service that the security policy allows', () => {
    const { embed, page, directions } = mapAddresses({ latitude: 46.3432, longitude: -72.5429 });
    const [west, south, east, north] = (new URL(embed).searchParams.get('bbox') ?? '').split(',').map(Number);
    expect(((west ?? 0) + (east ?? 0)) / 2).toBeCloseTo(-72.5429);
    expect(((south ?? 0) + (north ?? 0)) / 2).toBeCloseTo(46.3432);
    for (const address of [embed, page, directions]) {
      expect(new URL(address).origin).toBe(mapService.origin);
      expect(address).not.toMatch(/[{}]/);
    }
  });
});

describe('the id in a path', () => {
  it.each([
    ['1', 1],
    ['42', 42],
    ['0', undefined],
    ['07', undefined],
    ['-1', undefined],
    ['1e3', undefined],
    ['12a', undefined],
    ['99999999999999999999', undefined],
    ['', undefined],
    [undefined, undefined],
  ])('%j is %s', (parameter, id) => {
    expect(readRowId(parameter)).toBe(id);
  });
});

describe('machine-readable times', () => {
  it.each([
    ['08:00', '08:00'],
    ['8h30', '08:30'],
    ['24:00', '00:00'],
    ['Closed', undefined],
  ])('the time %s becomes %s', (text, time) => {
    expect(clockTime(text)).toBe(time);
  });

  it.each([
    ['8:00 a.m. to 4:00 p.m.', ['08:00', '16:00']],
    ['7 a.m. to 12:00 p.m.', ['07:00', '12:00']],
    ['7:00 a.m. to noon', ['07:00', '12:00']],
    ['7\u00a0h à midi', ['07:00', '12:00']],
    ['de midi à minuit', ['12:00', '00:00']],
    ['8\u00a0h à 16\u00a0h\u00a030', ['08:00', '16:30']],
    ['Fermé', []],
  ])('the hours "%s" become %j', (text, times) => {
    expect(clockTimesIn(text)).toEqual(times);
  });
});

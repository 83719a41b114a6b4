import { formatDuration } from '../../../src/model/format/formatDuration';

const plain = (text: string): string => text.replaceAll('\u00a0', ' ');

test.each([
  [1, '1 second', '1 seconde'],
  [30, '30 seconds', '30 secondes'],
  [60, '1 minute', '1 minute'],
  [61, '2 minutes', '2 minutes'],
  [899, '15 minutes', '15 minutes'],
  [3600, '1 hour', '1 heure'],
  [3601, '2 hours', '2 heures'],
])('%d seconds are %j', (seconds, english, french) => {
  expect(plain(formatDuration(seconds, 'en'))).toBe(english);
  expect(plain(formatDuration(seconds, 'fr'))).toBe(french);
});

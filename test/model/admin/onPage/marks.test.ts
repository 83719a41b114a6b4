import fc from 'fast-check';
import {
  hasMarks,
  marked,
  markedHtml,
  markOf,
  maxMarks,
  readMarks,
  withoutMarks,
} from '../../../../src/model/admin/onPage/marks';
import { textOfHtml } from '../../../../src/model/text/textOfHtml';

const number = fc.integer({ min: 0, max: maxMarks - 1 });
/** Nobody can type the characters of marks, and half a pair of surrogates is no text. */
const words = fc.string({ unit: 'grapheme' }).map(withoutMarks);

it('any text can be read back with its source, and is the same without the mark', () => {
  fc.assert(
    fc.property(words, words, number, number, (before, text, one, other) => {
      const shown = before + marked(text, markOf(one)) + markOf(other);
      expect(withoutMarks(shown)).toBe(before + text);
      expect(readMarks(shown)).toEqual(text.trim() === '' ? [other] : [one, other]);
      expect(withoutMarks(shown)).toHaveLength((before + text).length);
    }),
  );
});

it('nothing remains of a mark that was cut, or written into an address', () => {
  fc.assert(
    fc.property(words, number, fc.nat(30), (text, source, at) => {
      const shown = marked(text, markOf(source));
      expect(hasMarks(withoutMarks(shown.slice(at)))).toBe(false);
      expect(withoutMarks(encodeURIComponent(shown))).toBe(encodeURIComponent(text));
    }),
  );
});

it('a blank text has no mark, so that code which looks for one is right', () => {
  expect(marked('', markOf(1))).toBe('');
  expect(marked(' \n', markOf(1))).toBe(' \n');
});

it('each run of words in formatted text has the mark, and the elements stay', () => {
  const html = '<p>One <strong>two</strong></p>\n<ul><li>three</li></ul>';
  const shown = markedHtml(html, markOf(7));
  expect(readMarks(shown)).toEqual([7, 7, 7]);
  expect(withoutMarks(shown)).toBe(html);
  expect(withoutMarks(textOfHtml(shown))).toBe(textOfHtml(html));
});

it('says when there are more sources than marks', () => {
  expect(() => markOf(maxMarks)).toThrow(RangeError);
});

import { textOfHtml } from '../../../src/model/text/textOfHtml';

it('separates the words of an entry from those of the list in it', () => {
  const html = '<ul><li>Pumps<ul><li>sliding vane</li><li>centrifugal</li></ul></li><li>Meters</li></ul>';
  expect(textOfHtml(html)).toBe('Pumps sliding vane centrifugal Meters');
});

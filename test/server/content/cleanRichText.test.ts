import fc from 'fast-check';
import { isSafeLink, richTextElements } from '../../../src/model/text/richText';
import {
  cleanRichText,
  isNestedTooDeep,
  maxRichTextDepth,
} from '../../../src/server/content/rows/cleanRichText';
import { filterEvasions } from '../../support/data/filterEvasions';
import { seed } from '../../support/data/fuzzing';
import { harmIn } from '../../support/data/harmInHtml';
import { repetitions } from '../../support/repetitions';

const tag = /<[^>]*>/g;
const allowedTag = new RegExp(`^</?(?:${richTextElements.join('|')})(?: href="([^"<>]*)")?>$`);

const decodeAttribute = (attribute: string): string =>
  attribute.replaceAll('&quot;', '"').replaceAll('&amp;', '&');

/** Checks that a text contains only allowed tags and links. */
const expectClean = (html: string): void => {
  for (const each of html.match(tag) ?? []) {
    expect(each).toMatch(allowedTag);
    const href = allowedTag.exec(each)?.[1];
    if (href !== undefined) expect(isSafeLink(decodeAttribute(href))).toBe(true);
  }
  expect(html.replace(tag, '')).not.toMatch(/[<>]/);
};

describe('cleaning rich text', () => {
  test.each(filterEvasions.map((each) => [each]))('removes everything dangerous from %s', (html) => {
    expectClean(cleanRichText(html));
    expectClean(cleanRichText(`<p>before ${html} after</p>`));
  });

  test.each(filterEvasions.map((each) => [each]))('leaves nothing that a browser would run of %s', (html) => {
    for (const context of [
      html,
      `<p>before ${html} after</p>`,
      `<ul><li>${html}`,
      `<a href="${html}">x</a>`,
    ]) {
      const { body } = parseHtml(cleanRichText(context));
      expect(harmIn(body)).toEqual([]);
      expect(harmIn(parseHtml(body.innerHTML).body)).toEqual([]);
    }
  });

  test.each([
    [
      '<h1>Title</h1><div>Text <b>bold</b> <i>slanted</i></div>',
      '<h2>Title</h2><p>Text <strong>bold</strong> <em>slanted</em></p>',
    ],
    ['<p class="MsoNormal" style="margin:0"><span lang="FR">Mot</span><o:p></o:p></p>', '<p>Mot</p>'],
    ['<h4>a</h4><h6>b</h6>', '<h3>a</h3><h3>b</h3>'],
    ['a<br/>b', 'a<br>b'],
    ['<p>open', '<p>open</p>'],
    ['<table><tr><td>cell</td></tr></table>', 'cell'],
    ['3 < 4 & 5 > 4', '3 &lt; 4 &amp; 5 &gt; 4'],
    [
      '<a href="https://example.com/?a=1&b=2" target="_blank">x</a>',
      '<a href="https://example.com/?a=1&amp;b=2">x</a>',
    ],
    [
      '<a href="mailto:a@example.com">x</a><a href="tel:+18195550100">y</a>',
      '<a href="mailto:a@example.com">x</a><a href="tel:+18195550100">y</a>',
    ],
    ['<a href="javascript:x">x</a>', '<a>x</a>'],
  ])('turns %s into %s', (html, clean) => {
    expect(cleanRichText(html)).toBe(clean);
  });

  test('does not change HTML that is already clean', () => {
    fc.assert(
      fc.property(
        fc.array(fc.oneof(fc.constantFrom(...filterEvasions), fc.string()), { maxLength: 4 }),
        (parts) => {
          const clean = cleanRichText(parts.join(''));
          expectClean(clean);
          expect(cleanRichText(clean)).toBe(clean);
        },
      ),
      { seed, numRuns: repetitions(80, 200) },
    );
  });

  test('does not change HTML that the editor writes', () => {
    const escaped = fc
      .string({ unit: 'grapheme', maxLength: 20 })
      .map((text) => text.replaceAll('\0', '').replace(/\r\n?/g, '\n'))
      .map((text) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;'));
    const link = fc
      .webUrl({ withQueryParameters: true })
      .map((url) => url.replaceAll('&', '&amp;').replaceAll('"', '%22'));
    const mark = fc.constantFrom('strong', 'em', 'u');
    const inline = fc.oneof(
      escaped,
      fc.tuple(mark, escaped).map(([name, text]) => `<${name}>${text}</${name}>`),
      fc.tuple(mark, mark, escaped).map(([one, two, text]) => `<${one}><${two}>${text}</${two}></${one}>`),
      fc.tuple(link, escaped).map(([href, text]) => `<a href="${href}">${text}</a>`),
      fc.constant('<br>'),
    );
    const inlines = fc.array(inline, { maxLength: 4 }).map((parts) => parts.join(''));
    const block = fc.oneof(
      fc
        .tuple(fc.constantFrom('p', 'h2', 'h3', 'blockquote'), inlines)
        .map(([name, text]) => `<${name}>${text}</${name}>`),
      fc
        .tuple(fc.constantFrom('ul', 'ol'), fc.array(inlines, { minLength: 1, maxLength: 3 }))
        .map(([name, items]) => `<${name}>${items.map((item) => `<li>${item}</li>`).join('')}</${name}>`),
    );
    const documents = fc.array(block, { maxLength: 4 }).map((blocks) => blocks.join(''));
    fc.assert(
      fc.property(documents, (html) => expect(cleanRichText(html)).toBe(html)),
      { seed, numRuns: repetitions(80, 200) },
    );
  });
});

describe('the depth of a text', () => {
  const nested = (depth: number, end = '</em>'): string => `${'<em>'.repeat(depth)}x${end.repeat(depth)}`;

  it('is limited, whether or not the elements end', () => {
    expect(isNestedTooDeep(nested(maxRichTextDepth))).toBe(false);
    for (const end of ['</em>', '', '</i>'])
      expect(isNestedTooDeep(nested(maxRichTextDepth + 1, end))).toBe(true);
  });

  it('does not count neighbours, line breaks and paragraphs that end by themselves', () => {
    for (const html of ['<b>x</b>', '<br>', '<p>x', '<ul><li>x</ul>'])
      expect(isNestedTooDeep(html.repeat(maxRichTextDepth * 2))).toBe(false);
  });
});

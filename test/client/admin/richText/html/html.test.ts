import fc from 'fast-check';
import { createEditor, Editor, Transforms } from 'slate';
import { demonstration } from '../../../../../src/content/rows';
import { parseRichText, serializeRichText } from '../../../../../src/client/admin/richText/html/html';
import { withRichText } from '../../../../../src/client/admin/richText/withRichText';
import { serializeBlocks } from '../../../../../src/client/admin/richText/html/writeHtml';
import { initialTexts } from '../../../../../src/server/content/texts/initialTexts';
import { cleanRichText } from '../../../../../src/server/content/rows/cleanRichText';
import { anything, written } from '../documents';
import { repetitions } from '../../../../support/repetitions';

/** An editor that has opened and normalized a text. */
const open = (html: string): Editor => {
  const editor = withRichText(createEditor());
  editor.children = parseRichText(html);
  Editor.normalize(editor, { force: true });
  return editor;
};

const save = (editor: Editor): string => serializeRichText(editor.children);

/** The text without its formatting. */
const wordsOf = (html: string): string =>
  new DOMParser().parseFromString(html, 'text/html').body.textContent.replace(/\s+/g, '');

const runs = { numRuns: repetitions(150, 400) };

describe('a rich text that is opened and saved without a change', () => {
  it('is unchanged for anything that the server accepts', () => {
    fc.assert(
      fc.property(anything, (html) => {
        const clean = cleanRichText(html);
        expect(serializeRichText(parseRichText(clean))).toBe(clean);
        expect(save(open(clean))).toBe(clean);
      }),
      runs,
    );
  });

  it('is unchanged even if no server has sanitized it', () => {
    fc.assert(
      fc.property(fc.oneof(anything, fc.string()), (html) => {
        expect(serializeRichText(parseRichText(html))).toBe(html);
        expect(save(open(html))).toBe(html);
      }),
      runs,
    );
  });

  it('is unchanged for each text of the demonstration', () => {
    const rows = Object.values(demonstration).flat() as readonly Readonly<Record<string, unknown>>[];
    const texts = [
      ...initialTexts.filter(({ isHtml }) => isHtml).map(({ resource }) => resource),
      ...rows
        .flatMap((row) => Object.values(row))
        .filter((value) => typeof value === 'string' && /^<\w/.test(value)),
    ];
    expect(texts.length).toBeGreaterThan(50);
    for (const text of texts as string[]) {
      expect(save(open(text))).toBe(text);
      expect(serializeBlocks(parseRichText(text))).toBe(text);
    }
  });
});

describe('HTML that the editor writes', () => {
  it('is parsed and written the same without using the original source', () => {
    fc.assert(
      fc.property(written, (html) => expect(serializeBlocks(parseRichText(html))).toBe(html)),
      runs,
    );
  });

  it('loses no words, is clean, and does not change when it is parsed again', () => {
    fc.assert(
      fc.property(anything, (html) => {
        const clean = cleanRichText(html);
        const rewritten = serializeBlocks(parseRichText(clean));
        expect(wordsOf(rewritten)).toBe(wordsOf(clean));
        expect(cleanRichText(rewritten)).toBe(rewritten);
        expect(serializeBlocks(parseRichText(rewritten))).toBe(rewritten);
      }),
      runs,
    );
  });

  it('is empty for an empty document', () => {
    expect(save(open(''))).toBe('');
    const editor = open('<p>x</p>');
    Transforms.delete(editor, { at: Editor.range(editor, []) });
    expect(save(editor)).toBe('');
  });

  it('keeps the source of every block except the changed one', () => {
    const editor = open('<p>one\n two</p>\n<p></p> \n<ul><li> a</li>\n<li>b </li></ul>\n<h2>x<em></em></h2>');
    Transforms.insertText(editor, '!', { at: Editor.end(editor, [2, 1]) });
    expect(save(editor)).toBe(
      '<p>one\n two</p>\n<p></p><ul><li> a</li><li>b!</li></ul>\n<h2>x<em></em></h2>',
    );
  });

  it('keeps texts without an element apart when they become neighbours', () => {
    const editor = open('one<p>between</p>other');
    Transforms.removeNodes(editor, { at: [1] });
    expect(save(editor)).toBe('<p>one</p><p>other</p>');
  });

  it('is the original source again after a change was reverted', () => {
    const editor = open('<p>one\n two</p>');
    Transforms.insertText(editor, '!', { at: Editor.end(editor, [0]) });
    Transforms.delete(editor, { at: Editor.end(editor, [0]), reverse: true });
    expect(save(editor)).toBe('<p>one\n two</p>');
  });
});

describe('parsing', () => {
  it.each([
    ['<div>a</div>', '<p>a</p>'],
    ['<p>a<ul><li>b</li></ul>', '<p>a</p><ul><li>b</li></ul>'], // as browsers do: a list ends a paragraph
    ['<strong><p>a</p><p>b</p></strong>', '<p><strong>a</strong></p><p><strong>b</strong></p>'],
    ['<ul><li>a</li><ul><li>b</li></ul></ul>', '<ul><li>a</li><li><ul><li>b</li></ul></li></ul>'],
    ['<li>a</li>', '<p>a</p>'],
    ['a<br>b', '<p>a<br>b</p>'],
    ['<p>a <strong> b</strong> </p>', '<p>a <strong>b</strong></p>'],
    ['<a href="javascript:alert(1)">a</a>', '<p>a</p>'],
    ['<a href="/x"><strong>a</strong>b</a>', '<p><a href="/x"><strong>a</strong>b</a></p>'],
    ['<p>a<script>alert(1)</script></p>', '<p>a</p>'],
    ['<p>3 &lt; 4 &amp;&nbsp;5</p>', '<p>3 &lt; 4 &amp;\u00a05</p>'],
  ])('turns %s into %s', (html, expected) => {
    expect(serializeBlocks(parseRichText(html))).toBe(expected);
  });
});

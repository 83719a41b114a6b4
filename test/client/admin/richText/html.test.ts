import fc from 'fast-check';
import { createEditor, Editor, Transforms } from 'slate';
import { demonstration } from '../../../../src/content/rows';
import { parseRichText, writeRichText } from '../../../../src/client/admin/richText/html';
import { withRichText } from '../../../../src/client/admin/richText/withRichText';
import { writeAllAnew } from '../../../../src/client/admin/richText/writeHtml';
import { initialTexts } from '../../../../src/server/content/initialTexts';
import { cleanRichText } from '../../../../src/server/content/cleanRichText';
import { anything, written } from './documents';

/** An editor that has opened a text, and mended in it what it wants otherwise. */
const open = (html: string): Editor => {
  const editor = withRichText(createEditor());
  editor.children = parseRichText(html);
  Editor.normalize(editor, { force: true });
  return editor;
};

const save = (editor: Editor): string => writeRichText(editor.children);

/** What one reads, without its formatting. */
const wordsOf = (html: string): string =>
  new DOMParser().parseFromString(html, 'text/html').body.textContent.replace(/\s+/g, '');

const runs = { numRuns: 400 };

describe('a rich text that is opened and saved without a change', () => {
  it('is the same, whatever the server lets through', () => {
    fc.assert(
      fc.property(anything, (html) => {
        const clean = cleanRichText(html);
        expect(writeRichText(parseRichText(clean))).toBe(clean);
        expect(save(open(clean))).toBe(clean);
      }),
      runs,
    );
  });

  it('is the same even where no server has cleaned it', () => {
    fc.assert(
      fc.property(fc.oneof(anything, fc.string()), (html) => {
        expect(writeRichText(parseRichText(html))).toBe(html);
        expect(save(open(html))).toBe(html);
      }),
      runs,
    );
  });

  it('is the same for each text of the demonstration', () => {
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
      expect(writeAllAnew(parseRichText(text))).toBe(text);
    }
  });
});

describe('what the editor writes', () => {
  it('is read and written as it is without a memory of how it came', () => {
    fc.assert(
      fc.property(written, (html) => expect(writeAllAnew(parseRichText(html))).toBe(html)),
      runs,
    );
  });

  it('loses no word of what it read, is clean, and does not change when it is read again', () => {
    fc.assert(
      fc.property(anything, (html) => {
        const clean = cleanRichText(html);
        const anew = writeAllAnew(parseRichText(clean));
        expect(wordsOf(anew)).toBe(wordsOf(clean));
        expect(cleanRichText(anew)).toBe(anew);
        expect(writeAllAnew(parseRichText(anew))).toBe(anew);
      }),
      runs,
    );
  });

  it('is nothing where nothing is written', () => {
    expect(save(open(''))).toBe('');
    const editor = open('<p>x</p>');
    Transforms.delete(editor, { at: Editor.range(editor, []) });
    expect(save(editor)).toBe('');
  });

  it('leaves every block as it came but the one that was changed', () => {
    const editor = open('<p>one\n two</p>\n<p></p> \n<ul><li> a</li>\n<li>b </li></ul>\n<h2>x<em></em></h2>');
    Transforms.insertText(editor, '!', { at: Editor.end(editor, [2, 1]) });
    expect(save(editor)).toBe(
      '<p>one\n two</p>\n<p></p><ul><li> a</li><li>b!</li></ul>\n<h2>x<em></em></h2>',
    );
  });

  it('keeps words apart that came without an element, once they are neighbours', () => {
    const editor = open('one<p>between</p>other');
    Transforms.removeNodes(editor, { at: [1] });
    expect(save(editor)).toBe('<p>one</p><p>other</p>');
  });

  it('is as it came again after a change was taken back', () => {
    const editor = open('<p>one\n two</p>');
    Transforms.insertText(editor, '!', { at: Editor.end(editor, [0]) });
    Transforms.delete(editor, { at: Editor.end(editor, [0]), reverse: true });
    expect(save(editor)).toBe('<p>one\n two</p>');
  });
});

describe('what is read', () => {
  it.each([
    ['<div>a</div>', '<p>a</p>'],
    ['<p><p>a</p><ul><li>b</li></ul></p>', '<p>a</p><ul><li>b</li></ul>'],
    ['<strong><p>a</p><p>b</p></strong>', '<p><strong>a</strong></p><p><strong>b</strong></p>'],
    ['<ul><li>a</li><ul><li>b</li></ul></ul>', '<ul><li>a</li><li><ul><li>b</li></ul></li></ul>'],
    ['<li>a</li>', '<p>a</p>'],
    ['a<br>b', '<p>a<br>b</p>'],
    ['<p>a <strong> b</strong> </p>', '<p>a <strong>b</strong></p>'],
    ['<a href="javascript:alert(1)">a</a>', '<p>a</p>'],
    ['<a href="/x"><strong>a</strong>b</a>', '<p><a href="/x"><strong>a</strong>b</a></p>'],
    ['<p>a<script>alert(1)</script></p>', '<p>a</p>'],
    ['<p>3 &lt; 4 &amp;&nbsp;5</p>', '<p>3 &lt; 4 &amp;\u00a05</p>'],
  ])('of %s is %s', (html, expected) => {
    expect(writeAllAnew(parseRichText(html))).toBe(expected);
  });
});

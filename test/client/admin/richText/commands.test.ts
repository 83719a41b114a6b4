import { createEditor, Editor } from 'slate';
import type { Path } from 'slate';
import {
  linkAt,
  removeLink,
  setLink,
  toggleHeading,
  toggleList,
  toggleMark,
  toggleQuote,
} from '../../../../src/client/admin/richText/commands';
import { parseRichText, serializeRichText } from '../../../../src/client/admin/richText/html/html';
import { shortcutOf } from '../../../../src/client/admin/richText/shortcuts';
import { withBreaks } from '../../../../src/client/admin/richText/withBreaks';
import { withRichText } from '../../../../src/client/admin/richText/withRichText';

/** An editor with an open text. The selection is a whole block, or everything. */
const open = (html: string, path: Path = []): Editor => {
  const editor = withBreaks(withRichText(createEditor()));
  editor.children = parseRichText(html);
  Editor.normalize(editor, { force: true });
  editor.select(Editor.range(editor, path));
  return editor;
};

const at = (html: string, path: Path, edge: 'start' | 'end'): Editor => {
  const editor = open(html);
  editor.select(edge === 'start' ? Editor.start(editor, path) : Editor.end(editor, path));
  return editor;
};

const save = (editor: Editor): string => serializeRichText(editor.children);

describe('the commands of the rich text editor', () => {
  it.each([
    ['<p>a</p><p>b</p>', '<ul><li>a</li><li>b</li></ul>'],
    ['<ul><li>a</li><li>b</li></ul>', '<p>a</p><p>b</p>'],
    ['<ol><li>a</li></ol>', '<ul><li>a</li></ul>'],
    ['<h2>a</h2><ul><li>b</li></ul>', '<h2>a</h2><p>b</p>'],
  ])('turn %s into a bulleted list, or back', (html, expected) => {
    const editor = open(html);
    toggleList(editor, 'ul');
    expect(save(editor)).toBe(expected);
  });

  it('join a new list with its neighbours', () => {
    const editor = open('<ul><li>a</li></ul><p>b</p><ul><li>c</li></ul>', [1]);
    toggleList(editor, 'ul');
    expect(save(editor)).toBe('<ul><li>a</li><li>b</li><li>c</li></ul>');
  });

  it('remove one item from a list', () => {
    const editor = open('<ul><li>a</li><li>b</li><li>c</li></ul>', [0, 1]);
    toggleList(editor, 'ul');
    expect(save(editor)).toBe('<ul><li>a</li></ul><p>b</p><ul><li>c</li></ul>');
  });

  it('create headings and quotations, and turn them back into paragraphs', () => {
    const editor = open('<p>a</p>');
    toggleHeading(editor, 'h2');
    expect(save(editor)).toBe('<h2>a</h2>');
    toggleHeading(editor, 'h3');
    expect(save(editor)).toBe('<h3>a</h3>');
    toggleHeading(editor, 'h3');
    toggleQuote(editor);
    expect(save(editor)).toBe('<blockquote><p>a</p></blockquote>');
    toggleQuote(editor);
    expect(save(editor)).toBe('<p>a</p>');
  });

  it('add and remove a mark', () => {
    const editor = open('<p>a</p>');
    toggleMark(editor, 'strong');
    toggleMark(editor, 'u');
    expect(save(editor)).toBe('<p><strong><u>a</u></strong></p>');
    toggleMark(editor, 'strong');
    expect(save(editor)).toBe('<p><u>a</u></p>');
  });

  it('add, change and remove a link', () => {
    const editor = open('<p>a</p>');
    setLink(editor, '/parts');
    expect(save(editor)).toBe('<p><a href="/parts">a</a></p>');
    setLink(editor, '/tankers');
    expect(linkAt(editor)).toBe('/tankers');
    expect(save(editor)).toBe('<p><a href="/tankers">a</a></p>');
    removeLink(editor);
    expect(save(editor)).toBe('<p>a</p>');
  });
});

describe('Enter', () => {
  it.each([
    ['<ul><li>a</li></ul>', '<ul><li>a</li><li>x</li></ul>'],
    ['<ul><li>a</li><li></li></ul>', '<ul><li>a</li></ul><p>x</p>'],
    ['<ul><li>a<ul><li>b</li><li></li></ul></li></ul>', '<ul><li>a<ul><li>b</li></ul></li><li>x</li></ul>'],
    ['<h2>a</h2>', '<h2>a</h2><p>x</p>'],
    ['<p>a</p>', '<p>a</p><p>x</p>'],
    ['<blockquote><p>a</p><p></p></blockquote>', '<blockquote><p>a</p></blockquote><p>x</p>'],
    ['<blockquote>a</blockquote>', '<blockquote><p>a</p><p>x</p></blockquote>'],
  ])('at the end of %s, then x, results in %s', (html, expected) => {
    const editor = at(html, [], 'end');
    editor.insertBreak();
    editor.insertText('x');
    expect(save(editor)).toBe(expected);
  });
});

describe('Backspace', () => {
  it.each([
    ['<h2>a</h2>', [0], '<p>a</p>'],
    ['<ul><li>a</li><li>b</li></ul>', [0, 1], '<ul><li>a</li></ul><p>b</p>'],
    ['<blockquote><p>a</p></blockquote>', [0], '<p>a</p>'],
    ['<p>a</p><p>b</p>', [1], '<p>ab</p>'],
  ])('at the start of %s, block %j, results in %s', (html, path, expected) => {
    const editor = at(html, path, 'start');
    editor.deleteBackward('character');
    expect(save(editor)).toBe(expected);
  });
});

describe('shortcuts', () => {
  const stroke = { key: 'B', ctrlKey: true, metaKey: false, altKey: false, shiftKey: false };

  it('are Ctrl or Cmd with a letter, and nothing else', () => {
    expect(shortcutOf(stroke)).toBe('strong');
    expect(shortcutOf({ ...stroke, ctrlKey: false, metaKey: true, key: 'k' })).toBe('link');
    expect(shortcutOf({ ...stroke, key: 'a' })).toBe('all');
    expect(shortcutOf({ ...stroke, ctrlKey: false })).toBeUndefined();
    expect(shortcutOf({ ...stroke, altKey: true })).toBeUndefined();
    expect(shortcutOf({ ...stroke, key: 'Tab' })).toBeUndefined();
  });
});

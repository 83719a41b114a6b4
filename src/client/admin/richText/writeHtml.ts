import type { Block, Inline, Mark, Words } from './document';
import { emptyDocument, isLink, isTextBlock, marks } from './document';

const escape = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

const escapeAttribute = (value: string): string => escape(value).replaceAll('"', '&quot;');

/** Texts with their marks, an element staying open over neighbours that share it. */
const writeWords = (words: readonly Words[]): string => {
  let html = '';
  let open: readonly Mark[] = [];
  const changeTo = (wanted: readonly Mark[]): void => {
    const shared = open.findIndex((mark, index) => mark !== wanted[index]);
    const kept = shared === -1 ? open.length : shared;
    html += open
      .slice(kept)
      .reverse()
      .map((mark) => `</${mark}>`)
      .join('');
    html += wanted
      .slice(kept)
      .map((mark) => `<${mark}>`)
      .join('');
    open = wanted;
  };
  for (const leaf of words) {
    if (leaf.text === '') continue;
    changeTo(marks.filter((mark) => leaf[mark]));
    html += escape(leaf.text).replaceAll('\n', '<br>');
  }
  changeTo([]);
  return html;
};

const writeInlines = (inlines: readonly Inline[]): string => {
  let html = '';
  let run: Words[] = [];
  const flush = (): void => {
    html += writeWords(run);
    run = [];
  };
  for (const inline of inlines) {
    if (isLink(inline)) {
      flush();
      const words = writeWords(inline.children);
      if (words) html += `<a href="${escapeAttribute(inline.href)}">${words}</a>`;
    } else run.push(inline);
  }
  flush();
  return html;
};

const inElement = (name: string, content: string): string => `<${name}>${content}</${name}>`;

type Mode = 'anew' | 'asItCame';

const isAsItCame = (block: Block): boolean => block.origin?.written === writeAnew(block);

/** Whether a block is written without an element of its own. */
const isBare = (block: Block | undefined, mode: Mode): boolean =>
  block !== undefined &&
  (block.type === 'line' || (mode === 'asItCame' && block.origin?.isBare === true && isAsItCame(block)));

/** Bare words beside each other would run into one: they get an element each. */
const writeSeparate = (block: Block): string =>
  isTextBlock(block) && block.type === 'line'
    ? inElement('p', writeInlines(block.children))
    : writeAnew(block);

const writeAll = (blocks: readonly Block[], mode: Mode): string =>
  blocks
    .map((block, index) => {
      const [before, after] = [blocks[index - 1], blocks[index + 1]];
      const isJoined = isBare(block, mode) && (isBare(before, mode) || isBare(after, mode));
      return isJoined ? writeSeparate(block) : writeBlock(block, mode);
    })
    .join('');

const writeBlock = (block: Block, mode: Mode): string => {
  if (mode === 'asItCame' && block.origin && isAsItCame(block)) return block.origin.html;
  if (isTextBlock(block)) {
    const content = writeInlines(block.children);
    return block.type === 'line' ? content : inElement(block.type, content);
  }
  const content = writeAll(block.children, mode);
  return block.type === 'group' ? content : inElement(block.type, content);
};

/** The HTML of a block as the editor writes it, whatever it came as. */
export const writeAnew = (block: Block): string => writeBlock(block, 'anew');

/** The HTML of blocks as the editor writes them, whatever they came as. */
export const writeAllAnew = (blocks: readonly Block[]): string => writeAll(blocks, 'anew');

const blank = emptyDocument().map(writeAnew).join('');

/** The HTML of a document. What was not changed is written as it came, a document without a word as nothing. */
export const writeBlocks = (blocks: readonly Block[]): string => {
  const html = writeAll(blocks, 'asItCame');
  const isBlank = html === blank && blocks.every(({ origin }) => origin?.html !== html);
  return isBlank ? '' : html;
};

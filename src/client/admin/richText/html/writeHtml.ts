import type { Block, Inline, Mark, TextLeaf } from '../document';
import { emptyDocument, isLink, isTextBlock, marks } from '../document';

export function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}

export function escapeAttribute(value: string): string {
  return escapeHtml(value).replaceAll('"', '&quot;');
}

/** Writes texts with their marks. A mark element stays open across neighbours that share it. */
const writeWords = (words: readonly TextLeaf[]): string => {
  let html = '';
  let open: readonly Mark[] = [];
  const switchMarks = (wanted: readonly Mark[]): void => {
    const shared = open.findIndex((mark, index) => mark !== wanted[index]);
    const sharedCount = shared === -1 ? open.length : shared;
    html += open
      .slice(sharedCount)
      .reverse()
      .map((mark) => `</${mark}>`)
      .join('');
    html += wanted
      .slice(sharedCount)
      .map((mark) => `<${mark}>`)
      .join('');
    open = wanted;
  };
  for (const leaf of words) {
    if (leaf.text === '') continue;
    switchMarks(marks.filter((mark) => leaf[mark]));
    html += escapeHtml(leaf.text).replaceAll('\n', '<br>');
  }
  switchMarks([]);
  return html;
};

const writeInlines = (inlines: readonly Inline[]): string => {
  let html = '';
  let run: TextLeaf[] = [];
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

/** `preserve`: unchanged blocks keep their source. `rewrite`: all blocks are written by the editor. */
type WriteMode = 'rewrite' | 'preserve';

const isUnchanged = (block: Block): boolean => block.origin?.written === serializeBlock(block);

/** Whether a block is written as text without an element around it. */
const isUnwrapped = (block: Block | undefined, mode: WriteMode): boolean =>
  block !== undefined &&
  (block.type === 'line' ||
    (mode === 'preserve' && block.origin?.isUnwrapped === true && isUnchanged(block)));

/** Two unwrapped blocks beside each other would merge into one: each gets an element. */
const writeSeparate = (block: Block): string =>
  isTextBlock(block) && block.type === 'line'
    ? inElement('p', writeInlines(block.children))
    : serializeBlock(block);

const writeAll = (blocks: readonly Block[], mode: WriteMode): string =>
  blocks
    .map((block, index) => {
      const [before, after] = [blocks[index - 1], blocks[index + 1]];
      const isJoined = isUnwrapped(block, mode) && (isUnwrapped(before, mode) || isUnwrapped(after, mode));
      return isJoined ? writeSeparate(block) : writeBlock(block, mode);
    })
    .join('');

const writeBlock = (block: Block, mode: WriteMode): string => {
  if (mode === 'preserve' && block.origin && isUnchanged(block)) return block.origin.html;
  if (isTextBlock(block)) {
    const content = writeInlines(block.children);
    return block.type === 'line' ? content : inElement(block.type, content);
  }
  const content = writeAll(block.children, mode);
  return block.type === 'group' ? content : inElement(block.type, content);
};

/** The HTML of a block as the editor writes it, regardless of its source. */
export function serializeBlock(block: Block): string {
  return writeBlock(block, 'rewrite');
}

/** The HTML of blocks as the editor writes them, regardless of their source. */
export function serializeBlocks(blocks: readonly Block[]): string {
  return writeAll(blocks, 'rewrite');
}

const blank = serializeBlocks(emptyDocument());

/** The HTML of a document. An unchanged document and unchanged blocks keep their source; one without text is ''. */
export function serializeDocument(blocks: readonly Block[]): string {
  const source = blocks[0]?.source;
  const written = serializeBlocks(blocks);
  if (source?.written === written) return source.html;
  return written === blank ? '' : writeAll(blocks, 'preserve');
}

import type { BaseEditor } from 'slate';
import type { HistoryEditor } from 'slate-history';
import type { ReactEditor } from 'slate-react';

/**
 * The document of the rich-text editor. It has the elements of model/text/richText, and two that never appear in the HTML:
 * a `line` is text that stands directly in a list item or a quote. A `group` holds the blocks of an element that cannot
 * contain blocks, for example of a paragraph around a list.
 */

/** The source of a block. An unchanged block, one that the editor would still write as `written`, keeps its source. */
export interface Origin {
  /** The HTML that the block was read from. */
  readonly html: string;
  /** The HTML that the editor wrote for the block right after reading it. */
  readonly written: string;
  /** Whether the source is text without an element around it. */
  readonly isUnwrapped: boolean;
}

/** The source of a document. The first block has it. A document that is still written as `written` keeps its source. */
export type Source = Pick<Origin, 'html' | 'written'>;

export const marks = ['strong', 'em', 'u'] as const;
export type Mark = (typeof marks)[number];
export type Marks = Readonly<Partial<Record<Mark, true>>>;

export type TextLeaf = Marks & { text: string };

export interface LinkElement {
  type: 'a';
  href: string;
  children: TextLeaf[];
}

export type Inline = TextLeaf | LinkElement;

const textBlockTypes = ['p', 'h2', 'h3', 'line'] as const;
export type TextBlockType = (typeof textBlockTypes)[number];

export interface TextBlock {
  type: TextBlockType;
  origin?: Origin;
  source?: Source;
  children: Inline[];
}

export type ListType = 'ul' | 'ol';
export type ContainerType = ListType | 'li' | 'blockquote' | 'group';

export interface Container {
  type: ContainerType;
  origin?: Origin;
  source?: Source;
  children: Block[];
}

export type Block = TextBlock | Container;

const isTextBlockType = (type: string): type is TextBlockType => {
  return textBlockTypes.some((each) => each === type);
};

export function isLink(node: object): node is LinkElement {
  return 'type' in node && node.type === 'a';
}

export function isTextBlock(node: object): node is TextBlock {
  return 'type' in node && typeof node.type === 'string' && isTextBlockType(node.type);
}

export function isContainer(node: object): node is Container {
  return 'type' in node && !isTextBlock(node) && !isLink(node);
}

export function isList(node: object): node is Container {
  return 'type' in node && (node.type === 'ul' || node.type === 'ol');
}

export function isListItem(node: object): node is Container {
  return 'type' in node && node.type === 'li';
}

export function isQuote(node: object): node is Container {
  return 'type' in node && node.type === 'blockquote';
}

export function emptyDocument(): TextBlock[] {
  return [{ type: 'p', children: [{ text: '' }] }];
}

declare module 'slate' {
  interface CustomTypes {
    Editor: BaseEditor & ReactEditor & HistoryEditor;
    Element: TextBlock | Container | LinkElement;
    Text: TextLeaf;
  }
}

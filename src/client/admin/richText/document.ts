import type { BaseEditor } from 'slate';
import type { HistoryEditor } from 'slate-history';
import type { ReactEditor } from 'slate-react';

/**
 * A rich text as the editor holds it. It has the elements of model/richText, and two that are never written: a `line`, the
 * words that stand directly in a list item or a quote, and a `group`, which keeps together what came in an element that
 * cannot hold blocks (a paragraph around a list, say).
 */

/** How a block came, and what it was written as then: as long as it would be written so, it is written as it came. */
export interface Origin {
  readonly html: string;
  readonly written: string;
  /** Whether it came as words alone, without an element of its own. */
  readonly isBare: boolean;
}

export const marks = ['strong', 'em', 'u'] as const;
export type Mark = (typeof marks)[number];
export type Marks = Readonly<Partial<Record<Mark, true>>>;

export type Words = Marks & { text: string };

export interface LinkElement {
  type: 'a';
  href: string;
  children: Words[];
}

export type Inline = Words | LinkElement;

export const textBlockTypes = ['p', 'h2', 'h3', 'line'] as const;
export type TextBlockType = (typeof textBlockTypes)[number];

export interface TextBlock {
  type: TextBlockType;
  origin?: Origin;
  children: Inline[];
}

export type ListType = 'ul' | 'ol';
export type ContainerType = ListType | 'li' | 'blockquote' | 'group';

export interface Container {
  type: ContainerType;
  origin?: Origin;
  children: Block[];
}

export type Block = TextBlock | Container;

export const isTextBlockType = (type: string): type is TextBlockType =>
  textBlockTypes.some((each) => each === type);

export const isLink = (node: object): node is LinkElement => 'type' in node && node.type === 'a';

export const isTextBlock = (node: object): node is TextBlock =>
  'type' in node && typeof node.type === 'string' && isTextBlockType(node.type);

export const isContainer = (node: object): node is Container =>
  'type' in node && !isTextBlock(node) && !isLink(node);

export const isList = (node: object): node is Container =>
  'type' in node && (node.type === 'ul' || node.type === 'ol');

export const isListItem = (node: object): node is Container => 'type' in node && node.type === 'li';

export const isQuote = (node: object): node is Container => 'type' in node && node.type === 'blockquote';

export const emptyDocument = (): TextBlock[] => [{ type: 'p', children: [{ text: '' }] }];

declare module 'slate' {
  interface CustomTypes {
    Editor: BaseEditor & ReactEditor & HistoryEditor;
    Element: TextBlock | Container | LinkElement;
    Text: Words;
  }
}

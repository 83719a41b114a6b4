import { createContext } from 'react';

/** A piece of parsed HTML: a text, or an element. Comments are left out. */
export type HtmlNode = string | HtmlElement;

export interface HtmlElement {
  /** In lower case. */
  readonly name: string;
  readonly children: readonly HtmlNode[];
  readonly attribute: (name: string) => string | undefined;
}

const readNodes = (nodes: NodeListOf<ChildNode>): HtmlNode[] =>
  [...nodes].flatMap((node): HtmlNode[] => {
    if (node.nodeType === Node.TEXT_NODE) return [node.textContent ?? ''];
    if (!(node instanceof Element)) return [];
    return [
      {
        name: node.tagName.toLowerCase(),
        children: readNodes(node.childNodes),
        attribute: (name) => node.getAttribute(name) ?? undefined,
      },
    ];
  });

/** Parses HTML with the browser's parser. */
export function parseHtml(html: string): HtmlNode[] {
  return readNodes(new DOMParser().parseFromString(html, 'text/html').body.childNodes);
}

/** The parser of rich text. The server has no DOM, so it provides another one. */
export const HtmlParser = createContext<(html: string) => readonly HtmlNode[]>(parseHtml);

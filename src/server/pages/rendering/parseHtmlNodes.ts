import { ElementType, parseDocument } from 'htmlparser2';
import type { HtmlNode } from '../../../client/ui/text/parseHtml';

type Nodes = ReturnType<typeof parseDocument>['children'];

const readNodes = (nodes: Nodes): HtmlNode[] =>
  nodes.flatMap((node): HtmlNode[] => {
    if ('data' in node) return node.type === ElementType.Text ? [node.data] : [];
    if (!('attribs' in node)) return [];
    return [{ name: node.name, children: readNodes(node.children), attribute: (name) => node.attribs[name] }];
  });

/** Parses HTML where there is no DOM. The server has cleaned rich text before it stored it, so its elements are well formed. */
export function parseHtmlNodes(html: string): HtmlNode[] {
  return readNodes(parseDocument(html).children);
}

import { richTextSynonyms } from '../../../model/text/richText';

/** HTML as a tree; each node has its position in the source. */
export interface HtmlElement {
  readonly name: string;
  readonly href: string;
  readonly children: HtmlNode[];
  readonly start: number;
  /** The position where the content ends, before the end tag. */
  contentEnd: number;
  /** The position after the end tag. */
  end: number;
}

export interface HtmlText {
  readonly text: string;
  readonly start: number;
  readonly end: number;
}

export type HtmlNode = HtmlElement | HtmlText;

export function isElement(node: HtmlNode): node is HtmlElement {
  return 'name' in node;
}

/** A comment, a tag (slash, name, attributes), text, or a `<` that starts none of them. */
const tokens = /<!--[\s\S]*?-->|<(\/?)([a-z][a-z0-9:-]*)((?:"[^"]*"|'[^']*'|[^'">])*)>|[^<]+|</gi;

const hrefAttribute = /(?:^|\s)href\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+))/i;

/** The content of these elements is not text. */
const opaque = new Set(['script', 'style', 'template', 'iframe', 'object', 'noscript', 'textarea', 'title']);

const empty = new Set(['br', 'img', 'hr', 'input', 'meta', 'link', 'col', 'wbr', 'source']);

/** Decodes the entities of a text with the browser's parser. The dot in front keeps it from dropping leading blanks. */
const decode = (text: string): string =>
  text.includes('&')
    ? new DOMParser()
        .parseFromString(`.${text.replaceAll('<', '&lt;')}`, 'text/html')
        .body.textContent.slice(1)
    : text;

const canonicalName = (tag: string): string => {
  const name = tag.toLowerCase();
  return Object.hasOwn(richTextSynonyms, name) ? (richTextSynonyms[name] ?? name) : name;
};

const readHref = (attributes: string): string => {
  const [, quoted, apostrophed, bare] = hrefAttribute.exec(attributes) ?? [];
  return decode(quoted ?? apostrophed ?? bare ?? '');
};

const close = (open: HtmlElement[], name: string, start: number, end: number): void => {
  const index = open.findLastIndex((element) => element.name === name);
  if (index < 1) return; // an end tag without a start tag
  for (const element of open.splice(index)) Object.assign(element, { contentEnd: start, end: start });
  const closed = open.at(-1)?.children.at(-1);
  if (closed && isElement(closed)) closed.end = end;
};

/** Parses HTML. It never fails: an element that is not closed ends where its parent ends. */
export function parseHtml(html: string): HtmlElement {
  const length = html.length;
  const root: HtmlElement = { name: '', href: '', children: [], start: 0, contentEnd: length, end: length };
  const open = [root];
  for (const token of html.matchAll(tokens)) {
    const [source, slash, tag, attributes = ''] = token;
    const [start, end] = [token.index, token.index + source.length];
    const parent = open.at(-1) ?? root;
    if (source.startsWith('<!--')) continue;
    if (tag === undefined) {
      if (!opaque.has(parent.name)) parent.children.push({ text: decode(source), start, end });
    } else if (slash) {
      close(open, canonicalName(tag), start, end);
    } else {
      const name = canonicalName(tag);
      const element = { name, href: readHref(attributes), children: [], start, contentEnd: end, end };
      parent.children.push(element);
      if (!empty.has(name)) open.push(element);
    }
  }
  for (const element of open) Object.assign(element, { contentEnd: length, end: length });
  return root;
}

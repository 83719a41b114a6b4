import { richTextSynonyms } from '../../../model/text/richText';

/** HTML as a tree that knows where each of its parts stands in the source. */
export interface HtmlElement {
  readonly name: string;
  readonly href: string;
  readonly children: HtmlNode[];
  readonly start: number;
  /** Where its content ends, before its end tag, and where it ends itself. */
  contentEnd: number;
  end: number;
}

export interface HtmlText {
  readonly text: string;
  readonly start: number;
  readonly end: number;
}

export type HtmlNode = HtmlElement | HtmlText;

export const isElement = (node: HtmlNode): node is HtmlElement => 'name' in node;

/** A comment, a tag (its end, its name, its attributes), words, or a bracket that opens none of them. */
const tokens = /<!--[\s\S]*?-->|<(\/?)([a-z][a-z0-9:-]*)((?:"[^"]*"|'[^']*'|[^'">])*)>|[^<]+|</gi;

const hrefAttribute = /(?:^|\s)href\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+))/i;

/** What these hold is no text. */
const opaque = new Set(['script', 'style', 'template', 'iframe', 'object', 'noscript', 'textarea', 'title']);

const empty = new Set(['br', 'img', 'hr', 'input', 'meta', 'link', 'col', 'wbr', 'source']);

/** Reads the entities of a text. The browser knows all of them; the guard in front keeps it from dropping blanks. */
const decode = (text: string): string =>
  text.includes('&')
    ? new DOMParser()
        .parseFromString(`.${text.replaceAll('<', '&lt;')}`, 'text/html')
        .body.textContent.slice(1)
    : text;

const nameOf = (tag: string): string => {
  const name = tag.toLowerCase();
  return Object.hasOwn(richTextSynonyms, name) ? (richTextSynonyms[name] ?? name) : name;
};

const hrefOf = (attributes: string): string => {
  const [, quoted, apostrophed, bare] = hrefAttribute.exec(attributes) ?? [];
  return decode(quoted ?? apostrophed ?? bare ?? '');
};

const close = (open: HtmlElement[], name: string, start: number, end: number): void => {
  const index = open.findLastIndex((element) => element.name === name);
  if (index < 1) return; // an end without a beginning
  for (const element of open.splice(index)) Object.assign(element, { contentEnd: start, end: start });
  const closed = open.at(-1)?.children.at(-1);
  if (closed && isElement(closed)) closed.end = end;
};

/** Reads HTML. Nothing is refused: what is never closed ends where its parent does. */
export const parseHtml = (html: string): HtmlElement => {
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
      close(open, nameOf(tag), start, end);
    } else {
      const name = nameOf(tag);
      const element = { name, href: hrefOf(attributes), children: [], start, contentEnd: end, end };
      parent.children.push(element);
      if (!empty.has(name)) open.push(element);
    }
  }
  for (const element of open) Object.assign(element, { contentEnd: length, end: length });
  return root;
};

import { richTextSynonyms } from '../../../model/text/richText';

/** The name of an element, or of the element of rich text that replaces it. */
export function elementName(element: Element): string {
  const name = element.tagName.toLowerCase();
  return Object.hasOwn(richTextSynonyms, name) ? (richTextSynonyms[name] ?? name) : name;
}

export function isElement(node: Node): node is Element {
  return node.nodeType === Node.ELEMENT_NODE;
}

const opaque = new Set('iframe,noscript,object,script,style,template,textarea,title'.split(','));

/** Whether the content of an element is not text. */
export function isOpaque(element: Element): boolean {
  return opaque.has(elementName(element));
}

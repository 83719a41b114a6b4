/**
 * Microsoft Word writes a list as paragraphs with the bullet or number as text. Only its own `mso-list` styles, which
 * browsers ignore, mark them as items.
 */
const styleOf = (element: Element): string => element.getAttribute('style') ?? '';

/** Whether the element is the bullet or number in front of an item. */
export function isListMarker(element: Element): boolean {
  return /mso-list:\s*ignore/i.test(styleOf(element));
}

/** Whether the element is a paragraph that stands for a list item. */
export function isListParagraph(element: Element): boolean {
  return element.tagName === 'P' && /mso-list:\s*l\d/i.test(styleOf(element));
}

/** Whether the item is numbered: `1.`, `a)`, `iv.` */
export function isOrdered(element: Element): boolean {
  const marker = [...element.querySelectorAll('*')].find(isListMarker);
  return /^\s*\(?(?:\d+|[a-z]|[ivxlc]+)[.)]/i.test(marker?.textContent ?? '');
}

/** Merges adjacent lists of the same type, each of one item, into one list. */
export function joinLists(html: string): string {
  return html.replace(/<\/(ul|ol)>\s*<\1>/g, '');
}

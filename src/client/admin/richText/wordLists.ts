/**
 * Word's lists are paragraphs, each with its bullet or number written in front of it; they say what they are in styles
 * that browsers do not know.
 */
const styleOf = (element: Element): string => element.getAttribute('style') ?? '';

/** The bullet or number in front of an item. */
export const isListMarker = (element: Element): boolean => /mso-list:\s*ignore/i.test(styleOf(element));

/** A paragraph that is an item of a list. */
export const isListParagraph = (element: Element): boolean =>
  element.tagName === 'P' && /mso-list:\s*l\d/i.test(styleOf(element));

/** Whether the item is numbered: `1.`, `a)`, `iv.` */
export const isOrdered = (element: Element): boolean => {
  const marker = [...element.querySelectorAll('*')].find(isListMarker);
  return /^\s*\(?(?:\d+|[a-z]|[ivxlc]+)[.)]/i.test(marker?.textContent ?? '');
};

/** Makes one list of the lists of one item each that follow each other. */
export const joinLists = (html: string): string => html.replace(/<\/(ul|ol)>\s*<\1>/g, '');

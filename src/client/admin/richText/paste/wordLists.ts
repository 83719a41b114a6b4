/**
 * Microsoft Word writes a list as paragraphs with the bullet or number as text. Only its own `mso-list` styles, which
 * browsers ignore, mark them as items: `mso-list: l0 level2 lfo1`.
 */
const styleOf = (element: Element): string => element.getAttribute('style') ?? '';

/** Whether the element is the bullet or number in front of an item. */
const isListMarker = (element: Element): boolean => /mso-list:\s*ignore/i.test(styleOf(element));

/** The level of a paragraph that stands for a list item, from 1; undefined for any other paragraph. */
const levelOf = (paragraph: Element): number | undefined => {
  const match = /mso-list:\s*l\d+(?:\s+level(\d+))?/i.exec(styleOf(paragraph));
  return match ? Number(match[1] ?? 1) : undefined;
};

/** Whether the item is numbered: `1.`, `a)`, `iv.` */
const isOrdered = (paragraph: Element): boolean => {
  const marker = [...paragraph.querySelectorAll('*')].find(isListMarker);
  return /^\s*\(?(?:\d+|[a-z]|[ivxlc]+)[.)]/i.test(marker?.textContent ?? '');
};

/** The element in front of an element, undefined if there is text between them. */
const elementBefore = (element: Element): Element | undefined => {
  let before = element.previousSibling;
  while (before && before.nodeType !== Node.ELEMENT_NODE) {
    if (before.nodeType === Node.TEXT_NODE && before.textContent?.trim()) return undefined;
    before = before.previousSibling;
  }
  return element.previousElementSibling ?? undefined;
};

interface OpenList {
  level: number;
  readonly list: Element;
}

/** Moves a paragraph to the list of its level: one of the open lists, or a new one in the last item. */
const addItem = (paragraph: Element, level: number, open: OpenList[]): void => {
  const name = isOrdered(paragraph) ? 'ol' : 'ul';
  // An item joins the deepest list that is not above its level: a document may leave levels out.
  while ((open.at(-2)?.level ?? 0) >= level) open.pop();
  const deepest = open.at(-1);
  if (deepest && deepest.level > level) deepest.level = level;
  if (deepest?.level === level && deepest.list.localName !== name) open.pop();
  const item = document.createElement('li');
  item.append(...paragraph.childNodes);
  const outer = open.at(-1);
  if (outer?.level === level) {
    outer.list.append(item);
    paragraph.remove();
    return;
  }
  const list = document.createElement(name);
  list.append(item);
  paragraph.replaceWith(list);
  outer?.list.lastElementChild?.append(list);
  open.push({ level, list });
};

/** Turns the paragraphs of Word that stand for list items into lists, nested by their levels. */
export function nestWordLists(body: Element): void {
  let open: OpenList[] = [];
  for (const paragraph of body.querySelectorAll('p')) {
    const level = levelOf(paragraph);
    if (level === undefined) continue;
    if (elementBefore(paragraph) !== open[0]?.list) open = [];
    addItem(paragraph, level, open);
  }
  for (const element of body.querySelectorAll('*')) if (isListMarker(element)) element.remove();
}

/** Moves a list that stands directly in a list, as Google Docs and old web pages write it, into the item above it. */
export function nestLooseLists(body: Element): void {
  for (const list of body.querySelectorAll('ul > ul, ul > ol, ol > ul, ol > ol')) {
    const above = list.previousElementSibling;
    if (above?.localName === 'li') above.append(list);
  }
}

/** Merges adjacent lists of the same type into one list. */
export function joinLists(html: string): string {
  return html.replace(/<\/(ul|ol)>\s*<\1>/g, '');
}

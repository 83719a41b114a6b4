import type { PageSource } from '../../../../model/admin/onPage/pageSource';
import { distinctSources } from '../../../../model/admin/onPage/pageSource';
import type { PageResolver } from './PageResolver';
import { isOnPage } from './pageParts';

/** An editable place of the page, and the sources of its content. */
export interface FoundPlace {
  readonly element: Element;
  readonly sources: readonly PageSource[];
  /** Where it stands in the window. */
  readonly box: DOMRect;
}

const textNodesOf = (element: Element): readonly Text[] =>
  [...element.childNodes].filter((node) => node instanceof Text);

const boxOfText = (node: Text): DOMRect => {
  const range = document.createRange();
  range.selectNodeContents(node);
  return range.getBoundingClientRect();
};

const covers = ({ left, right, top, bottom }: DOMRect, x: number, y: number): boolean =>
  x >= left && x <= right && y >= top && y <= bottom;

/** The elements at a point, the uppermost first; those below a dialog are out of reach. */
const elementsAt = (x: number, y: number): readonly Element[] => {
  const elements = document.elementsFromPoint(x, y);
  const dialog = elements.findIndex((element) => element.matches('[role=dialog]'));
  return (dialog < 0 ? elements : elements.slice(0, dialog + 1)).filter(isOnPage);
};

const findText = (resolver: PageResolver, element: Element, x: number, y: number): FoundPlace | undefined => {
  for (const node of textNodesOf(element)) {
    const box = boxOfText(node);
    if (!covers(box, x, y)) continue;
    const sources = resolver.ofText(node);
    if (sources.length > 0) return { element, sources, box };
  }
  return undefined;
};

const findImage = (resolver: PageResolver, element: Element): FoundPlace | undefined => {
  const sources = resolver.ofImage(element);
  return sources.length > 0 ? { element, sources, box: element.getBoundingClientRect() } : undefined;
};

/** Finds the text or the picture at a point of the window. */
export function findAt(resolver: PageResolver, x: number, y: number): FoundPlace | undefined {
  const elements = elementsAt(x, y);
  for (const element of elements) {
    const found = findText(resolver, element, x, y) ?? findImage(resolver, element);
    if (found) return found;
  }
  const [first] = elements;
  return first && textNodesOf(first).length > 0 ? findIn(resolver, first) : undefined;
}

/** All that an element shows: its texts and its pictures. */
export function findIn(resolver: PageResolver, element: Element): FoundPlace | undefined {
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT);
  const found: PageSource[] = [];
  for (let node: Node | null = element; node; node = walker.nextNode()) {
    if (!(node instanceof Element)) found.push(...resolver.ofText(node));
    else found.push(...resolver.ofImage(node), ...resolver.ofAttribute(node, 'aria-label'));
  }
  const sources = distinctSources(found);
  return sources.length > 0 ? { element, sources, box: element.getBoundingClientRect() } : undefined;
}

import type { ImageSource, PageSource, PageTarget } from '../../../../model/admin/onPage/pageSource';
import { targetId, targetsOf } from '../../../../model/admin/onPage/pageSource';
import { descriptionFieldsOf } from '../../../../model/schema/rowNames';
import { isIndexable, publicRoutes } from '../../../../model/site/pages';
import { matchPath } from '../../../../model/site/paths';
import type { PageResolver } from './PageResolver';
import { controlOf, isInput, isOnPage, isSeen, isShown } from './pageParts';

/** Why something that comes from the content is not visible. */
export type InvisibleKind = 'search-engines' | 'screen-readers' | 'pictures' | 'fields' | 'tooltips';

/** Words of the page that nobody sees on it. */
export interface InvisibleWords {
  readonly kind: InvisibleKind;
  readonly words: string;
  readonly targets: readonly PageTarget[];
}

export interface PageScan {
  /** The elements whose texts and pictures can be edited, with these. */
  readonly elements: ReadonlyMap<Element, readonly PageTarget[]>;
  readonly invisible: readonly InvisibleWords[];
  /** Everything on the page that can be edited. */
  readonly targets: readonly PageTarget[];
}

const attributeKinds = {
  alt: 'pictures',
  placeholder: 'fields',
  'aria-label': 'screen-readers',
  title: 'tooltips',
} as const satisfies Readonly<Record<string, InvisibleKind>>;

type ScannedAttribute = keyof typeof attributeKinds;

const scannedAttributes = Object.keys(attributeKinds) as readonly ScannedAttribute[]; // its own keys

/**
 * A picture without an alt text shows a general text of the site. Both can be edited separately: the
 * picture's own description, and the general text.
 */
const withOwnDescription = (
  found: InvisibleWords,
  description: ImageSource | undefined,
): readonly InvisibleWords[] => {
  const general = found.targets.filter(({ kind }) => kind === 'text');
  if (general.length === 0 || !description) return [found];
  return [
    { ...found, targets: [description] },
    ...general.map((target): InvisibleWords => ({ ...found, words: '', targets: [target] })),
  ];
};

const attributesOf = (resolver: PageResolver, element: Element): readonly InvisibleWords[] =>
  scannedAttributes.flatMap((name) => {
    const words = element.getAttribute(name)?.trim() ?? '';
    const targets = words === '' ? [] : targetsOf(resolver.ofAttribute(element, name));
    if (targets.length === 0) return [];
    const found: InvisibleWords = { kind: attributeKinds[name], words, targets };
    return name === 'alt' ? withOwnDescription(found, resolver.descriptionOf(element)) : [found];
  });

/** The target that describes the page to search engines: fields of the row that it shows, or a text. */
const descriptionOf = (resolver: PageResolver, route: string): PageTarget => {
  const row = resolver.rowOfAddress();
  const fields = row ? descriptionFieldsOf(row.entity) : [];
  return row && fields.length > 0
    ? { kind: 'row', ...row, fields }
    : { kind: 'text', page: 'titles', key: resolver.keyOfBrandText('titles', `description-${route}`) };
};

/** The title of the page, and its description, which is not in the document after the first page. */
const headOf = (resolver: PageResolver): readonly InvisibleWords[] => {
  const title = document.querySelector('title')?.firstChild;
  const targets = title ? targetsOf(resolver.ofText(title)) : [];
  const named =
    targets.length > 0 ? [{ kind: 'search-engines', words: document.title, targets } as const] : [];
  const route = publicRoutes.find((each) => each === matchPath(window.location.pathname)?.route);
  if (!route || !isIndexable(route)) return named;
  return [...named, { kind: 'search-engines', words: '', targets: [descriptionOf(resolver, route)] }];
};

const distinctWords = (found: readonly InvisibleWords[]): readonly InvisibleWords[] => [
  ...new Map(found.map((each) => [`${each.kind} ${each.targets.map(targetId).join()}`, each])).values(),
];

/** Finds everything in the document that comes from the content. */
export function scanPage(resolver: PageResolver, root: Element): PageScan {
  const elements = new Map<Element, readonly PageTarget[]>();
  const add = (element: Element, found: readonly PageTarget[]): void => {
    elements.set(element, [...(elements.get(element) ?? []), ...found]);
  };
  const invisible: InvisibleWords[] = [...headOf(resolver)];
  const sources: PageSource[] = [];
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT);
  for (let node: Node | null = root; node; node = walker.nextNode()) {
    if (node instanceof Element) {
      if (!isOnPage(node)) continue;
      const named = attributesOf(resolver, node);
      invisible.push(...named);
      const pictures = resolver.ofImage(node);
      if (pictures.length > 0)
        add(node, [...targetsOf(pictures), ...named.flatMap(({ targets }) => targets)]);
      continue;
    }
    const parent = node.parentElement;
    const found = parent && isOnPage(parent) && !isInput(parent) ? resolver.ofText(node) : [];
    if (!parent || found.length === 0) continue;
    sources.push(...found);
    if (isSeen(parent)) add(parent, targetsOf(found));
    else if (isShown(parent))
      invisible.push({
        kind: 'screen-readers',
        words: node.nodeValue?.trim() ?? '',
        targets: targetsOf(found),
      });
  }
  const shown = distinctWords(invisible);
  return {
    elements,
    invisible: shown,
    targets: [...targetsOf(sources), ...shown.flatMap(({ targets }) => targets)],
  };
}

/** The elements that get the focus for editing: the control around a text, or the element itself. */
export function focusableOf(element: Element): HTMLElement | null {
  return controlOf(element) ?? (element instanceof HTMLElement ? element : null);
}

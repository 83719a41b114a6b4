import type { ImageSource, PageSource, RowRef } from '../../../../model/admin/onPage/pageSource';
import { distinctSources } from '../../../../model/admin/onPage/pageSource';
import { entities, entityNames } from '../../../../model/schema/entities';
import { imageNameOf } from '../../../../model/images/variants';
import { pageOf } from '../../../../model/site/pages';
import { decodeUrl, isProtectedRoute, matchPath, readRowId } from '../../../../model/site/paths';
import { lookupBrandText } from '../../../../model/text/brandTexts';
import { lookupText } from '../../../../model/text/texts';
import type { StateWithPreview } from '../../../store/content/preview';
import { selectBrand, selectTextIndex } from '../../../store/selectors';
import type { RootState } from '../../../store/store';
import type { DomMarks, ReadAttribute } from './DomMarks';
import { RowValues } from './RowValues';
import { normalizeSpaces } from './shownValues';

/** Whether an element is a part of the page. The row of a text is looked for in the same part only. */
const isBoundary = (element: Element): boolean =>
  element.matches('main, header.site-bar, footer, [role=dialog], body');

/** The number of levels above a text in which its row is looked for. */
const nearLevels = 5;

/** The longest value of a row that is looked for, in characters. */
const maxValueLength = 120;

/**
 * Whether words may be the count or the year of a filter. A row with the same number need not be their
 * source.
 */
const isCount = (words: string): boolean => /^\d{1,4}$/.test(words);

/** The URL of the original of a picture, without the size and the format. */
const originalOf = (src: string): string => {
  const { pathname, origin } = new URL(src, window.location.origin);
  const address = origin === window.location.origin ? pathname : src;
  return /^(\/api\/image\/[0-9a-f]{64}\.\w+)/.exec(address)?.[1] ?? address;
};

const collections = entityNames.map((name) => entities[name].collection);

const isImage = (element: Element): element is HTMLImageElement => element.tagName === 'IMG';

/** Whether two states show the same content: most changes of the state concern the tools only. */
const hasSameContent = (one: StateWithPreview, other: StateWithPreview): boolean =>
  one.resources === other.resources &&
  one.language === other.language &&
  one.site === other.site &&
  one.preview?.shown === other.preview?.shown &&
  collections.every((collection) => one[collection] === other[collection]);

/** Finds the sources of the content on a page: by the marks, and by the values of the rows near it. */
export class PageResolver {
  readonly #marks: DomMarks;
  readonly #state: () => RootState;
  #values: { readonly state: RootState; readonly rows: RowValues } | undefined;

  /** The sources in elements, while many places are looked up one after the other. */
  #known: Map<Element, readonly PageSource[]> | undefined;

  /** @param state returns the state without marks */
  constructor(marks: DomMarks, state: () => RootState) {
    this.#marks = marks;
    this.#state = state;
  }

  /** Looks up many places of a page that does not change in between. */
  together<Result>(lookUp: () => Result): Result {
    this.#known = new Map();
    try {
      return lookUp();
    } finally {
      this.#known = undefined;
    }
  }

  /** The sources of a text; the most likely one first. */
  ofText(node: Node): readonly PageSource[] {
    const words = normalizeSpaces(node.nodeValue ?? '');
    if (words === '' || !node.parentElement) return [];
    const found = this.#resolve(words, this.#marks.ofText(node), node.parentElement);
    const link = node.parentElement.closest<HTMLAnchorElement>('a[href]');
    return link ? distinctSources([...found, ...this.#documentOf(link)]) : found;
  }

  /** The sources of an attribute. */
  ofAttribute(element: Element, name: ReadAttribute): readonly PageSource[] {
    const words = normalizeSpaces(element.getAttribute(name) ?? '');
    return words === '' ? [] : this.#resolve(words, this.#marks.ofAttribute(element, name), element);
  }

  /** The row that has a picture, and its description. */
  ofImage(element: Element): readonly PageSource[] {
    if (!isImage(element)) return [];
    const src = originalOf(element.currentSrc || element.src);
    const rows = this.#rowValues().withPicture(src);
    const near = this.#rowsNear(element);
    const rank = ({ entity, id }: RowRef): number => {
      const at = near.findIndex((row) => row.entity === entity && row.id === id);
      return at < 0 ? near.length : at;
    };
    const name = imageNameOf(src);
    const first = rows.toSorted((one, other) => rank(one) - rank(other)).slice(0, 1);
    return first.length > 0 || name === undefined ? first : [{ kind: 'image', name }];
  }

  /** The description of a picture of this site, whether the page uses its alt text or a general one. */
  descriptionOf(element: Element): ImageSource | undefined {
    const name = isImage(element) ? imageNameOf(originalOf(element.currentSrc || element.src)) : undefined;
    return name === undefined ? undefined : { kind: 'image', name };
  }

  /** The key of a text as the brand of the page says it: of its variant, or of the text that all brands share. */
  keyOfBrandText(page: string, key: string): string {
    const state = this.#state();
    const text = lookupBrandText(selectTextIndex(state), selectBrand(state), state.language, key, page);
    return text?.object_key ?? key;
  }

  /** The row whose document a link opens. */
  #documentOf({ href }: HTMLAnchorElement): readonly PageSource[] {
    const [, encoded = ''] = /\/api\/file\/download\/([^/?#]+)/.exec(href) ?? [];
    const name = decodeUrl(encoded);
    return name ? this.#rowValues().withFile(name).slice(0, 1) : [];
  }

  #resolve(words: string, marks: readonly PageSource[], element: Element): readonly PageSource[] {
    const values = this.#rowValues();
    const rows = this.#rowsNear(element);
    if (marks.length === 0) {
      const found = this.#unmarked(words, rows);
      return distinctSources(found.length > 0 ? found : this.#unmarkedPart(words, rows, element));
    }
    const texts = marks.filter(({ kind }) => kind === 'text');
    if (texts.length < marks.length) return distinctSources(marks);
    const hasValues = texts.every((source) => !normalizeSpaces(this.#resourceOf(source)).includes(words));
    const filled = hasValues ? values.within(words, rows) : values.equal(words, rows);
    return distinctSources([...filled, ...marks]);
  }

  #unmarked(words: string, rows: readonly RowRef[]): readonly PageSource[] {
    const values = this.#rowValues();
    const pageRow = this.rowOfAddress();
    const near = pageRow ? [...rows, pageRow] : rows;
    const equal = values.equal(words, near);
    if (equal.length > 0) return equal.slice(0, 1);
    const parts = values.within(words, near);
    return parts.length > 0 || isCount(words) ? parts : values.anywhere(words).slice(0, 1);
  }

  /**
   * The sources of words that are only a part: of a value, such as the host of an e-mail address, or of a
   * text whose beginning stands near.
   */
  #unmarkedPart(words: string, rows: readonly RowRef[], element: Element): readonly PageSource[] {
    if (!/[\p{L}\d]/u.test(words)) return [];
    const whole = normalizeSpaces(element.textContent);
    const ofWhole =
      whole.length > words.length && whole.length < maxValueLength ? this.#unmarked(whole, rows) : [];
    return ofWhole.length > 0 ? ofWhole : this.#partOfText(words, element);
  }

  #partOfText(words: string, element: Element): readonly PageSource[] {
    for (const place of this.#placesAround(element)) {
      const text = this.#sourcesIn(place).find((source) => this.#resourceOf(source).includes(words));
      if (text) return [text];
    }
    return [];
  }

  #rowValues(): RowValues {
    const state = this.#state();
    if (!this.#values || !hasSameContent(this.#values.state, state))
      this.#values = { state, rows: new RowValues(state) };
    return this.#values.rows;
  }

  /** A text in the current language; '' for other sources. */
  #resourceOf(source: PageSource): string {
    if (source.kind !== 'text') return '';
    const state = this.#state();
    const text = lookupText(selectTextIndex(state), state.language, source.key, source.page ?? undefined);
    return text?.resource ?? '';
  }

  /** The row that the page shows, or has opened in a dialog. */
  rowOfAddress(): RowRef | undefined {
    const match = matchPath(window.location.pathname);
    if (!match || isProtectedRoute(match.route)) return undefined;
    const { row, opens } = pageOf(match.route);
    const opened = opens && new URLSearchParams(window.location.search).get(opens.parameter);
    const entity = row?.entity ?? opens?.entity;
    const id = readRowId(row ? match.params.id : (opened ?? undefined));
    return entity && id !== undefined ? { entity, id } : undefined;
  }

  /** The elements around an element and itself, within its part of the page. */
  #placesAround(element: Element): readonly Element[] {
    const places: Element[] = [];
    let place: Element | null = element;
    while (place && places.length <= nearLevels) {
      places.push(place);
      place = isBoundary(place) ? null : place.parentElement;
    }
    return places;
  }

  /** The rows whose marked fields or pictures stand near an element. */
  #rowsNear(element: Element): readonly RowRef[] {
    for (const place of this.#placesAround(element)) {
      const rows = this.#sourcesIn(place).filter((source) => source.kind === 'field');
      if (rows.length > 0) return [...new Map(rows.map((row) => [`${row.entity}/${row.id}`, row])).values()];
    }
    return [];
  }

  #sourcesIn(place: Element): readonly PageSource[] {
    const known = this.#known?.get(place);
    if (known) return known;
    const sources = this.#readSourcesIn(place);
    this.#known?.set(place, sources);
    return sources;
  }

  /** The sources of the marks in an element, and of its pictures. */
  #readSourcesIn(place: Element): readonly PageSource[] {
    const walker = document.createTreeWalker(place, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT);
    const found: PageSource[] = [];
    for (let node: Node | null = place; node; node = walker.nextNode()) {
      if (!(node instanceof Element)) found.push(...this.#marks.ofText(node));
      else if (isImage(node)) found.push(...this.#picturesOf(node));
      else found.push(...this.#marks.ofAttribute(node, 'aria-label'));
    }
    return found;
  }

  #picturesOf(image: HTMLImageElement): readonly PageSource[] {
    const rows = this.#rowValues().withPicture(originalOf(image.currentSrc || image.src));
    return [...this.#marks.ofAttribute(image, 'alt'), ...(rows.length === 1 ? rows : [])];
  }
}

import { hasMarks, readMarks, withoutMarks } from '../../../../model/admin/onPage/marks';
import type { PageSource } from '../../../../model/admin/onPage/pageSource';
import { sourceId } from '../../../../model/admin/onPage/pageSource';
import { toolsAttribute } from './pageParts';
import type { SourceTable } from './SourceTable';

/** The attributes that people read or hear. */
const readAttributes = ['alt', 'aria-label', 'placeholder', 'title', 'content'] as const;

export type ReadAttribute = (typeof readAttributes)[number];

const isReadAttribute = (name: string): name is ReadAttribute => readAttributes.some((each) => each === name);

/**
 * Other attributes that contain words of the page. Their marks are removed, but their words cannot be edited.
 */
const otherAttributes = [
  'href',
  'download',
  'value',
  'label',
  'aria-valuetext',
  'aria-description',
  'srcdoc',
];

const isOfTools = (node: Node): boolean => node instanceof Element && node.matches(`[${toolsAttribute}]`);

/** Whether a mutation changes the page, and not only the tools, such as a popover that opens. */
const changesPage = ({ type, target, addedNodes, removedNodes }: MutationRecord): boolean => {
  const element = target instanceof Element ? target : target.parentElement;
  if (element?.closest(`[${toolsAttribute}]`)) return false;
  return type !== 'childList' || ![...addedNodes, ...removedNodes].every(isOfTools);
};

/**
 * Takes the marks out of a document as soon as they arrive there, before the browser paints, and remembers what they say. So
 * neither the clipboard nor a link nor a screen reader gets a mark.
 */
export class DomMarks {
  readonly #table: SourceTable;
  readonly #observer: MutationObserver;
  readonly #texts = new WeakMap<Node, readonly PageSource[]>();
  readonly #attributes = new WeakMap<Element, Map<string, readonly PageSource[]>>();
  /** The words that nodes had before they were written, as React knows them. */
  readonly #painted = new Map<Node, string>();
  readonly #onChange: () => void;

  /** @param onChange called after each change of the page */
  constructor(table: SourceTable, onChange: () => void) {
    this.#table = table;
    this.#onChange = onChange;
    this.#observer = new MutationObserver((records) => this.#read(records));
  }

  start(root: Node): void {
    this.#observer.observe(root, {
      subtree: true,
      childList: true,
      characterData: true,
      attributes: true,
      attributeFilter: [...readAttributes, ...otherAttributes],
    });
  }

  stop(): void {
    this.#read(this.#observer.takeRecords());
    this.#observer.disconnect();
  }

  /** The sources of a text node, by its marks. */
  ofText(node: Node): readonly PageSource[] {
    return this.#texts.get(node) ?? [];
  }

  /** The sources of an attribute, by its marks. */
  ofAttribute(element: Element, name: ReadAttribute): readonly PageSource[] {
    return this.#attributes.get(element)?.get(name) ?? [];
  }

  /**
   * Writes other words of a source into the texts that show it, without rendering the page. A formatted text has several runs.
   * @returns whether there are such texts, and each of them could be written
   */
  paint(source: PageSource, runs: readonly string[], next: readonly string[]): boolean {
    const nodes = this.#nodesOf(source);
    if (nodes.length === 0 || nodes.length % runs.length !== 0) return false;
    const written = nodes.map((node, index) => {
      const place = index % runs.length;
      const [words = '', changed = ''] = [runs[place], next[place]];
      if (words === changed) return true;
      const parts = (node.nodeValue ?? '').split(words);
      const isOnce = parts.length === 2;
      if (isOnce) this.write(node, parts.join(changed));
      return isOnce;
    });
    return written.every(Boolean);
  }

  /** Writes words into a text that React renders. Its source stays. */
  write(node: Node, words: string): void {
    this.#read(this.#observer.takeRecords());
    if (!this.#painted.has(node)) this.#painted.set(node, node.nodeValue ?? '');
    node.nodeValue = words;
    this.#observer.takeRecords();
  }

  /** Restores the words that were there before, where React has not written since. */
  unpaint(): void {
    for (const [node, words] of this.#painted) this.write(node, words);
    this.#painted.clear();
  }

  #nodesOf(source: PageSource): readonly Node[] {
    const id = sourceId(source);
    const walker = document.createTreeWalker(document, NodeFilter.SHOW_TEXT);
    const nodes: Node[] = [];
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      if (this.ofText(node).some((each) => sourceId(each) === id)) nodes.push(node);
    }
    return nodes;
  }

  #read(records: readonly MutationRecord[]): void {
    for (const { type, target, addedNodes, attributeName } of records) {
      if (type === 'characterData') this.#readText(target);
      else if (type === 'childList') addedNodes.forEach((node) => this.#readTree(node));
      else if (target instanceof Element && attributeName !== null)
        this.#readAttribute(target, attributeName);
    }
    this.#observer.takeRecords(); // those of the marks that were taken out
    if (records.some(changesPage)) this.#onChange();
  }

  #readTree(root: Node): void {
    if (root.nodeType === Node.TEXT_NODE) this.#readAddedText(root);
    if (!(root instanceof Element)) return;
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT);
    for (let node: Node | null = root; node; node = walker.nextNode()) {
      if (node instanceof Element) this.#readAttributes(node);
      else this.#readAddedText(node);
    }
  }

  /** Reads a text that was added to the page. One that was only moved has no marks any more, and keeps its sources. */
  #readAddedText(node: Node): void {
    if (!this.#texts.has(node) || hasMarks(node.nodeValue ?? '')) this.#readText(node);
  }

  #readAttributes(element: Element): void {
    for (const { name, value } of [...element.attributes]) {
      if (hasMarks(value)) this.#readAttribute(element, name);
    }
  }

  #readText(node: Node): void {
    const text = node.nodeValue ?? '';
    this.#texts.set(node, this.#sourcesIn(text));
    this.#painted.delete(node);
    if (hasMarks(text)) node.nodeValue = withoutMarks(text);
  }

  #readAttribute(element: Element, name: string): void {
    const value = element.getAttribute(name) ?? '';
    if (isReadAttribute(name)) {
      const known = this.#attributes.get(element) ?? new Map<string, readonly PageSource[]>();
      this.#attributes.set(element, known.set(name, this.#sourcesIn(value)));
    }
    if (hasMarks(value)) element.setAttribute(name, withoutMarks(value));
  }

  #sourcesIn(text: string): readonly PageSource[] {
    return readMarks(text).flatMap((number) => this.#table.source(number) ?? []);
  }
}

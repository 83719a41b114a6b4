type PageWindow = Window & typeof globalThis;

/**
 * Computes the style of an element once until the document changes. Queries by role ask for the styles of all elements, and jsdom
 * computes each of them again, which took a tenth of the time of these tests.
 */
export function cacheComputedStyles(page: PageWindow): void {
  const compute = page.getComputedStyle.bind(page);
  let styles = new WeakMap<Element, CSSStyleDeclaration>();
  const forget = (): void => {
    styles = new WeakMap();
  };
  const changes = new page.MutationObserver(forget);
  changes.observe(page.document, {
    subtree: true,
    childList: true,
    attributes: true,
    characterData: true,
  });
  for (const event of ['focusin', 'focusout', 'input', 'change'])
    page.document.addEventListener(event, forget, { capture: true }); // `:focus` and `:checked` are no mutations
  page.getComputedStyle = (element, pseudoElement) => {
    if (pseudoElement || !element.isConnected) return compute(element, pseudoElement);
    if (changes.takeRecords().length > 0) forget();
    const style = styles.get(element) ?? compute(element);
    styles.set(element, style);
    return style;
  };
}

type PageWindow = Window & typeof globalThis;

const labelable = 'button, input:not([type=hidden]), meter, output, progress, select, textarea';

const labelableClasses = [
  'HTMLButtonElement',
  'HTMLInputElement',
  'HTMLMeterElement',
  'HTMLOutputElement',
  'HTMLProgressElement',
  'HTMLSelectElement',
  'HTMLTextAreaElement',
] as const;

const isLabelOf = (label: HTMLLabelElement, element: HTMLElement): boolean => {
  if (!label.hasAttribute('for'))
    return label.contains(element) && label.querySelector(labelable) === element;
  return element.id === label.htmlFor && element.ownerDocument.getElementById(element.id) === element;
};

/**
 * Finds the labels of a field or a button among the labels of the page. jsdom walks through the whole page for each of them, and
 * queries by label or by name ask for the labels of all: they took seconds on a long page.
 */
export function findLabelsFast(page: PageWindow): void {
  for (const name of labelableClasses)
    Object.defineProperty(page[name].prototype, 'labels', {
      configurable: true,
      get(this: HTMLElement) {
        if (this.matches('input[type=hidden]')) return null;
        const root = this.isConnected ? this.ownerDocument : (this.getRootNode() as ParentNode); // an element or a fragment
        return [...root.querySelectorAll('label')].filter((label) => isLabelOf(label, this));
      },
    });
}

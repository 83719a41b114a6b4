import { closesOnEscape } from '../../controls/closesOnEscape';

/** The attribute of the administrator's tools, which are no part of the page. */
export const toolsAttribute = 'data-page-tools';

/** Whether an element belongs to what visitors see: it is in the site, and not in the tools of an administrator. */
export function isOnPage(target: EventTarget | null): target is Element {
  return (
    target instanceof Element &&
    target.closest('#root') !== null &&
    target.closest(`[${toolsAttribute}]`) === null
  );
}

/** Whether an element is in a dialog that is none of the tools, such as one that a tool has opened, or one that Escape closes alone. */
export function isInOtherDialog(target: EventTarget | null): boolean {
  const dialog = target instanceof Element ? target.closest(`[role=dialog], [${closesOnEscape}]`) : null;
  return !!dialog && (dialog.hasAttribute(closesOnEscape) || !dialog.closest(`[${toolsAttribute}]`));
}

/** The control that an element belongs to: a click uses it. */
export function controlOf(element: Element): HTMLElement | null {
  return element.closest<HTMLElement>('a[href], button, [role=tab], summary');
}

/** Whether visitors can write or choose something in an element. */
export function isInput(element: Element): boolean {
  return element.closest('input, textarea, select, option, [contenteditable=true]') !== null;
}

const hasWords = (element: Element): boolean => element.textContent.trim() !== '';

/**
 * Whether a click has the same effect as for visitors: on an input, on a button without words, such as that
 * of the menu, and on the language toggle.
 */
export function hasDefaultAction(target: Element): boolean {
  if (isInput(target)) return true;
  const control = controlOf(target);
  if (!control) return false;
  return control.matches('a[hreflang]') || (control.tagName === 'BUTTON' && !hasWords(control));
}

/** Whether a control only changes what the page shows: it can be used while the page is edited. */
export function opensSomething(control: HTMLElement): boolean {
  return control.matches('a[href], [role=tab], [aria-expanded], [aria-haspopup], summary');
}

/** Whether an element is shown; true in browsers that cannot tell. */
export function isShown(element: Element): boolean {
  return !('checkVisibility' in element) || element.checkVisibility({ visibilityProperty: true });
}

/** Whether people can see a shown element. Words for screen readers have a box of one pixel. */
export function isSeen(element: Element): boolean {
  if (!('checkVisibility' in element)) return true;
  const { width, height } = element.getBoundingClientRect();
  return isShown(element) && width > 1 && height > 1;
}

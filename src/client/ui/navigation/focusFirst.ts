/**
 * Focuses the first of these elements that accepts the focus. An element that is gone, or not displayed, does
 * not.
 */
export function focusFirst(elements: readonly (HTMLElement | null | undefined)[]): void {
  elements.some((element) => {
    element?.focus({ preventScroll: true });
    return document.activeElement === element;
  });
}

/** Gives the focus to the first of these elements that takes it: one that is gone, or not displayed, takes none. */
export function focusFirst(elements: readonly (HTMLElement | null | undefined)[]): void {
  elements.some((element) => {
    element?.focus({ preventScroll: true });
    return document.activeElement === element;
  });
}

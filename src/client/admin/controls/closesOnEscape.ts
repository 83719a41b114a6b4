/** The attribute of an element that closes on Escape inside a form that also does: Escape closes only the element. */
export const closesOnEscape = 'data-closes-on-escape';

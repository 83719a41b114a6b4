const attribute = 'data-closes-on-escape';

/** For an element that closes on Escape inside a form that also does: Escape closes only the element. */
export const closesOnEscape = { [attribute]: '' } as const;

/** Whether Escape closes only an element inside the form. */
export function isEscapeTaken(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest(`[${attribute}]`) !== null;
}

const attribute = 'data-closes-on-escape';

/** For an element inside a form that closes on Escape: what is around it then stays open. */
export const closesOnEscape = { [attribute]: '' } as const;

/** Whether something inside the form takes Escape for itself. */
export function isEscapeTaken(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest(`[${attribute}]`) !== null;
}

import { useEffect } from 'react';
import type { KeyboardEvent as ReactKeyboardEvent } from 'react';

/** Fields in which Enter would submit the form. In a text area or the rich-text editor it starts a new line. */
const isOneLineField = (target: EventTarget): boolean =>
  target instanceof HTMLInputElement && target.type !== 'submit' && target.type !== 'button';

/**
 * The key handler of a dialog's fields: Ctrl+Enter (on macOS also Cmd+Enter) saves. Enter alone does nothing in a one-line
 * field, because it would publish an item that is only half filled in.
 */
export function saveShortcut(save: () => void) {
  return (event: ReactKeyboardEvent): void => {
    const { currentTarget, target } = event;
    const isElsewhere = target instanceof Node && !currentTarget.contains(target); // in a dialog that the form opened
    if (event.key !== 'Enter' || event.defaultPrevented || event.nativeEvent.isComposing || isElsewhere)
      return;
    const isShortcut = event.ctrlKey || event.metaKey;
    if (isShortcut || isOneLineField(target)) event.preventDefault();
    if (isShortcut && !event.repeat) save();
  };
}

/** The attributes of a Save button that Ctrl+S presses (`useSaveKey`). */
export const saveKeyProps = { 'aria-keyshortcuts': 'Control+S Meta+S' } as const;

/** The attributes of the Save button of a dialog, which make its shortcuts known. `title` is its tooltip: 'Ctrl+S'. */
export function saveShortcutProps(title: string) {
  return { 'aria-keyshortcuts': 'Control+S Meta+S Control+Enter Meta+Enter', title } as const;
}

/** The Save button of the form around an element; undefined where there is none, or where it is not clear which one. */
const findSaveButton = (element: Element | null): HTMLElement | undefined => {
  for (let place = element; place; place = place.parentElement) {
    const found = place.querySelectorAll<HTMLElement>('button[aria-keyshortcuts~="Control+S"]');
    if (found.length > 0) return found.length === 1 ? found[0] : undefined;
    if (place.matches('[role=dialog]')) return undefined; // the page below a dialog cannot be used
  }
  return undefined;
};

/** Whether a key was pressed with the modifier of shortcuts, and no other. */
export function isShortcut(
  { key, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent,
  letter: string,
): boolean {
  return key.toLowerCase() === letter && ctrlKey !== metaKey && !altKey && !shiftKey;
}

/**
 * Ctrl+S presses the Save button of the form that has the focus. Nothing happens where no form is open: the browser would save the
 * page as a file.
 */
export function useSaveKey(): void {
  useEffect(() => {
    const handleKey = (event: KeyboardEvent): void => {
      if (event.defaultPrevented || event.isComposing || !isShortcut(event, 's')) return;
      event.preventDefault();
      if (!event.repeat) findSaveButton(document.activeElement)?.click();
    };
    window.addEventListener('keydown', handleKey);
    return () => window.removeEventListener('keydown', handleKey);
  }, []);
}

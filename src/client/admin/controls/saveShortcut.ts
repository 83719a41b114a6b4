import type { KeyboardEvent } from 'react';

/** Fields in which Enter would submit the form. In a text area or the rich-text editor it starts a new line. */
const isOneLineField = (target: EventTarget): boolean =>
  target instanceof HTMLInputElement && target.type !== 'submit' && target.type !== 'button';

/**
 * The key handler of a dialog's fields: Ctrl+Enter (on macOS also Cmd+Enter) saves. Enter alone does nothing in a one-line
 * field, because it would publish an item that is only half filled in.
 */
export function saveShortcut(save: () => void) {
  return (event: KeyboardEvent): void => {
    const { currentTarget, target } = event;
    const isElsewhere = target instanceof Node && !currentTarget.contains(target); // in a dialog that the form opened
    if (event.key !== 'Enter' || event.defaultPrevented || event.nativeEvent.isComposing || isElsewhere)
      return;
    const isShortcut = event.ctrlKey || event.metaKey;
    if (isShortcut || isOneLineField(target)) event.preventDefault();
    if (isShortcut && !event.repeat) save();
  };
}

/** The attributes of the Save button, which make the shortcut known. `title` is its tooltip: 'Ctrl+Enter'. */
export function saveShortcutProps(title: string) {
  return { 'aria-keyshortcuts': 'Control+Enter Meta+Enter', title } as const;
}

/** What tells how a click was made: an event of React, or of the browser. */
type Click = Pick<MouseEvent, 'button' | 'metaKey' | 'altKey' | 'ctrlKey' | 'shiftKey'>;

/** Whether a click follows a link in this tab. With a modifier key, the browser opens the link elsewhere. */
export function isPlainClick({ button, metaKey, altKey, ctrlKey, shiftKey }: Click): boolean {
  return button === 0 && !metaKey && !altKey && !ctrlKey && !shiftKey;
}

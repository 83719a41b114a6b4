import type { MouseEvent } from 'react';

/** Whether a click follows a link in this tab. With a modifier key, the browser opens the link elsewhere. */
export function isPlainClick({ button, metaKey, altKey, ctrlKey, shiftKey }: MouseEvent): boolean {
  return button === 0 && !metaKey && !altKey && !ctrlKey && !shiftKey;
}

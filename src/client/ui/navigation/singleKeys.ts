import { storedValue } from '../../store/storedValue';
import { isTyping } from './isTyping';

/*
 * Keys that do something without Ctrl, such as `/`. Who speaks to a computer may press them by accident, so that everybody can turn
 * them off (WCAG 2.2, 2.1.4). The browser remembers the choice.
 */

const keys = storedValue(
  'localStorage',
  'single-keys',
  (text) => text !== 'off',
  (isOn) => (isOn ? null : 'off'),
);

/** Turns the keys on or off, for all pages of the site in this browser. */
export const setSingleKeys = keys.write;

/** Whether the keys are on. */
export const useSingleKeys = keys.use;

/** Whether a key was pressed alone that is to do something: the keys are on, and it is not written into a field. */
export function isSingleKey(event: KeyboardEvent, key: string): boolean {
  const { ctrlKey, metaKey, altKey, defaultPrevented, repeat, target } = event;
  if (event.key.toLowerCase() !== key || ctrlKey || metaKey || altKey || defaultPrevented || repeat)
    return false;
  return keys.read() && !isTyping(target);
}

import { isApple } from '../controls/isApple';
import type { Mark } from './document';

const marksByKey: Readonly<Record<string, Mark>> = { b: 'strong', i: 'em', u: 'u' };

interface KeyStroke {
  readonly key: string;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  readonly altKey: boolean;
  readonly shiftKey: boolean;
}

type Shortcut = Mark | 'link' | 'all';

/** The command of a key with Ctrl or Cmd: a mark, the link form or select all. Slate itself handles undo and redo. */
export function shortcutOf({ key, ctrlKey, metaKey, altKey, shiftKey }: KeyStroke): Shortcut | undefined {
  if (!(ctrlKey || metaKey) || altKey || shiftKey) return undefined;
  const pressed = key.toLowerCase();
  if (pressed === 'a') return metaKey || !isApple() ? 'all' : undefined; // on macOS Ctrl+A moves to the start of the line
  return pressed === 'k' ? 'link' : marksByKey[pressed];
}

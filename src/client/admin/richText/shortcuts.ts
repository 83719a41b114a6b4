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

const isApple = (): boolean => navigator.userAgent.includes('Mac OS X');

/** What a key does with Ctrl or Cmd: a mark, the link's form, all selected. Undo and redo are the editor's own. */
export const shortcutOf = ({ key, ctrlKey, metaKey, altKey, shiftKey }: KeyStroke): Shortcut | undefined => {
  if (!(ctrlKey || metaKey) || altKey || shiftKey) return undefined;
  const pressed = key.toLowerCase();
  if (pressed === 'a') return metaKey || !isApple() ? 'all' : undefined; // Ctrl+A goes to the line's beginning there
  return pressed === 'k' ? 'link' : marksByKey[pressed];
};

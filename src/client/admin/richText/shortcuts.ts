import type { Mark } from './document';

const marksByKey: Readonly<Record<string, Mark>> = { b: 'strong', i: 'em', u: 'u' };

interface KeyStroke {
  readonly key: string;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  readonly altKey: boolean;
  readonly shiftKey: boolean;
}

/** What a key does with Ctrl or Cmd: a mark, or the link's form. Undo and redo are the editor's own. */
export const shortcutOf = ({
  key,
  ctrlKey,
  metaKey,
  altKey,
  shiftKey,
}: KeyStroke): Mark | 'link' | undefined => {
  if (!(ctrlKey || metaKey) || altKey || shiftKey) return undefined;
  const pressed = key.toLowerCase();
  return pressed === 'k' ? 'link' : marksByKey[pressed];
};

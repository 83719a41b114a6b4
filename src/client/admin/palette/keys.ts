import { isApple } from '../controls/isApple';

/** The name of the key that shortcuts begin with: 'Ctrl', on a Mac '⌘'. */
export function modifierName(): string {
  return isApple() ? '⌘' : 'Ctrl';
}

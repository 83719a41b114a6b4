import type { TextId } from './textId';
import { isTextPage, storedPage } from './textPages';

/** The page and the key of a text, and the page that the text is stored with. */
export function parseTextId(id: TextId) {
  const [page = '', key = ''] = id.split('/');
  return { page, key, stored: isTextPage(page) ? storedPage(page) : page };
}

import { PageEditing } from '../../../../src/client/admin/onPage/PageEditing';
import type { PageSource } from '../../../../src/model/admin/onPage/pageSource';
import { readContent } from '../../../../src/client/store/api/initialRequests';
import { contentLoaded } from '../../../../src/client/store/content/contentActions';
import { createStore } from '../../../../src/client/store/store';
import { newRow } from '../../../../src/model/schema/rows';

/** What can be edited at the words of a link to this document. */
const sourcesOfLink = (name: string): readonly PageSource[] => {
  const store = createStore();
  const part = { ...newRow('product'), id: 5, fileName: '100% full.pdf' };
  store.dispatch(contentLoaded(readContent({ products: [part] })));
  document.body.innerHTML = `<a href="/api/file/download/${name}">Read the instructions</a>`;
  const words = document.querySelector('a')?.firstChild;
  if (!words) throw new Error('The page has no link.');
  return new PageEditing(store).resolver.ofText(words);
};

it('a link to a document leads to its row', () => {
  expect(sourcesOfLink('100%25%20full.pdf')).toMatchObject([{ entity: 'product', id: 5 }]);
});

it('a link with a broken address leads nowhere', () => {
  expect(sourcesOfLink('100% full.pdf')).toEqual([]);
});

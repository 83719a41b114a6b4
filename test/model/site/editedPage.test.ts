import { editedPage } from '../../../src/model/site/editedPage';
import { matchPath } from '../../../src/model/site/paths';

it.each([
  ['/edit-tankers', 'tankers'],
  ['/edit-parts', 'parts'],
  ['/edit-careers', 'careers'],
  ['/edit-achievements', 'achievements'],
  ['/edit-manufacturers', 'manufacturers'],
  ['/edit-gallery', 'gallery'],
  ['/edit-contacts', 'contact'],
  ['/edit-resources/tankers', 'tankers'],
  ['/edit-resources/certifications-certipropane', 'certifications'],
  ['/edit-resources/footer', 'home'],
  ['/admin', 'home'],
  ['/historique', 'home'],
])('the content that %s edits is on the page %s', (path, page) => {
  const match = matchPath(path);
  if (!match) throw new Error(`${path} has no route.`);
  expect(editedPage(match)).toBe(page);
});

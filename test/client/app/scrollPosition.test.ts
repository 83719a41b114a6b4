import { restorePosition, storePosition } from '../../../src/client/app/start/scrollPosition';

const scrollTo = jest.spyOn(window, 'scrollTo').mockImplementation(() => undefined);

beforeEach(() => scrollTo.mockClear());

afterEach(() => Object.assign(window, { scrollY: 0 }));

test('the position is stored beside what the router stores', () => {
  window.history.replaceState({ idx: 3 }, '');
  Object.assign(window, { scrollY: 500 });
  storePosition('default');
  expect(window.history.state).toEqual({ idx: 3, scrollY: 500 });
});

test('an entry that the router has not created stays without a state: the router would take it for a numbered one', () => {
  window.history.replaceState(null, '');
  Object.assign(window, { scrollY: 500 });
  storePosition('default');
  expect(window.history.state).toBeNull();
});

test('the position of a page is not stored in the entry of another', () => {
  window.history.replaceState({ idx: 3, key: 'abc' }, '');
  Object.assign(window, { scrollY: 500 });
  storePosition('default');
  expect(window.history.state).toEqual({ idx: 3, key: 'abc' });
  storePosition('abc');
  expect(window.history.state).toEqual({ idx: 3, key: 'abc', scrollY: 500 });
});

test('the position is restored unless the page has been scrolled already', () => {
  window.history.replaceState({ idx: 3, scrollY: 500 }, '');
  Object.assign(window, { scrollY: 40 });
  restorePosition();
  expect(scrollTo).not.toHaveBeenCalled();
  Object.assign(window, { scrollY: 0 });
  restorePosition();
  expect(scrollTo).toHaveBeenCalledWith(0, 500);
});

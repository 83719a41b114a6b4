import { contentFollowed, contentLoaded } from '../../../../src/client/store/content/contentActions';
import { parseChangeEvent } from '../../../../src/client/store/content/changeEvent';
import { selectRows } from '../../../../src/client/store/selectors';
import { readContent } from '../../../../src/client/store/api/initialRequests';
import { createStore } from '../../../../src/client/store/store';

const location = (id: number, nameEn: string) => ({ id, nameEn, displayOrder: id });

const text = (id: number, resource: string) => ({
  id,
  object_key: `key-${id}`,
  language: 'en',
  page: null,
  resource,
  isHtml: false,
});

const storeWith = (bulkLoad: object) => {
  const store = createStore();
  store.dispatch(contentLoaded({ ...readContent(bulkLoad), version: 4 }));
  return store;
};

const follow = (store: ReturnType<typeof createStore>, data: unknown): void => {
  const event = parseChangeEvent(data);
  if (!event) throw new Error('This is not a change event.');
  store.dispatch(contentFollowed(event));
};

it('applies additions, changes and deletions of others to the store', () => {
  const store = storeWith({
    locations: [location(1, 'One'), location(2, 'Two')],
    resources: [text(7, 'old')],
  });
  follow(store, {
    version: 5,
    rows: [
      { collection: 'locations', id: 3, row: location(3, 'Three') },
      { collection: 'locations', id: 1, row: location(1, 'First') },
      { collection: 'locations', id: 2, row: null },
      { collection: 'resources', id: 7, row: text(7, 'new') },
    ],
  });
  const state = store.getState();
  expect(selectRows(state, 'location').map(({ id, nameEn }) => [id, nameEn])).toEqual([
    [1, 'First'],
    [3, 'Three'],
  ]);
  expect(state.resources.entities[7]?.resource).toBe('new');
  expect(state.startup.version).toBe(5);
});

it('keeps the same row object if nothing changed, so that nothing renders again', () => {
  const store = storeWith({ locations: [location(1, 'One')] });
  const before = store.getState().locations;
  follow(store, { version: 5, rows: [{ collection: 'locations', id: 1, row: location(1, 'One') }] });
  expect(store.getState().locations).toBe(before);
});

it('applies the last state of a row that changed twice', () => {
  const store = storeWith({});
  const rowChange = (row: unknown) => ({ collection: 'locations', id: 1, row });
  follow(store, { version: 6, rows: [rowChange(location(1, 'One')), rowChange(null)] });
  expect(selectRows(store.getState(), 'location')).toEqual([]);
});

it('ignores unknown collections and invalid events', () => {
  const store = storeWith({});
  follow(store, { version: 5, rows: [{ collection: '__proto__', id: 1, row: {} }, 'x', null] });
  expect(parseChangeEvent('x')).toBeUndefined();
  expect(parseChangeEvent({ version: '5', rows: [] })).toBeUndefined();
});

import { endpoints, injectAdminApi } from '../../../../src/client/store/api/adminApi';
import { readContent } from '../../../../src/client/store/api/initialRequests';
import { parseChangeEvent } from '../../../../src/client/store/content/changeEvent';
import { contentFollowed, contentLoaded } from '../../../../src/client/store/content/contentActions';
import { selectRows } from '../../../../src/client/store/selectors';
import { createStore } from '../../../../src/client/store/store';

/* The response to a change arrives after the event of a later change by somebody else: the later words stay. */

const text = (resource: string) => ({
  ...{ id: 5, object_key: 'key-5', language: 'en', page: null, isHtml: false },
  resource,
});

const location = (nameEn: string) => ({ id: 1, nameEn, displayOrder: 1 });

const storeAfter = (events: readonly object[]) => {
  const store = createStore();
  injectAdminApi(store);
  store.dispatch(
    contentLoaded({ ...readContent({ locations: [location('Depot')], resources: [] }), version: 4 }),
  );
  for (const each of events) {
    const event = parseChangeEvent(each);
    if (!event) throw new Error('This is not a change event.');
    store.dispatch(contentFollowed(event));
  }
  return store;
};

const respond = (body: object, version: number): void => {
  jest
    .spyOn(globalThis, 'fetch')
    .mockResolvedValue(Response.json(body, { headers: { 'content-version': String(version) } }));
};

afterEach(() => {
  jest.restoreAllMocks();
});

it('to the addition of a text', async () => {
  const added = { collection: 'resources', id: 5, row: text('Added') };
  const changed = { collection: 'resources', id: 5, row: text('Changed since') };
  const store = storeAfter([
    { version: 5, rows: [added] },
    { version: 6, rows: [changed] },
  ]);
  respond({ id: 5, row: text('Added') }, 5);
  const { id: _id, ...addition } = text('Added');
  await store.dispatch(endpoints.textSave.initiate({ ...addition, language: 'en', requestKey: 'a' }));
  expect(store.getState().resources.entities[5]?.resource).toBe('Changed since');
});

it('to an undo', async () => {
  const row = (nameEn: string) => ({ collection: 'locations', id: 1, row: location(nameEn) });
  const store = storeAfter([
    { version: 5, rows: [row('Undone')] },
    { version: 6, rows: [row('Changed since')] },
  ]);
  respond({ id: 5, rows: [row('Undone')] }, 6);
  await store.dispatch(endpoints.undo.initiate(4));
  expect(selectRows(store.getState(), 'location').map(({ nameEn }) => nameEn)).toEqual(['Changed since']);
});

import { contentFollowed } from '../../../../src/client/store/content/contentActions';
import { fetchImages } from '../../../../src/client/store/api/initialRequests';
import { imageDescribed, imagesLoaded } from '../../../../src/client/store/content/images';
import { parseChangeEvent } from '../../../../src/client/store/content/changeEvent';
import { createStore } from '../../../../src/client/store/store';
import type { SiteImage } from '../../../../src/model/images/variants';

const image: SiteImage = {
  ...{ name: 'a.jpg', id: null, width: 10, height: 10, placeholder: '', isAnimated: false },
  ...{ focalX: 50, focalY: 50, altEn: '', altFr: '' },
};

const filledStore = () => {
  const store = createStore();
  store.dispatch(imagesLoaded([image]));
  return store;
};

const told = (row: unknown) => {
  const news = parseChangeEvent({ version: 7, rows: [{ collection: 'images', id: 3, row }] });
  if (!news) throw new Error('That was no news.');
  return contentFollowed(news);
};

afterEach(() => {
  jest.restoreAllMocks();
});

it('follows what anybody says of an image, and that it is taken back', () => {
  const store = filledStore();
  const row = { id: 3, name: 'a.jpg', focalX: 10, focalY: 20, altEn: 'A truck', altFr: 'Un camion' };
  store.dispatch(told(row));
  expect(store.getState().images.byName['a.jpg']).toEqual({ ...image, ...row });
  store.dispatch(told(null));
  expect(store.getState().images.byName['a.jpg']).toEqual(image);
});

it('knows what this page has said of an image, and nothing of images that it does not know', () => {
  const store = filledStore();
  store.dispatch(imageDescribed({ name: 'a.jpg', altEn: 'A truck' }));
  store.dispatch(imageDescribed({ name: 'b.jpg', altEn: 'A truck' }));
  expect(store.getState().images.byName).toEqual({ 'a.jpg': { ...image, altEn: 'A truck' } });
});

const answer = (status: number, body: unknown): void => {
  jest
    .spyOn(globalThis, 'fetch')
    .mockResolvedValue({ ok: status < 400, json: () => Promise.resolve(body) } as Response);
};

it('reads what the server knows, and leaves out what could not be shown', async () => {
  answer(200, { images: [image, { name: 'b.jpg' }, { width: 3 }, null] });
  expect(await fetchImages('')).toEqual([image]);
});

it.each([
  [404, { status: 'fail' }],
  [200, []],
  [200, { images: 'none' }],
])('has none from a back-end that answers %i %j', async (status, body) => {
  answer(status, body);
  expect(await fetchImages('')).toEqual([]);
});

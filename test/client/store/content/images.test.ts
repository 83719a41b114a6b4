import { contentFollowed } from '../../../../src/client/store/content/contentActions';
import { fetchImages } from '../../../../src/client/store/api/initialRequests';
import {
  imageDescribed,
  imagesLoaded,
  selectDescription,
  selectImage,
} from '../../../../src/client/store/content/images';
import { parseChangeEvent } from '../../../../src/client/store/content/changeEvent';
import { createStore } from '../../../../src/client/store/store';
import type { SiteImage } from '../../../../src/model/images/variants';
import { defaultDescription } from '../../../../src/model/images/variants';

const image: SiteImage = {
  ...{ name: 'a.jpg', id: null, width: 10, height: 10, placeholder: '', isAnimated: false },
  ...{ focalX: 50, focalY: 50, altEn: '', altFr: '' },
};

const filledStore = () => {
  const store = createStore();
  store.dispatch(imagesLoaded([image]));
  return store;
};

const imageChange = (row: unknown) => {
  const event = parseChangeEvent({ version: 7, rows: [{ collection: 'images', id: 3, row }] });
  if (!event) throw new Error('This is not a change event.');
  return contentFollowed(event);
};

afterEach(() => {
  jest.restoreAllMocks();
});

it('applies a changed description of an image, and its removal', () => {
  const store = filledStore();
  const row = { id: 3, name: 'a.jpg', focalX: 10, focalY: 20, altEn: 'A truck', altFr: 'Un camion' };
  store.dispatch(imageChange(row));
  expect(selectImage(store.getState(), 'a.jpg')).toEqual({ ...image, ...row });
  store.dispatch(imageChange(null));
  expect(selectImage(store.getState(), 'a.jpg')).toEqual(image);
});

it('keeps what has not changed when the images are loaded again, so that no picture is rendered again', () => {
  const store = filledStore();
  const before = selectImage(store.getState(), 'a.jpg');
  store.dispatch(imagesLoaded([{ ...image }, { ...image, name: 'b.jpg' }]));
  expect(selectImage(store.getState(), 'a.jpg')).toBe(before);
  store.dispatch(imagesLoaded([{ ...image, altEn: 'A truck' }]));
  expect(selectImage(store.getState(), 'a.jpg')?.altEn).toBe('A truck');
});

it('applies a description from this page', () => {
  const store = filledStore();
  store.dispatch(imageDescribed({ name: 'a.jpg', altEn: 'A truck' }));
  expect(selectImage(store.getState(), 'a.jpg')).toEqual({ ...image, altEn: 'A truck' });
});

describe('an image that no page shows yet', () => {
  const row = { id: 3, name: 'b.jpg', focalX: 10, focalY: 20, altEn: 'A truck', altFr: 'Un camion' };

  it('has a description, but no facts', () => {
    const store = filledStore();
    store.dispatch(imageDescribed({ name: 'b.jpg', id: 3, altEn: 'A truck' }));
    expect(selectImage(store.getState(), 'b.jpg')).toBeUndefined();
    expect(selectDescription(store.getState(), 'b.jpg')).toMatchObject({ altEn: 'A truck', focalX: 50 });
  });

  it('keeps its description when the images are loaded again, until a page shows it', () => {
    const store = filledStore();
    store.dispatch(imageChange(row));
    store.dispatch(imagesLoaded([image]));
    expect(selectDescription(store.getState(), 'b.jpg')).toMatchObject({ altEn: 'A truck', focalY: 20 });
    store.dispatch(imagesLoaded([image, { ...image, ...row, altEn: 'Another truck' }]));
    expect(selectImage(store.getState(), 'b.jpg')).toMatchObject({ width: 10, altEn: 'Another truck' });
  });

  it('has the default description after its description was removed', () => {
    const store = filledStore();
    store.dispatch(imageChange(row));
    store.dispatch(imageChange(null));
    expect(selectDescription(store.getState(), 'b.jpg')).toEqual(defaultDescription);
  });
});

const mockResponse = (status: number, body: unknown): void => {
  jest.spyOn(globalThis, 'fetch').mockResolvedValue(Response.json(body, { status }));
};

it('reads the images of the server, and leaves out invalid ones', async () => {
  mockResponse(200, { images: [image, { name: 'b.jpg' }, { width: 3 }, null] });
  expect(await fetchImages('')).toEqual([image]);
});

it.each([
  [404, { status: 'fail' }],
  [200, []],
  [200, { images: 'none' }],
])('is empty if the back-end responds with %i %j', async (status, body) => {
  mockResponse(status, body);
  expect(await fetchImages('')).toEqual([]);
});

it('are not read from a server that fails: the page keeps what it has', async () => {
  mockResponse(503, { status: 'fail' });
  await expect(fetchImages('')).rejects.toThrow('503');
});

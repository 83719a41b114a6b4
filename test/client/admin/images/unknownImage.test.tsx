import { act, screen, waitFor } from '@testing-library/react';
import { useDescribedPicture } from '../../../../src/client/admin/images/useDescriptionForm';
import { injectAdminApi } from '../../../../src/client/store/api/adminApi';
import { imageDescribed } from '../../../../src/client/store/content/images';
import { useAppStore } from '../../../../src/client/store/hooks';
import { imageLink } from '../../../../src/model/images/variants';
import { renderScreen } from '../../../support/jsdom/renderScreen';

/* An image that was added since the page was loaded is described. */

const name = `${'a1'.repeat(32)}.png`;

const image = { name, id: 1, width: 300, height: 200, placeholder: '', altEn: 'A valve', altFr: '' };

let responses: ((response: Response) => void)[];

beforeEach(() => {
  responses = [];
  jest.spyOn(globalThis, 'fetch').mockImplementation(() => new Promise((resolve) => responses.push(resolve)));
});

afterEach(() => jest.restoreAllMocks());

const respond = (response: Response): void => act(() => responses.at(-1)?.(response));

const requestCount = (count: number): Promise<void> => waitFor(() => expect(responses).toHaveLength(count));

const Picture = () => {
  const { known, description } = useDescribedPicture(imageLink(name));
  return <p>{known ? `${known.width} ${description.altEn}` : 'unknown'}</p>;
};

const open = () =>
  renderScreen(() => {
    injectAdminApi(useAppStore());
    return <Picture />;
  });

it('is requested once', async () => {
  open();
  await requestCount(1);
  respond(Response.json({ images: [image] }));
  expect(await screen.findByText('300 A valve')).toBeVisible();
  expect(responses).toHaveLength(1);
});

it('is requested again if a description has changed during the request', async () => {
  const { store } = open();
  await requestCount(1);
  act(() => void store.dispatch(imageDescribed({ name, id: 1, altEn: 'A new valve' })));
  respond(Response.json({ images: [image] }));
  await requestCount(2);
  expect(screen.getByText('unknown')).toBeVisible();
  respond(Response.json({ images: [{ ...image, altEn: 'A new valve' }] }));
  expect(await screen.findByText('300 A new valve')).toBeVisible();
});

it('is not requested again after a failure until the form is opened again', async () => {
  const { store, unmount } = open();
  await requestCount(1);
  respond(Response.json({}, { status: 500 }));
  const queries = { 'imageAll(undefined)': { status: 'rejected' } };
  await waitFor(() => expect(store.getState()).toMatchObject({ api: { queries } }));
  expect(screen.getByText('unknown')).toBeVisible();
  expect(responses).toHaveLength(1);
  unmount();
  open();
  await requestCount(2);
});

import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import EditorScreen from '../../../../src/client/admin/editors/EditorScreen';
import { injectAdminApi } from '../../../../src/client/store/api/adminApi';
import { useAppStore } from '../../../../src/client/store/hooks';
import { clearStoredSession, storeSession } from '../../../../src/client/store/session/storedSession';
import { draftName, readDraft, storeDraft } from '../../../../src/client/admin/unsaved/storedDraft';
import { rowDeleted } from '../../../../src/client/store/content/contentActions';
import type { AppStore } from '../../../../src/client/store/store';
import { sessionStarted } from '../../../../src/client/store/session/session';
import { clearToasts } from '../../../support/jsdom/jsdomToasts';
import { renderScreen } from '../../../support/jsdom/renderScreen';
import { saveSample } from '../../../support/data/factories';
import { administrator, isRecord, superUser, TestServer } from '../../../support/site/server/testServer';
import { buttonIn } from '../editors/editing';

/* Values typed into a form survive the end of the browser. */

let server: TestServer;
let token: string;
let id: number;

beforeAll(async () => {
  // The server responds outside of React's act().
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false });
  server = await TestServer.start();
  jsdom.reconfigure({ url: await server.listen() });
  token = await server.login();
});

beforeEach(async () => {
  localStorage.clear();
  ({ id } = await saveSample(server, token, 'product'));
});

afterEach(async () => {
  clearStoredSession();
  await clearToasts();
});

afterAll(() => server.close());

const offer = /was typed here on this device and was not saved/;

const stored = async () => {
  const { body } = await server.request('GET', `/api/product/${id}`);
  return isRecord(body) ? body : {};
};

/** Starts the browser, and opens the form of the part. */
const open = async (email: string = administrator.email): Promise<AppStore> => {
  storeSession(email, token);
  const Screen = () => {
    injectAdminApi(useAppStore());
    return <EditorScreen editor={{ entity: 'product', route: 'edit-parts' }} />;
  };
  const { store } = renderScreen(Screen, { content: { products: [await stored()] } });
  store.dispatch(sessionStarted({ email }));
  fireEvent.click(await buttonIn(document, /^Edit: /));
  await screen.findByRole('dialog');
  return store;
};

/** Ends the browser without a question: nothing in the page runs any more. */
const crash = (): void => cleanup();

const field = (): HTMLElement => screen.getByLabelText('Part number');

/** Types, and waits until the draft is stored. */
const type = async (value: string): Promise<void> => {
  fireEvent.change(field(), { target: { value } });
  await waitFor(() => expect(JSON.stringify(Object.values(localStorage))).toContain(value));
};

it('text typed before a crash is offered, filled in and saved', async () => {
  await open();
  expect(screen.queryByText(offer)).toBeNull();
  await type('NQ-77');
  crash();
  await open();
  expect(await screen.findByText(offer)).not.toHaveTextContent('changed since');
  fireEvent.click(await buttonIn(document, 'Continue with it'));
  expect(field()).toHaveValue('NQ-77');
  fireEvent.click(await buttonIn(document, /^Save/));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect((await stored()).partNumber).toBe('NQ-77');
  crash();
  await open();
  expect(screen.queryByText(offer)).toBeNull();
});

it('a draft that is deleted or cancelled is not offered again', async () => {
  await open();
  await type('NQ-78');
  crash();
  await open();
  fireEvent.click(await buttonIn(document, 'Delete it'));
  expect(field()).not.toHaveValue('NQ-78');
  jest.spyOn(window, 'confirm').mockReturnValue(true);
  await type('NQ-79');
  fireEvent.click(await buttonIn(document, 'Cancel'));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  crash();
  await open();
  expect(screen.queryByText(offer)).toBeNull();
});

it('an offer that nobody answers is made again, with what was typed since', async () => {
  await open();
  await type('NQ-81');
  crash();
  await open();
  expect(await screen.findByText(offer)).toBeInTheDocument();
  fireEvent.change(screen.getByLabelText('Fits – English'), { target: { value: 'Gaskets' } });
  await waitFor(() => expect(JSON.stringify(Object.values(localStorage))).toContain('Gaskets'));
  crash();
  await open();
  fireEvent.click(await buttonIn(document, 'Continue with it'));
  expect(field()).toHaveValue('NQ-81');
  expect(screen.getByLabelText('Fits – English')).toHaveValue('Gaskets');
});

it('the offer says that somebody has changed the same field since, and another account does not see it', async () => {
  await open();
  await type('NQ-80');
  crash();
  await server.request('PUT', '/api/product/update', { token, body: [{ id, partNumber: 'other' }] });
  await open();
  expect(await screen.findByText(offer)).toHaveTextContent('The same fields were changed since then.');
  crash();
  await open(superUser.email);
  expect(screen.queryByText(offer)).toBeNull();
});

it('cancelling the form of a row that is gone leaves the draft of a new row alone', async () => {
  const store = await open();
  const newRowDraft = draftName(administrator.email, 'product new');
  storeDraft(newRowDraft, { partNumber: 'NQ-90' }, {});
  await type('NQ-82');
  await server.request('DELETE', '/api/product/delete', { token, body: { id } });
  fireEvent.click(await buttonIn(document, /^Save/));
  await buttonIn(document, 'Add as a new item');
  act(() => void store.dispatch(rowDeleted({ entity: 'product', id })));
  jest.spyOn(window, 'confirm').mockReturnValue(true);
  fireEvent.click(await buttonIn(document, 'Cancel'));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(readDraft(newRowDraft)).toBeDefined();
  expect(readDraft(draftName(administrator.email, `product ${id}`))).toBeUndefined();
});

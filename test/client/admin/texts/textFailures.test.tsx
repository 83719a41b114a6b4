import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import TextsEditorScreen from '../../../../src/client/admin/texts/TextsEditorScreen';
import { injectAdminApi } from '../../../../src/client/store/api/adminApi';
import { textDeleted } from '../../../../src/client/store/content/contentActions';
import { useAppStore } from '../../../../src/client/store/hooks';
import { selectTexts } from '../../../../src/client/store/selectors';
import { clearStoredSession, storeSession } from '../../../../src/client/store/session/storedSession';
import { sessionConfirmed } from '../../../../src/client/store/session/session';
import type { AppStore } from '../../../../src/client/store/store';
import type { TextResource } from '../../../../src/model/text/texts';
import { initialContent } from '../../../../src/server/content/initialContent';
import type { Failure } from '../../../support/faults/failingRequests';
import { failOnce } from '../../../support/faults/failingRequests';
import { clearToasts } from '../../../support/jsdom/jsdomToasts';
import { renderScreen } from '../../../support/jsdom/renderScreen';
import { administrator, superUser, TestServer } from '../../../support/site/server/testServer';
import { buttonIn } from '../editors/editing';

/* Texts when the server fails, or when another administrator has deleted them: nothing is lost or saved twice. */

let server: TestServer;

beforeAll(async () => {
  // The server responds outside of React's act().
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false });
  server = await TestServer.start({ content: (config) => initialContent({ ...config, demoContent: false }) });
  jsdom.reconfigure({ url: await server.listen() });
});

let confirm: jest.SpyInstance;

beforeEach(() => {
  confirm = jest.spyOn(window, 'confirm').mockReturnValue(true);
});

afterEach(async () => {
  jest.restoreAllMocks();
  clearStoredSession();
  await clearToasts();
});

afterAll(() => server.close());

const storedRows = async (key: string): Promise<readonly TextResource[]> => {
  const { body } = await server.request('GET', '/api/resource/all');
  const { resources } = body as { resources: readonly TextResource[] }; // the server's own response
  return resources.filter((text) => text.object_key === key && text.page === 'accessibility');
};

const storedTexts = async (key: string): Promise<Record<string, string>> =>
  Object.fromEntries((await storedRows(key)).map(({ language, resource }) => [language, resource]));

/** Opens the texts of a short page as one of the two accounts. */
const open = async (account: typeof administrator | typeof superUser): Promise<AppStore> => {
  storeSession(account.email, await server.login(account));
  const Screen = () => {
    injectAdminApi(useAppStore());
    return <TextsEditorScreen />;
  };
  const { store } = renderScreen(Screen, {
    route: '/edit-resources/:classKey',
    path: '/edit-resources/accessibility',
  });
  store.dispatch(
    sessionConfirmed({ email: account.email, isSuperUser: account === superUser, imageHost: null }),
  );
  await screen.findByRole('table');
  return store;
};

const press = async (name: string): Promise<void> => {
  const button = await buttonIn(document, name);
  await waitFor(() => expect(button).not.toHaveAttribute('aria-disabled', 'true'));
  fireEvent.click(button);
};

const toast = async (text: string): Promise<void> => {
  await waitFor(() => {
    const messages = [...document.querySelectorAll('.toast-text')].map(({ textContent }) => textContent);
    expect(messages).toContain(text);
  });
};

const type = (field: HTMLElement, value: string): boolean => fireEvent.change(field, { target: { value } });

const failureMessage = 'Something went wrong. Please advise the developper.';

/** Repeats an action whose request fails in each of the given ways. */
const persist = async (path: string, failures: readonly Failure[], act: () => Promise<void>) => {
  for (const failure of failures) {
    failOnce(`/api/resource/${path}`, failure);
    await act();
    await toast(failureMessage);
    await clearToasts();
  }
};

const inStore = (store: AppStore, key: string): readonly TextResource[] =>
  selectTexts(store.getState()).filter((text) => text.object_key === key && text.page === 'accessibility');

const values = { English: 'Brand new', French: 'Tout nouveau' };

test('while the server fails, a text is added and deleted exactly once', async () => {
  const store = await open(superUser);
  await press('Add a text');
  const element = await screen.findByRole('dialog');
  const dialog = within(element);
  const key = dialog.getByLabelText(/^Key/);
  type(key, 'fresh-text');
  const english = dialog.getByLabelText(/^English/);
  type(english, values.English);
  type(dialog.getByLabelText(/^French/), values.French);
  await persist('saveMany', ['rejected', 'responseLost', 'responseLost', 'rejected'], async () => {
    await press('Save');
    await waitFor(() => expect(element.querySelector('[role=alert]')).toBeVisible());
    expect(key).toHaveValue('fresh-text');
    expect(english).toHaveValue(values.English);
  });
  await press('Save');
  await waitFor(() => expect(element).not.toBeInTheDocument());
  const added = await storedRows('fresh-text');
  expect(added.map(({ language, resource }) => [language, resource]).toSorted()).toEqual([
    ['en', values.English],
    ['fr', values.French],
  ]);
  expect(inStore(store, 'fresh-text')).toEqual(added);

  await clearToasts();
  await persist('delete', ['rejected', 'notSent', 'responseLost'], () => press('Delete fresh-text'));
  await press('Delete fresh-text');
  expect(confirm).toHaveBeenLastCalledWith('Delete the text fresh-text, in both languages?');
  expect(screen.queryByLabelText('Restore the first text of fresh-text')).toBeNull();
  await waitFor(() => expect(screen.queryByLabelText('Delete fresh-text')).toBeNull());
  await waitFor(async () => expect(await storedRows('fresh-text')).toEqual([]));
  expect(inStore(store, 'fresh-text')).toEqual([]);
  expect(document.body).not.toHaveTextContent(failureMessage);
});

test('a text that a screen asks for cannot be deleted; its first text is restored', async () => {
  const store = await open(administrator);
  const [english] = await storedRows('feedback');
  const original = await storedTexts('feedback');
  const token = await server.login();
  const changed = { id: english?.id, resource: 'Changed' };
  await server.request('PUT', '/api/resource/updateById', { token, body: changed });
  confirm.mockReturnValueOnce(false);
  await press('Restore the first text of feedback');
  expect(await storedTexts('feedback')).toMatchObject({ en: 'Changed' });
  await press('Restore the first text of feedback');
  expect(confirm).toHaveBeenLastCalledWith('Restore the first text of feedback, in both languages?');
  await toast('Modified text to database with success');
  expect(screen.queryByLabelText('Delete feedback')).toBeNull();
  expect(await storedTexts('feedback')).toEqual(original);
  expect(
    Object.fromEntries(inStore(store, 'feedback').map((text) => [text.language, text.resource])),
  ).toEqual(original);
});

/** Deletes a text in both languages as another administrator. The page does not get the change. */
const deleteElsewhere = async (key: string): Promise<void> => {
  const token = await server.login(superUser);
  for (const { id } of await storedRows(key)) {
    const { status } = await server.request('DELETE', '/api/resource/delete', { token, body: { id } });
    expect(status).toBe(200);
  }
  expect(await storedRows(key)).toEqual([]);
};

/** Sends the deletion of a text to the page. */
const receiveDeletion = (store: AppStore, key: string): void => {
  for (const { id } of inStore(store, key)) act(() => void store.dispatch(textDeleted(id)));
};

describe('a text that another administrator deleted while it was edited', () => {
  const deletedMessage = 'The text was not saved. This item no longer exists. It may have been deleted.';
  const edit = async (key: string, typed: string): Promise<HTMLElement> => {
    await press(`Edit ${key}`);
    const field = await screen.findByLabelText(`English text, ${key}`);
    type(field, typed);
    return field;
  };

  test('is reported as deleted to an administrator, and what was typed stays', async () => {
    await open(administrator);
    const field = await edit('introduction', 'We promise');
    await deleteElsewhere('introduction');
    for (const typed of ['We promise', 'We promise it']) {
      type(field, typed);
      await press('Save');
      expect(await screen.findByText(deletedMessage)).toBeVisible();
      expect(field).toHaveValue(typed);
    }
    expect(await storedRows('introduction')).toEqual([]);
  });

  test('is reported as deleted to the super-user, and can be added again with what was typed', async () => {
    const store = await open(superUser);
    const key = 'title';
    const before = await storedTexts(key);
    const field = await edit(key, 'For ever');
    await deleteElsewhere(key);
    await press('Save');
    expect(await screen.findByText(deletedMessage)).toBeVisible();
    expect(field).toHaveValue('For ever');
    receiveDeletion(store, key);
    await press('Save');
    await waitFor(() => expect(field).not.toBeInTheDocument());
    expect(await storedTexts(key)).toEqual({ ...before, en: 'For ever' }); // as the form shows it
  });

  test('is added again with its formatting, also before the page receives the deletion', async () => {
    await open(superUser);
    const key = 'measures';
    await press(`Edit ${key}`);
    const dialog = within(await screen.findByRole('dialog'));
    const field = await dialog.findByRole('textbox', { name: 'English text' });
    Object.defineProperty(field, 'isContentEditable', { value: true }); // jsdom lacks it, and the editor needs it
    // The editor listens to keys as soon as a click on its label focuses it.
    await waitFor(() => {
      fireEvent.click(dialog.getByText('English text'));
      expect(field).toHaveFocus();
    });
    for (const pressed of ['a', 'i']) fireEvent.keyDown(field, { key: pressed, ctrlKey: true });
    await waitFor(() => expect(field.querySelector('em')).not.toBeNull());
    await deleteElsewhere(key);
    await press('Save');
    expect(await dialog.findByText(deletedMessage)).toBeVisible();
    await press('Save');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    const texts = await storedRows(key);
    expect(texts).toMatchObject([{ isHtml: true }, { isHtml: true }]);
    expect(texts.find(({ language }) => language === 'en')?.resource).toContain('<em>');
  });
});

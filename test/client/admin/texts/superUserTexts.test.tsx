import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { ComponentType } from 'react';
import { useEffect } from 'react';
import TextsEditorScreen from '../../../../src/client/admin/texts/TextsEditorScreen';
import TextsIndexScreen from '../../../../src/client/admin/texts/TextsIndexScreen';
import { injectAdminApi } from '../../../../src/client/store/api/adminApi';
import { textDeleted } from '../../../../src/client/store/content/contentActions';
import { useAppDispatch, useAppStore } from '../../../../src/client/store/hooks';
import { selectTexts } from '../../../../src/client/store/selectors';
import { sessionConfirmed } from '../../../../src/client/store/session/session';
import type { AppStore } from '../../../../src/client/store/store';
import { clearToasts } from '../../../support/jsdom/jsdomToasts';
import { plain, renderScreen } from '../../../support/jsdom/renderScreen';
import { paste, userEvent } from '../../../support/jsdom/userEvent';

/* Changes of texts that only the super-user makes, and the search for texts. Other tests check the rules of the server. */

let changes: { readonly method: string; readonly path: string; readonly body: unknown }[];

beforeEach(() => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false });
  changes = [];
  jest.spyOn(globalThis, 'fetch').mockImplementation(async (input) => {
    const request = input instanceof Request ? input : new Request(new URL(String(input), location.href));
    const { method, url } = request;
    if (method === 'GET') return Response.json({ keys: [] });
    const body: unknown = await request.json();
    changes.push({ method, path: new URL(url).pathname, body });
    const { changed = [] } = body as { changed?: readonly object[] }; // of a request that saves several
    const resources = changed.map((text) => ({ object_key: 'copyright', page: 'footer', ...text }));
    return Response.json({ status: 'success', id: 100_000, resources });
  });
});

afterEach(async () => {
  jest.restoreAllMocks();
  await clearToasts();
});

const openScreen = (Screen: ComponentType, isSuperUser: boolean, path: string) => {
  const LoggedIn = () => {
    injectAdminApi(useAppStore());
    const dispatch = useAppDispatch();
    useEffect(() => {
      dispatch(sessionConfirmed({ email: 'admin@example.com', isSuperUser, imageHost: null }));
    }, [dispatch]);
    return <Screen />;
  };
  return renderScreen(LoggedIn, { route: '/edit-resources/:classKey', path });
};

const openTexts = (page: string, isSuperUser: boolean) =>
  openScreen(TextsEditorScreen, isSuperUser, `/edit-resources/${page}`);

const rowOf = (key: string): HTMLElement => {
  const row = screen.getByRole('rowheader', { name: key }).closest('tr');
  if (!row) throw new Error(`There is no row ${key}.`);
  return row;
};

const idOf = (store: AppStore, page: string, key: string, language: string): number =>
  selectTexts(store.getState()).find(
    (text) => text.object_key === key && text.page === page && text.language === language,
  )?.id ?? 0;

const type = (field: HTMLElement, value: string): boolean => fireEvent.change(field, { target: { value } });

describe('an administrator', () => {
  it('adds no texts, marks none as HTML, and does not edit the texts of the super-user', async () => {
    const { unmount } = openTexts('footer', false);
    expect(rowOf('copyright')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Add a text' })).toBeNull();
    expect(screen.queryByRole('checkbox')).toBeNull();
    unmount();
    const ofSuperUser = openTexts('super', false);
    expect(await screen.findByText('Only the super-user can edit these texts.')).toBeVisible();
    ofSuperUser.unmount();
    openScreen(TextsIndexScreen, false, '/edit-resources/all');
    expect(screen.getByRole('link', { name: /^Home \d+ texts/ })).toBeVisible();
    expect(screen.queryByRole('link', { name: /^Super-user/ })).toBeNull();
  });

  it('does not add a missing translation', async () => {
    const { store } = openTexts('navigation', false);
    act(() => void store.dispatch(textDeleted(idOf(store, 'navigation', 'careers', 'en'))));
    expect(rowOf('careers')).toHaveTextContent('Missing translation');
    fireEvent.click(screen.getByRole('button', { name: 'Edit careers' }));
    expect(await screen.findByText(/Only the super-user can add the translation\.$/)).toBeVisible();
    expect(screen.getByLabelText('English text, careers')).toHaveAttribute('readonly');
  });
});

describe('the super-user', () => {
  it('adds a text in both languages or not at all, once', async () => {
    openTexts('footer', true);
    fireEvent.click(screen.getByRole('button', { name: 'Add a text' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Add a text to: Footer' }));
    type(dialog.getByLabelText(/^Key/), 'Bad Key!');
    type(dialog.getByLabelText(/^English text/), 'Built to last');
    fireEvent.click(dialog.getByText('Save'));
    expect(dialog.getByText('The text is required in both languages')).toBeVisible();
    expect(dialog.getByText(/^Use only unaccented letters and digits/)).toBeVisible();
    expect(changes).toEqual([]);
    type(dialog.getByLabelText(/^Key/), 'motto');
    type(dialog.getByLabelText(/^French text/), 'Bâti pour durer');
    await userEvent.dblClick(dialog.getByText('Save'));
    await screen.findByText('Added text to database with success');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    const added = [
      { object_key: 'motto', language: 'en', resource: 'Built to last' },
      { object_key: 'motto', language: 'fr', resource: 'Bâti pour durer' },
    ];
    expect(changes).toMatchObject([{ path: '/api/resource/saveMany', body: { added } }]);
  });

  it('marks a text as HTML in both languages, and as plain text again', async () => {
    const { store } = openTexts('footer', true);
    const flags = () =>
      (['en', 'fr'] as const).map((language) => {
        const id = idOf(store, 'footer', 'copyright', language);
        return selectTexts(store.getState()).find((text) => text.id === id)?.isHtml;
      });
    for (const isHtml of [true, false]) {
      fireEvent.click(screen.getByRole('checkbox', { name: 'copyright is HTML' }));
      await screen.findByText('Modified text to database with success');
      await waitFor(() => expect(flags()).toEqual([isHtml, isHtml]));
      await clearToasts();
    }
    expect(changes.map(({ path }) => path)).toEqual(['/api/resource/saveMany', '/api/resource/saveMany']);
  });

  it('adds a missing translation', async () => {
    const { store } = openTexts('navigation', true);
    act(() => void store.dispatch(textDeleted(idOf(store, 'navigation', 'careers', 'en'))));
    fireEvent.click(screen.getByRole('button', { name: 'Edit careers' }));
    const field = await screen.findByLabelText('English text, careers');
    type(field, 'Work with us');
    fireEvent.keyDown(field, { key: 'Enter' });
    await screen.findByText('Modified text to database with success');
    expect(changes).toMatchObject([
      { method: 'POST', body: { object_key: 'careers', language: 'en', resource: 'Work with us' } },
    ]);
  });
});

it('a search finds a text by words without accents, and leads to its editor', async () => {
  openScreen(TextsIndexScreen, false, '/edit-resources/all');
  await paste(screen.getByRole('searchbox'), 'citernes a vendre');
  const link = await screen.findByRole('link', { name: (name) => plain(name) === 'Home – see-tankers' });
  expect(link).toHaveAttribute('href', '/edit-resources/home?search=see-tankers');
});

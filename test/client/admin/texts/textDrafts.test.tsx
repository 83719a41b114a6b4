import { act, cleanup, screen, waitFor } from '@testing-library/react';
import ContactsEditorScreen from '../../../../src/client/admin/contacts/ContactsEditorScreen';
import TextsEditorScreen from '../../../../src/client/admin/texts/TextsEditorScreen';
import { draftName, storeDraft } from '../../../../src/client/admin/unsaved/storedDraft';
import { sessionConfirmed } from '../../../../src/client/store/session/session';
import { injectAdminApi } from '../../../../src/client/store/api/adminApi';
import { useAppStore } from '../../../../src/client/store/hooks';
import { clearToasts } from '../../../support/jsdom/jsdomToasts';
import { renderScreen } from '../../../support/jsdom/renderScreen';
import { paste, userEvent } from '../../../support/jsdom/userEvent';

/* Words typed into the editors of texts and of contacts survive the end of the browser. */

const offer = /was typed here on this device and was not saved/;

const withApi = (Screen: () => React.ReactNode) => () => {
  injectAdminApi(useAppStore());
  return <Screen />;
};

beforeEach(() => {
  localStorage.clear();
  jest.spyOn(globalThis, 'fetch').mockImplementation(() => Promise.resolve(Response.json({ status: 'ok' })));
});

afterEach(async () => {
  jest.restoreAllMocks();
  await clearToasts();
});

/** Ends the browser without a question: nothing in the page runs any more. */
const crash = (): void => cleanup();

const untilStored = (value: string): Promise<void> =>
  waitFor(() => expect(JSON.stringify(Object.values(localStorage))).toContain(value));

describe('the form of a text', () => {
  const field = (): HTMLElement => screen.getByRole('textbox', { name: 'English text, feedback' });

  const edit = (): Promise<void> => userEvent.click(screen.getByRole('button', { name: /^Edit feedback$/ }));

  const open = (): Promise<void> => {
    renderScreen(withApi(TextsEditorScreen), {
      route: '/edit-resources/:classKey',
      path: '/edit-resources/accessibility',
    });
    return edit();
  };

  it('offers what was typed before a crash once, also if it is saved then', async () => {
    await open();
    expect(screen.queryByText(offer)).toBeNull();
    await userEvent.clear(field());
    await userEvent.type(field(), 'Typed before');
    await untilStored('Typed before');
    crash();
    await open();
    await userEvent.click(screen.getByRole('button', { name: 'Continue with it' }));
    expect(field()).toHaveValue('Typed before');
    expect(field()).toHaveFocus();
    expect(screen.queryByText(offer)).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(screen.queryByRole('textbox', { name: /feedback/ })).toBeNull());
    crash();
    await open();
    expect(screen.queryByText(offer)).toBeNull();
  });

  it('offers a draft again if nobody has answered the offer', async () => {
    await open();
    await paste(field(), ' typed');
    await untilStored(' typed');
    crash();
    await open();
    expect(screen.getByText(offer)).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    await edit();
    expect(screen.getByText(offer)).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: /^Edit introduction$/ }));
    await edit();
    expect(screen.getByText(offer)).toBeVisible();
  });

  it('does not offer what was cancelled', async () => {
    await open();
    await paste(field(), ' no');
    await untilStored(' no');
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    await edit();
    expect(screen.queryByText(offer)).toBeNull();
  });
});

it('the dialog of a formatted text has the focus in its editor after the offer is answered', async () => {
  storeDraft(draftName('', 'text accessibility measures'), { en: '<p>Typed before</p>' }, { en: '', fr: '' });
  renderScreen(withApi(TextsEditorScreen), {
    route: '/edit-resources/:classKey',
    path: '/edit-resources/accessibility',
  });
  await userEvent.click(screen.getByRole('button', { name: /^Edit measures$/ }));
  const editor = (): Promise<HTMLElement> => screen.findByRole('textbox', { name: 'English text' });
  await editor();
  await userEvent.click(screen.getByRole('button', { name: 'Continue with it' }));
  expect(await editor()).toHaveTextContent('Typed before');
  expect(await editor()).toHaveFocus();
});

describe('the dialog of a new text', () => {
  const open = async (): Promise<void> => {
    const { store } = renderScreen(withApi(TextsEditorScreen), {
      route: '/edit-resources/:classKey',
      path: '/edit-resources/accessibility',
    });
    const session = { email: 'me@example.com', isSuperUser: true, imageHost: null };
    act(() => void store.dispatch(sessionConfirmed(session)));
    await userEvent.click(await screen.findByRole('button', { name: 'Add a text' }));
    await screen.findByRole('textbox', { name: /^Key/ });
  };

  const key = (): HTMLElement => screen.getByRole('textbox', { name: /^Key/ });

  const french = (): HTMLElement => screen.getByRole('textbox', { name: /^French text( \*)?$/ });

  it('offers what was typed before a crash', async () => {
    await open();
    await paste(key(), 'new-text');
    await paste(french(), 'Nouveau');
    await untilStored('Nouveau');
    crash();
    await open();
    expect(key()).toHaveValue('');
    await userEvent.click(screen.getByRole('button', { name: 'Continue with it' }));
    expect(key()).toHaveValue('new-text');
    expect(key()).toHaveFocus();
    expect(french()).toHaveValue('Nouveau');
  });

  it('does not offer what was cancelled', async () => {
    jest.spyOn(window, 'confirm').mockReturnValue(true);
    await open();
    await paste(key(), 'no');
    await untilStored('no');
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    await userEvent.click(screen.getByRole('button', { name: 'Add a text' }));
    expect(screen.queryByText(offer)).toBeNull();
  });
});

it('a row of the contacts offers what was typed before a crash', async () => {
  const open = async () => {
    const content = { emails: [], telephones: [], openings: [], openingExceptions: [] };
    renderScreen(withApi(ContactsEditorScreen), { content });
    const add = screen.getByRole('region', { name: 'E-mails' }).querySelector<HTMLElement>('[data-adds]');
    await userEvent.click(add ?? document.body);
    return screen.getByRole('textbox', { name: 'Name in English' });
  };
  await paste(await open(), 'Night desk');
  await untilStored('Night desk');
  crash();
  expect(await open()).toHaveValue('');
  await userEvent.click(screen.getByRole('button', { name: 'Continue with it' }));
  expect(screen.getByRole('textbox', { name: 'Name in English' })).toHaveValue('Night desk');
});

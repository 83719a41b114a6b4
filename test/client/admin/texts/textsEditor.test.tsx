import { act, screen, waitFor, within } from '@testing-library/react';
import TextsEditorScreen from '../../../../src/client/admin/texts/TextsEditorScreen';
import { injectAdminApi } from '../../../../src/client/store/api/adminApi';
import { textAdded, textUpdated } from '../../../../src/client/store/content/contentActions';
import { useAppStore } from '../../../../src/client/store/hooks';
import { selectTexts } from '../../../../src/client/store/selectors';
import { selectHasUnsavedChanges } from '../../../../src/client/store/session/unsaved';
import type { AppStore } from '../../../../src/client/store/store';
import { clearToasts, settleToasts } from '../../../support/jsdom/jsdomToasts';
import { plain, renderScreen } from '../../../support/jsdom/renderScreen';
import { paste, userEvent } from '../../../support/jsdom/userEvent';

const words = {
  en: {
    edit: /^Edit feedback$/,
    text: 'English text, feedback',
    friday: 'English text, friday-sales-hours',
    editFriday: 'Edit friday-sales-hours',
    save: 'Save',
    cancel: 'Cancel',
    required: 'This text cannot be empty.',
    discarded: 'Your change was not saved.',
    back: 'Resume editing',
  },
  fr: {
    edit: /^Modifier feedback$/,
    text: 'Texte français, feedback',
    cancel: 'Annuler',
    required: 'Ce texte ne peut pas être vide.',
    discarded: 'Votre modification n’a pas été enregistrée.',
    back: 'Reprendre la saisie',
  },
} as const;

const mockRequests = () =>
  jest.spyOn(globalThis, 'fetch').mockImplementation(() => Promise.resolve(Response.json({ status: 'ok' })));

const changesIn = (calls: readonly (readonly unknown[])[]) =>
  calls.filter(([request]) => request instanceof Request && request.method !== 'GET');

const open = (language: 'en' | 'fr', page = 'accessibility') => {
  const Screen = () => {
    injectAdminApi(useAppStore());
    return <TextsEditorScreen />;
  };
  return renderScreen(Screen, {
    language,
    route: '/edit-resources/:classKey',
    path: `/edit-resources/${page}`,
  });
};

afterEach(async () => {
  jest.restoreAllMocks();
  await clearToasts();
});

describe('a text', () => {
  it('cannot be empty: an error is shown at the field, and nothing is sent', async () => {
    const fetchSpy = mockRequests();
    open('fr');
    await userEvent.click(screen.getByRole('button', { name: words.fr.edit }));
    const field = screen.getByRole('textbox', { name: words.fr.text });
    await userEvent.clear(field);
    await paste(field, '  ');
    await userEvent.keyboard('{Enter}');
    expect(field).toHaveAccessibleDescription(expect.stringContaining(words.fr.required));
    expect(field).toBeInvalid();
    expect(field).toHaveFocus();
    expect(field).toHaveValue('  ');
    expect(changesIn(fetchSpy.mock.calls)).toEqual([]);
    await paste(field, 'Here we are');
    expect(screen.queryByText(words.fr.required)).not.toBeInTheDocument();
  });

  it('may be empty if the page leaves out blank texts', async () => {
    const fetchSpy = mockRequests();
    open('en', 'contact');
    await userEvent.click(screen.getByRole('button', { name: words.en.editFriday }));
    await userEvent.clear(screen.getByRole('textbox', { name: words.en.friday }));
    await userEvent.click(screen.getByRole('button', { name: words.en.save }));
    expect(screen.queryByText(words.en.required)).not.toBeInTheDocument();
    expect(changesIn(fetchSpy.mock.calls)).toHaveLength(1);
  });

  it.each([
    ['Escape', 'fr'],
    ['cancel', 'en'],
  ] as const)('that was discarded by %s can be restored as typed, in %s', async (way, language) => {
    const labels = words[language];
    open(language);
    await userEvent.click(screen.getByRole('button', { name: labels.edit }));
    const typed = `Almost lost ${way}`;
    const field = screen.getByRole('textbox', { name: labels.text });
    await userEvent.clear(field);
    await paste(field, typed);
    if (way === 'Escape') await userEvent.keyboard('{Escape}');
    else await userEvent.click(screen.getByRole('button', { name: labels.cancel }));
    expect(field).not.toBeInTheDocument();
    expect(await screen.findByText(labels.discarded)).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: labels.back }));
    expect(screen.getByRole('textbox', { name: labels.text })).toHaveValue(typed);
  });
});

it('an unchanged text closes without a message, and the offer to restore a text ends with its page', async () => {
  const { unmount } = open('en');
  await userEvent.click(screen.getByRole('button', { name: words.en.edit }));
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByText(words.en.discarded)).not.toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: words.en.edit }));
  await userEvent.type(screen.getByRole('textbox', { name: words.en.text }), '!{Escape}');
  expect(await screen.findByText(words.en.discarded)).toBeVisible();
  unmount();
  await waitFor(() => {
    settleToasts();
    expect(screen.queryByRole('button', { name: words.en.back })).not.toBeInTheDocument();
  });
});

it('a text is not sent if nothing was changed, and is left for another text only after a question', async () => {
  const fetchSpy = mockRequests();
  const confirm = jest.spyOn(window, 'confirm').mockReturnValue(false);
  const { store } = open('en');
  await userEvent.click(screen.getByRole('button', { name: words.en.edit }));
  await userEvent.type(screen.getByRole('textbox', { name: words.en.text }), '{Enter}');
  expect(screen.queryByRole('textbox', { name: words.en.text })).not.toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: words.en.edit }));
  const field = screen.getByRole('textbox', { name: words.en.text });
  await paste(field, ' half');
  await waitFor(() => expect(selectHasUnsavedChanges(store.getState())).toBe(true)); // so links ask too
  await userEvent.click(screen.getByRole('button', { name: 'Edit introduction' }));
  expect(confirm).toHaveBeenCalledTimes(1);
  expect(field).toHaveDisplayValue(/ half$/);
  expect(changesIn(fetchSpy.mock.calls)).toEqual([]);
});

const flag = (store: AppStore, key: string, isHtml: boolean): void => {
  for (const { id, object_key, page } of selectTexts(store.getState()))
    if (object_key === key && page === 'accessibility')
      act(() => void store.dispatch(textUpdated({ id, isHtml })));
};

it('a text keeps what was typed if another administrator marks it as HTML', async () => {
  const { store } = open('en');
  await userEvent.click(screen.getByRole('button', { name: words.en.edit }));
  await paste(screen.getByRole('textbox', { name: words.en.text }), ' and more');
  flag(store, 'feedback', true);
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(screen.getByDisplayValue(/ and more$/)).toHaveFocus();
});

it('a text stays open in its dialog if another administrator marks it as plain text', async () => {
  const { store } = open('en');
  await userEvent.click(screen.getByRole('button', { name: 'Edit measures' }));
  const dialog = await screen.findByRole('dialog');
  flag(store, 'measures', false);
  expect(dialog).toBeVisible();
  await userEvent.click(within(dialog).getByRole('button', { name: 'Cancel' }));
  await userEvent.click(screen.getByRole('button', { name: 'Edit measures' }));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(screen.getByRole('textbox', { name: 'English text, measures' })).toBeVisible();
});

it.each([
  [
    'en',
    'This page has driven off',
    'The site has no texts under “nonsense”. Check the address.',
    'All texts',
  ],
  [
    'fr',
    'Cette page a pris la route',
    'Le site n’a aucun texte sous « nonsense ». Vérifiez l’adresse.',
    'Tous les textes',
  ],
] as const)(
  'the editor of a page without texts says that it is not found, in %s',
  (language, title, labels, all) => {
    open(language, 'nonsense');
    expect(screen.getByRole('heading', { level: 1, name: title })).toBeVisible();
    expect(screen.getByText((text) => plain(text) === labels)).toBeVisible();
    expect(screen.getByRole('link', { name: all })).toHaveAttribute('href', '/edit-resources');
  },
);

it.each([
  ['en', ['English text', 'French text']],
  ['fr', ['Texte français', 'Texte anglais']],
] as const)("the columns and the fields begin with the reader's language, in %s", async (language, order) => {
  open(language);
  const headers = [...document.querySelectorAll('th[scope=col]')].map(({ textContent }) => textContent);
  expect(headers.slice(1, 3)).toEqual(order);
  await userEvent.click(screen.getByRole('button', { name: words[language].edit }));
  const fields = screen.getAllByRole('textbox', { name: /feedback/ });
  expect(fields.map((field) => field.ariaLabel)).toEqual(order.map((label) => `${label}, feedback`));
});

it.each([
  ['en', '0 of 1 text'],
  ['fr', '0 sur 1 texte'],
] as const)(
  'in %s, a search in a page with one text counts it in the singular: %s',
  async (language, message) => {
    const { store } = open(language, 'somewhere');
    const text = {
      id: 100_000,
      object_key: 'only',
      resource: 'The only text',
      page: 'somewhere',
      isHtml: false,
    };
    act(() => void store.dispatch(textAdded({ ...text, language })));
    await paste(screen.getByRole('searchbox'), 'nowhere');
    expect(await screen.findByText(message)).toBeVisible();
  },
);

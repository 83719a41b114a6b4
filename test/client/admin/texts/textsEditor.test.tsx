import { act, screen, waitFor, within } from '@testing-library/react';
import TextsEditorScreen from '../../../../src/client/admin/texts/TextsEditorScreen';
import { injectAdminApi } from '../../../../src/client/store/api/adminApi';
import { textUpdated } from '../../../../src/client/store/content/contentActions';
import { useAppStore } from '../../../../src/client/store/hooks';
import { selectTexts } from '../../../../src/client/store/selectors';
import type { AppStore } from '../../../../src/client/store/store';
import { clearToasts, settleToasts } from '../../../support/jsdom/jsdomToasts';
import { plain, renderScreen } from '../../../support/jsdom/renderScreen';
import { userEvent } from '../../../support/jsdom/userEvent';

const words = {
  en: {
    edit: /^Edit commitment$/,
    text: 'English text, commitment',
    friday: 'English text, friday-sales-hours',
    editFriday: 'Edit friday-sales-hours',
    save: 'Save',
    cancel: 'Cancel',
    refused: 'This text cannot be empty.',
    given: 'Your change was not saved.',
    back: 'Resume editing',
  },
  fr: {
    edit: /^Modifier commitment$/,
    text: 'Texte français, commitment',
    cancel: 'Annuler',
    refused: 'Ce texte ne peut pas être vide.',
    given: 'Votre modification n’a pas été enregistrée.',
    back: 'Reprendre la saisie',
  },
} as const;

const requests = () =>
  jest.spyOn(globalThis, 'fetch').mockImplementation(() => Promise.resolve(Response.json({ status: 'ok' })));

const open = (language: 'en' | 'fr', page = 'home') => {
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
  it('cannot be emptied: it says so at the field, keeps what was typed and sends nothing', async () => {
    const sent = requests();
    open('fr');
    await userEvent.click(screen.getByRole('button', { name: words.fr.edit }));
    const field = screen.getByRole('textbox', { name: words.fr.text });
    await userEvent.clear(field);
    await userEvent.type(field, '  {Enter}');
    expect(field).toHaveAccessibleDescription(expect.stringContaining(words.fr.refused));
    expect(field).toBeInvalid();
    expect(field).toHaveFocus();
    expect(field).toHaveValue('  ');
    expect(sent).not.toHaveBeenCalled();
    await userEvent.type(field, 'Here we are');
    expect(screen.queryByText(words.fr.refused)).not.toBeInTheDocument();
  });

  it('may be emptied where the page leaves out what is blank', async () => {
    const sent = requests();
    open('en', 'contact');
    await userEvent.click(screen.getByRole('button', { name: words.en.editFriday }));
    await userEvent.clear(screen.getByRole('textbox', { name: words.en.friday }));
    await userEvent.click(screen.getByRole('button', { name: words.en.save }));
    expect(screen.queryByText(words.en.refused)).not.toBeInTheDocument();
    expect(sent).toHaveBeenCalled();
  });

  it.each([
    ['Escape', 'fr'],
    ['cancel', 'en'],
  ] as const)('that was given up by %s is brought back as it was typed, in %s', async (way, language) => {
    const said = words[language];
    open(language);
    await userEvent.click(screen.getByRole('button', { name: said.edit }));
    const typed = `Almost lost ${way}`;
    const field = screen.getByRole('textbox', { name: said.text });
    await userEvent.clear(field);
    await userEvent.type(field, typed);
    if (way === 'Escape') await userEvent.keyboard('{Escape}');
    else await userEvent.click(screen.getByRole('button', { name: said.cancel }));
    expect(field).not.toBeInTheDocument();
    expect(await screen.findByText(said.given)).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: said.back }));
    expect(screen.getByRole('textbox', { name: said.text })).toHaveValue(typed);
  });
});

it('that was left as it is goes without a word, and an offer goes with its page', async () => {
  const { unmount } = open('en');
  await userEvent.click(screen.getByRole('button', { name: words.en.edit }));
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByText(words.en.given)).not.toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: words.en.edit }));
  await userEvent.type(screen.getByRole('textbox', { name: words.en.text }), '!{Escape}');
  expect(await screen.findByText(words.en.given)).toBeVisible();
  unmount();
  await waitFor(() => {
    settleToasts();
    expect(screen.queryByRole('button', { name: words.en.back })).not.toBeInTheDocument();
  });
});

const flag = (store: AppStore, key: string, isHtml: boolean): void => {
  for (const { id, object_key, page } of selectTexts(store.getState()))
    if (object_key === key && page === 'home') act(() => void store.dispatch(textUpdated({ id, isHtml })));
};

it('stays as it was typed where another flags it as HTML meanwhile', async () => {
  const { store } = open('en');
  await userEvent.click(screen.getByRole('button', { name: words.en.edit }));
  await userEvent.type(screen.getByRole('textbox', { name: words.en.text }), ' and more');
  flag(store, 'commitment', true);
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(screen.getByDisplayValue(/ and more$/)).toHaveFocus();
});

it('stays open in its dialog where another says meanwhile that it is no HTML', async () => {
  const { store } = open('en');
  await userEvent.click(screen.getByRole('button', { name: 'Edit main-description-1' }));
  const dialog = await screen.findByRole('dialog');
  flag(store, 'main-description-1', false);
  expect(dialog).toBeVisible();
  await userEvent.click(within(dialog).getByRole('button', { name: 'Cancel' }));
  await userEvent.click(screen.getByRole('button', { name: 'Edit main-description-1' }));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(screen.getByRole('textbox', { name: 'English text, main-description-1' })).toBeVisible();
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
] as const)('of a page that has none is not found, in %s', (language, title, said, all) => {
  open(language, 'nonsense');
  expect(screen.getByRole('heading', { level: 1, name: title })).toBeVisible();
  expect(screen.getByText((text) => plain(text) === said)).toBeVisible();
  expect(screen.getByRole('link', { name: all })).toHaveAttribute('href', '/edit-resources');
});

import { act, screen, waitFor, within } from '@testing-library/react';
import ContactsEditorScreen from '../../../../src/client/admin/contacts/ContactsEditorScreen';
import { injectAdminApi } from '../../../../src/client/store/api/adminApi';
import { useAppStore } from '../../../../src/client/store/hooks';
import { languageChosen } from '../../../../src/client/store/language';
import { newRow } from '../../../../src/model/schema/rows';
import { clearToasts } from '../../../support/jsdom/jsdomToasts';
import type { ScreenSettings } from '../../../support/jsdom/renderScreen';
import { renderScreen } from '../../../support/jsdom/renderScreen';
import { paste, userEvent } from '../../../support/jsdom/userEvent';

const open = (language: 'en' | 'fr', settings: Pick<ScreenSettings, 'content' | 'brand'> = {}) => {
  const Screen = () => {
    injectAdminApi(useAppStore());
    return <ContactsEditorScreen />;
  };
  return renderScreen(Screen, {
    language,
    ...settings,
    content: { emails: [], telephones: [], openings: [], openingExceptions: [], ...settings.content },
  });
};

const words = {
  en: {
    emails: 'E-mails',
    add: 'Add',
    save: 'Save',
    name: 'Name in English',
    discarded: 'Your change was not saved.',
    back: 'Resume editing',
  },
  fr: {
    emails: 'Courriels',
    add: 'Ajouter',
    save: 'Enregistrer',
    name: 'Nom en anglais',
    discarded: 'Votre modification n’a pas été enregistrée.',
    back: 'Reprendre la saisie',
  },
} as const;

afterEach(clearToasts);

describe('a new row with a missing field', () => {
  const startNewRow = async (language: 'en' | 'fr') => {
    const labels = words[language];
    const { store } = open(language);
    const table = within(screen.getByRole('region', { name: labels.emails }));
    await userEvent.click(table.getByRole('button', { name: labels.add }));
    return { labels, table, store };
  };

  it('is discarded, and the form can be opened again with what was typed, and stays so in the other language', async () => {
    const { labels, table, store } = await startNewRow('fr');
    await paste(table.getByRole('textbox', { name: labels.name }), 'Half a row');
    await userEvent.keyboard('{Enter}');
    expect(table.queryByRole('textbox')).not.toBeInTheDocument();
    expect(await screen.findByText(labels.discarded)).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: labels.back }));
    expect(table.getByRole('textbox', { name: labels.name })).toHaveValue('Half a row');
    expect(table.getAllByRole('textbox')[0]).toHaveFocus();
    expect(table.getAllByRole('textbox')[1]).toHaveAccessibleName(labels.name); // French first
    await paste(table.getByRole('textbox', { name: labels.name }), ', and the rest');
    act(() => void store.dispatch(languageChosen('en')));
    const english = within(screen.getByRole('region', { name: words.en.emails }));
    const field = english.getByRole('textbox', { name: words.en.name });
    expect(field).toHaveValue('Half a row, and the rest');
    expect(field).toHaveFocus();
  });

  it('is discarded without a message if nothing was typed, and the Add button has the focus', async () => {
    const { labels, table } = await startNewRow('en');
    await userEvent.click(table.getByRole('button', { name: labels.save }));
    expect(table.queryByRole('textbox')).not.toBeInTheDocument();
    expect(screen.queryByText(labels.discarded)).not.toBeInTheDocument();
    expect(table.getByRole('button', { name: labels.add })).toHaveFocus();
  });
});

describe('another incomplete new row', () => {
  const names = { 'Name in English': 'Desk', 'Name in French': 'Bureau' };

  const addIn = async (region: string) => {
    const sent = jest.spyOn(globalThis, 'fetch');
    open('en');
    const table = within(screen.getByRole('region', { name: region }));
    await userEvent.click(table.getByRole('button', { name: 'Add' }));
    for (const [name, value] of Object.entries(names))
      await paste(table.getByRole('textbox', { name }), value);
    await userEvent.click(table.getByRole('button', { name: 'Save' }));
    expect(sent).not.toHaveBeenCalled();
    sent.mockRestore();
    return table;
  };

  it('of the telephones is not saved, and says which field is missing', async () => {
    const table = await addIn('Telephones');
    expect(await table.findByText('This field is required.')).toBeVisible();
  });

  it('of the opening hours is discarded without a question and a request, and can be restored', async () => {
    const table = await addIn('Opening hours');
    expect(table.queryByRole('textbox')).not.toBeInTheDocument();
    await userEvent.click(await screen.findByRole('button', { name: 'Resume editing' }));
    expect(table.getByRole('textbox', { name: 'Name in English' })).toHaveValue('Desk');
  });
});

it('the contacts of the brand of the site are shown first', () => {
  open('fr', { brand: 'rubicuve' });
  expect(screen.getByRole('combobox', { name: 'Emplacement' })).toHaveDisplayValue('Lévis');
});

it('the name of a location is edited, and the choice shows it', async () => {
  const sent = jest
    .spyOn(globalThis, 'fetch')
    .mockImplementation(() => Promise.resolve(Response.json({ status: 'success' })));
  open('en');
  const choice = screen.getByRole('combobox', { name: 'Location' });
  await userEvent.click(screen.getByRole('button', { name: 'Edit: Trois-Rivières' }));
  const dialog = within(await screen.findByRole('dialog'));
  const field = await dialog.findByRole('textbox', { name: /^Name/ });
  await userEvent.clear(field);
  await paste(field, 'Yard');
  await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Modified location to database with success')).toBeVisible();
  await waitFor(() => expect(screen.getByRole('button', { name: 'Edit: Yard' })).toHaveFocus());
  expect(choice).toHaveDisplayValue('Yard');
  const [request] =
    sent.mock.calls.find(([input]) => input instanceof Request && input.method === 'PUT') ?? [];
  expect(await (request as Request).clone().text()).toContain('"nameEn":"Yard"');
  sent.mockRestore();
});

describe('a value that is not of the kind of its field', () => {
  test.each([
    ['E-mails', 'E-mail', 'someone', 'Enter a valid e-mail address', 'someone@example.com'],
    ['Telephones', 'Telephone', 'call us', 'Enter a telephone number with at least one digit.', '555-0100'],
  ])(
    'in %s the field %s says what is wrong with %j until it is corrected',
    async (region, field, wrong, message, right) => {
      open('en');
      const table = within(screen.getByRole('region', { name: region }));
      await userEvent.click(table.getByRole('button', { name: 'Add' }));
      await paste(table.getByRole('textbox', { name: 'Name in English' }), 'Office');
      const input = table.getByRole('textbox', { name: field });
      await paste(input, wrong);
      await userEvent.keyboard('{Enter}');
      expect(await table.findByText(message)).toBeVisible();
      expect(input).toBeInvalid();
      await userEvent.clear(input);
      await paste(input, right);
      expect(table.queryByText(message)).not.toBeInTheDocument();
    },
  );
});

describe('the topic of a telephone', () => {
  it('is chosen in its form, shown in words, and left out where there is none', async () => {
    const telephones = [
      {
        id: 1,
        ...newRow('telephone', { locationId: '1', nameFr: 'Bureau', telephone: '1', topic: 'sales' }),
      },
      { id: 2, ...newRow('telephone', { locationId: '1', nameFr: 'Sans frais', telephone: '2' }) },
    ];
    open('fr', { content: { telephones } });
    const table = within(screen.getByRole('table', { name: 'Téléphones' }));
    expect(table.getByRole('cell', { name: 'Ventes' })).toBeVisible();
    await userEvent.click(table.getByRole('button', { name: /^Modifier.*Sans frais/ }));
    const choice = table.getByRole('combobox', { name: 'Sujet' });
    expect(choice).toHaveDisplayValue('Non précisé');
    expect([...choice.children].map(({ textContent }) => textContent)).toEqual([
      'Non précisé',
      'Général',
      'Ventes',
      'Pièces',
      'Service',
      'Inspections',
      'Carrières',
    ]);
  });
});

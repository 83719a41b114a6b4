import { screen, within } from '@testing-library/react';
import ContactsEditorScreen from '../../../../src/client/admin/contacts/ContactsEditorScreen';
import { injectAdminApi } from '../../../../src/client/store/api/adminApi';
import { useAppStore } from '../../../../src/client/store/hooks';
import { clearToasts } from '../../../support/jsdom/jsdomToasts';
import { renderScreen } from '../../../support/jsdom/renderScreen';
import { userEvent } from '../../../support/jsdom/userEvent';

const open = (language: 'en' | 'fr') => {
  const Screen = () => {
    injectAdminApi(useAppStore());
    return <ContactsEditorScreen />;
  };
  return renderScreen(Screen, { language, content: { emails: [], telephones: [], openings: [] } });
};

const words = {
  en: {
    emails: 'E-mails',
    add: 'Add',
    save: 'Save',
    name: 'Name in English',
    given: 'Your change was not saved.',
    back: 'Resume editing',
  },
  fr: {
    emails: 'Courriels',
    add: 'Ajouter',
    save: 'Enregistrer',
    name: 'Nom en anglais',
    given: 'Votre modification n’a pas été enregistrée.',
    back: 'Reprendre la saisie',
  },
} as const;

afterEach(clearToasts);

describe('a new row that lacks something', () => {
  const begin = async (language: 'en' | 'fr') => {
    const said = words[language];
    open(language);
    const table = within(screen.getByRole('region', { name: said.emails }));
    await userEvent.click(table.getByRole('button', { name: said.add }));
    return { said, table };
  };

  it('is discarded, and what was typed is brought back into the form', async () => {
    const { said, table } = await begin('fr');
    await userEvent.type(table.getByRole('textbox', { name: said.name }), 'Half a row{Enter}');
    expect(table.queryByRole('textbox')).not.toBeInTheDocument();
    expect(await screen.findByText(said.given)).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: said.back }));
    expect(table.getByRole('textbox', { name: said.name })).toHaveValue('Half a row');
    expect(table.getByRole('textbox', { name: said.name })).toHaveFocus();
  });

  it('is discarded without a word where nothing was typed, and the next one is a key away', async () => {
    const { said, table } = await begin('en');
    await userEvent.click(table.getByRole('button', { name: said.save }));
    expect(table.queryByRole('textbox')).not.toBeInTheDocument();
    expect(screen.queryByText(said.given)).not.toBeInTheDocument();
    expect(table.getByRole('button', { name: said.add })).toHaveFocus();
  });
});

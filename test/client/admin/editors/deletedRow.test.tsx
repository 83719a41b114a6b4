import { screen, waitFor, within } from '@testing-library/react';
import ContactsEditorScreen from '../../../../src/client/admin/contacts/ContactsEditorScreen';
import { EditorScreen } from '../../../../src/client/admin/editors/EditorScreen';
import { injectAdminApi } from '../../../../src/client/store/api/adminApi';
import { useAppStore } from '../../../../src/client/store/hooks';
import { clearStoredSession, storeSession } from '../../../../src/client/store/session/storedSession';
import { sessionStarted } from '../../../../src/client/store/session/session';
import { newRow } from '../../../../src/model/schema/rows';
import type { EntityName } from '../../../../src/model/schema/entities';
import { clearToasts } from '../../../support/jsdom/jsdomToasts';
import { renderScreen } from '../../../support/jsdom/renderScreen';
import { administrator, isRecord, TestServer } from '../../../support/site/testServer';
import { userEvent } from '../../../support/jsdom/userEvent';

let server: TestServer;
let apiBaseUrl: string;
let token: string;

beforeAll(async () => {
  // The server answers when it does, not when the test says so.
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false });
  server = await TestServer.start();
  apiBaseUrl = await server.listen();
  token = await server.login();
});

afterEach(async () => {
  clearStoredSession();
  await clearToasts();
});

afterAll(() => server.close());

const words = {
  en: {
    edit: (name: string) => new RegExp(`^Edit: ${name}$`),
    name: 'Name in English',
    save: 'Save',
    told: /Someone deleted this item while you were editing it/,
    addAsNew: 'Add as a new item',
    emails: 'E-mails',
  },
  fr: {
    edit: (name: string) => new RegExp(`^Modifier\\s: ${name}$`),
    name: 'Nom en anglais',
    save: 'Enregistrer',
    told: /Quelqu’un a supprimé cet élément pendant que vous le modifiiez/,
    addAsNew: 'Ajouter comme nouvel élément',
    emails: 'Courriels',
  },
} as const;

/** Opens an editor on a row that another deletes, which the page has not heard of. */
const openDeleted = async (
  entity: EntityName,
  given: Readonly<Record<string, string | number>>,
  language: 'en' | 'fr',
) => {
  const row = newRow(entity, given);
  const { body } = await server.call('POST', `/api/${entity}/save`, { token, body: row });
  const id = isRecord(body) ? Number(body.id) : 0;
  storeSession(administrator.email, token);
  const Screen = () => {
    injectAdminApi(useAppStore());
    return entity === 'email' ? <ContactsEditorScreen /> : <EditorScreen name="parts" />;
  };
  const content = {
    [entity === 'email' ? 'emails' : 'products']: [{ ...row, id }],
    locations: [{ id: given.locationId, nameEn: 'Yard', displayOrder: 1 }],
  };
  const { store } = renderScreen(Screen, { language, apiBaseUrl, content });
  store.dispatch(sessionStarted({ email: administrator.email }));
  await server.call('DELETE', `/api/${entity}/delete`, { token, body: { id } });
};

const stored = async (entity: EntityName): Promise<string> =>
  JSON.stringify((await server.call('GET', `/api/${entity}/all`)).body);

describe('a row that another has deleted while it was edited', () => {
  it('is said to be gone, and added as a new one with what was typed', async () => {
    const said = words.fr;
    await openDeleted(
      'product',
      { nameEn: 'Hose', nameFr: 'Hose', descriptionEn: 'Long', displayOrder: 1 },
      'fr',
    );
    await userEvent.click(await screen.findByRole('button', { name: said.edit('Hose') }));
    const dialog = within(await screen.findByRole('dialog'));
    const field = await dialog.findByRole('textbox', { name: new RegExp(`^${said.name}`) });
    const typed = 'Rubber hose';
    await userEvent.clear(field);
    await userEvent.type(field, typed);
    await userEvent.click(dialog.getByRole('button', { name: said.save }));
    expect(await dialog.findByText(said.told)).toBeVisible();
    expect(field).toHaveValue(typed);
    await userEvent.click(dialog.getByRole('button', { name: said.addAsNew }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(await stored('product')).toContain(`"nameEn":"${typed}","nameFr":"Hose","descriptionEn":"Long"`);
  });

  it('of the contacts likewise, where it stands', async () => {
    const said = words.en;
    const location = newRow('location', { nameEn: 'Yard', displayOrder: 1 });
    const { body } = await server.call('POST', '/api/location/save', { token, body: location });
    const locationId = isRecord(body) ? Number(body.id) : 0;
    const row = {
      nameEn: 'Desk',
      nameFr: 'Desk',
      email: 'desk@example.com',
      locationId,
      displayOrder: 1,
    };
    await openDeleted('email', row, 'en');
    const table = within(screen.getByRole('region', { name: said.emails }));
    await userEvent.click(await table.findByRole('button', { name: said.edit('Desk') }));
    const typed = 'Night desk';
    const field = () => table.getByRole('textbox', { name: said.name });
    await userEvent.clear(field());
    await userEvent.type(field(), `${typed}{Enter}`);
    expect(await table.findByText(said.told)).toBeVisible();
    expect(field()).toHaveValue(typed);
    await userEvent.click(table.getByRole('button', { name: said.addAsNew }));
    await waitFor(() => expect(table.queryByRole('textbox')).not.toBeInTheDocument());
    expect(await stored('email')).toContain(`"nameEn":"${typed}"`);
    expect(table.getByText(typed)).toBeVisible();
  });
});

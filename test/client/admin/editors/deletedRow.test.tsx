import { screen, waitFor, within } from '@testing-library/react';
import ContactsEditorScreen from '../../../../src/client/admin/contacts/ContactsEditorScreen';
import EditorScreen from '../../../../src/client/admin/editors/EditorScreen';
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
  // The server responds outside of React's act().
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
    deletedMessage: /Someone deleted this item while you were editing it/,
    addAsNew: 'Add as a new item',
    emails: 'E-mails',
  },
  fr: {
    edit: (name: string) => new RegExp(`^Modifier\\s: ${name}$`),
    name: 'Nom en anglais',
    save: 'Enregistrer',
    deletedMessage: /Quelqu’un a supprimé cet élément pendant que vous le modifiiez/,
    addAsNew: 'Ajouter comme nouvel élément',
    emails: 'Courriels',
  },
} as const;

/** Opens an editor on a row that another administrator deletes. The page does not get the change. */
const openDeleted = async (
  entity: EntityName,
  values: Readonly<Record<string, string | number>>,
  language: 'en' | 'fr',
) => {
  const row = newRow(entity, values);
  const { body } = await server.call('POST', `/api/${entity}/save`, { token, body: row });
  const id = isRecord(body) ? Number(body.id) : 0;
  storeSession(administrator.email, token);
  const Screen = () => {
    injectAdminApi(useAppStore());
    return entity === 'email' ? (
      <ContactsEditorScreen />
    ) : (
      <EditorScreen editor={{ entity: 'product', route: 'edit-parts' }} />
    );
  };
  const content = {
    [entity === 'email' ? 'emails' : 'products']: [{ ...row, id }],
    locations: [{ id: values.locationId, nameEn: 'Yard', displayOrder: 1 }],
  };
  const { store } = renderScreen(Screen, { language, apiBaseUrl, content });
  store.dispatch(sessionStarted({ email: administrator.email }));
  await server.call('DELETE', `/api/${entity}/delete`, { token, body: { id } });
};

const stored = async (entity: EntityName): Promise<string> =>
  JSON.stringify((await server.call('GET', `/api/${entity}/all`)).body);

describe('a row that another administrator deleted while it was edited', () => {
  it('is reported as deleted, and can be added again with what was typed', async () => {
    const labels = words.fr;
    await openDeleted(
      'product',
      { nameEn: 'Hose', nameFr: 'Hose', descriptionEn: 'Long', displayOrder: 1 },
      'fr',
    );
    await userEvent.click(await screen.findByRole('button', { name: labels.edit('Hose') }));
    const dialog = within(await screen.findByRole('dialog'));
    const field = await dialog.findByRole('textbox', { name: new RegExp(`^${labels.name}`) });
    const typed = 'Rubber hose';
    await userEvent.clear(field);
    await userEvent.type(field, typed);
    await userEvent.click(dialog.getByRole('button', { name: labels.save }));
    expect(await dialog.findByText(labels.deletedMessage)).toBeVisible();
    expect(field).toHaveValue(typed);
    await userEvent.click(dialog.getByRole('button', { name: labels.addAsNew }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(JSON.parse(await stored('product'))).toMatchObject({
      products: [{ nameEn: typed, nameFr: 'Hose', descriptionEn: 'Long' }],
    });
  });

  it('of the contacts is reported and added again inline', async () => {
    const labels = words.en;
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
    const table = within(screen.getByRole('region', { name: labels.emails }));
    await userEvent.click(await table.findByRole('button', { name: labels.edit('Desk') }));
    const typed = 'Night desk';
    const field = () => table.getByRole('textbox', { name: labels.name });
    await userEvent.clear(field());
    await userEvent.type(field(), `${typed}{Enter}`);
    expect(await table.findByText(labels.deletedMessage)).toBeVisible();
    expect(field()).toHaveValue(typed);
    await userEvent.click(table.getByRole('button', { name: labels.addAsNew }));
    await waitFor(() => expect(table.queryByRole('textbox')).not.toBeInTheDocument());
    expect(await stored('email')).toContain(`"nameEn":"${typed}"`);
    expect(table.getByText(typed)).toBeVisible();
  });
});

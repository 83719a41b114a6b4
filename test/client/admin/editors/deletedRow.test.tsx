import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { rowDeleted } from '../../../../src/client/store/content/contentActions';
import { clearStoredSession, storeSession } from '../../../../src/client/store/session/storedSession';
import { sessionStarted } from '../../../../src/client/store/session/session';
import { newRow } from '../../../../src/model/schema/rows';
import { entities } from '../../../../src/model/schema/entities';
import type { EntityName } from '../../../../src/model/schema/entities';
import { editorKindOf } from '../../../support/jsdom/editorKinds';
import { clearToasts } from '../../../support/jsdom/jsdomToasts';
import { renderScreen } from '../../../support/jsdom/renderScreen';
import { administrator, isRecord, TestServer } from '../../../support/site/server/testServer';

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

/** Opens an editor on a row that another administrator deletes. The page gets the change later. */
const openDeleted = async (
  entity: EntityName,
  values: Readonly<Record<string, string | number>>,
  language: 'en' | 'fr',
) => {
  const row = newRow(entity, values);
  const { body } = await server.request('POST', `/api/${entity}/save`, { token, body: row });
  const id = isRecord(body) ? Number(body.id) : 0;
  storeSession(administrator.email, token);
  const content = {
    ...{ emails: [], openings: [], openingExceptions: [], telephones: [] },
    [entities[entity].collection]: [{ ...row, id }],
    locations: [{ id: values.locationId, nameEn: 'Yard', displayOrder: 1 }],
  };
  const { store } = renderScreen(editorKindOf(entity).Screen, { language, apiBaseUrl, content });
  store.dispatch(sessionStarted({ email: administrator.email }));
  await server.request('DELETE', `/api/${entity}/delete`, { token, body: { id } });
  /** Sends the deletion to the page. */
  return () => act(() => void store.dispatch(rowDeleted({ entity, id })));
};

const stored = async (entity: EntityName): Promise<string> =>
  JSON.stringify((await server.request('GET', `/api/${entity}/all`)).body);

describe('a row that another administrator deleted while it was edited', () => {
  it.each([false, true])(
    'is reported as deleted, and can be added again (the page knows: %s)',
    async (isKnown) => {
      const labels = words.fr;
      const receive = await openDeleted(
        'product',
        { nameEn: 'Hose', nameFr: 'Hose', descriptionEn: 'Long', displayOrder: 1 },
        'fr',
      );
      fireEvent.click(await screen.findByRole('button', { name: labels.edit('Hose') }));
      const dialog = within(await screen.findByRole('dialog'));
      const field = await dialog.findByRole('textbox', { name: new RegExp(`^${labels.name}`) });
      const typed = 'Rubber hose';
      fireEvent.change(field, { target: { value: typed } });
      if (isKnown) receive();
      fireEvent.click(dialog.getByRole('button', { name: labels.save }));
      expect(await dialog.findByText(labels.deletedMessage)).toBeVisible();
      expect(field).toHaveValue(typed);
      fireEvent.click(dialog.getByRole('button', { name: labels.addAsNew }));
      await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
      const { products } = JSON.parse(await stored('product')) as { products: unknown[] };
      expect(products.at(-1)).toMatchObject({ nameEn: typed, nameFr: 'Hose', descriptionEn: 'Long' });
    },
  );

  it.each([false, true])('of the contacts is added again inline (the page knows: %s)', async (isKnown) => {
    const labels = words.en;
    const location = newRow('location', { nameEn: 'Yard', displayOrder: 1 });
    const { body } = await server.request('POST', '/api/location/save', { token, body: location });
    const locationId = isRecord(body) ? Number(body.id) : 0;
    const row = {
      nameEn: 'Desk',
      nameFr: 'Desk',
      email: 'desk@example.com',
      locationId,
      displayOrder: 1,
    };
    const receive = await openDeleted('email', row, 'en');
    const table = within(screen.getByRole('region', { name: labels.emails }));
    fireEvent.click(await table.findByRole('button', { name: labels.edit('Desk') }));
    const typed = 'Night desk';
    const field = () => table.getByRole('textbox', { name: labels.name });
    fireEvent.change(field(), { target: { value: typed } });
    if (isKnown) receive();
    fireEvent.submit(field());
    expect(await table.findByText(labels.deletedMessage)).toBeVisible();
    expect(field()).toHaveValue(typed);
    fireEvent.click(table.getByRole('button', { name: labels.addAsNew }));
    await waitFor(() => expect(table.queryByRole('textbox')).not.toBeInTheDocument());
    expect(await stored('email')).toContain(`"nameEn":"${typed}"`);
    expect(table.getByText(typed)).toBeVisible();
  });
});

import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import TextsEditorScreen from '../../../../src/client/admin/texts/TextsEditorScreen';
import { injectAdminApi } from '../../../../src/client/store/api/adminApi';
import { rowsUpdated } from '../../../../src/client/store/content/contentActions';
import { useAppStore } from '../../../../src/client/store/hooks';
import { clearStoredSession, storeSession } from '../../../../src/client/store/session/storedSession';
import { sessionStarted } from '../../../../src/client/store/session/session';
import type { EntityName } from '../../../../src/model/schema/entities';
import { entities } from '../../../../src/model/schema/entities';
import { newRow } from '../../../../src/model/schema/rows';
import type { TextResource } from '../../../../src/model/text/texts';
import { fewRows } from '../../../support/data/fewRows';
import { editorKindOf } from '../../../support/jsdom/editorKinds';
import { clearToasts } from '../../../support/jsdom/jsdomToasts';
import { plain, renderScreen } from '../../../support/jsdom/renderScreen';
import { administrator, isRecord, superUser, TestServer } from '../../../support/site/server/testServer';

/* Two administrators change the same field. The second one sees both versions and has to choose before saving. */

let server: TestServer;
let token: string;
let otherToken: string;

beforeAll(async () => {
  // The server responds outside of React's act().
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false });
  server = await TestServer.start({ content: fewRows });
  jsdom.reconfigure({ url: await server.listen() });
  [token, otherToken] = await Promise.all([server.login(), server.login(superUser)]);
});

afterEach(async () => {
  clearStoredSession();
  await clearToasts();
});

afterAll(() => server.close());

const words = {
  en: {
    edit: 'Edit: ',
    editText: 'Edit commitment',
    name: 'Name in English',
    text: 'English text, commitment',
    save: 'Save',
    versions: 'Two versions',
    mine: /^Your version/,
    theirs: /^Saved version/,
    choose: /: choose which version to keep, then save\.$/,
    toast: 'Not saved: someone else changed this item while you were editing it.',
  },
  fr: {
    edit: 'Modifier : ',
    editText: 'Modifier commitment',
    name: 'Nom en anglais',
    save: 'Enregistrer',
    versions: 'Deux versions',
    mine: /^Votre version/,
    theirs: /^Version enregistrée/,
    choose: /: choisissez la version à conserver, puis enregistrez\.$/,
    toast: 'Non enregistré : quelqu’un d’autre a modifié cet élément pendant que vous le modifiiez.',
  },
} as const;

type Language = keyof typeof words;

const press = async (name: string): Promise<void> => {
  const button = await waitFor(() => {
    const found = [...document.querySelectorAll('button')].findLast(
      ({ ariaLabel, textContent }) => plain(ariaLabel ?? textContent) === name,
    );
    if (!found) throw new Error(`There is no button ${name}.`);
    expect(found).not.toHaveAttribute('aria-disabled', 'true');
    return found;
  });
  fireEvent.click(button);
};

const names = { nameEn: 'First', nameFr: 'First', displayOrder: 1 };

/** Opens the editor of a row. Another administrator then changes its English name. */
const openRow = async (
  entity: EntityName,
  values: Readonly<Record<string, string | number>>,
  language: Language,
) => {
  const row = newRow(entity, values);
  const { body } = await server.request('POST', `/api/${entity}/save`, { token, body: row });
  const id = isRecord(body) ? Number(body.id) : 0;
  storeSession(administrator.email, token);
  const { collection } = entities[entity];
  const { store } = renderScreen(editorKindOf(entity).Screen, {
    language,
    content: {
      ...{ emails: [], openings: [], openingExceptions: [], telephones: [] },
      [collection]: [{ ...row, id }],
    },
  });
  store.dispatch(sessionStarted({ email: administrator.email }));
  await press(`${words[language].edit}First`);
  const update = { token: otherToken, body: { id, nameEn: 'Theirs' } };
  await server.request('PUT', `/api/${entity}/update`, update);
  const stored = async (): Promise<unknown> => {
    const { body: all } = await server.request('GET', `/api/${entity}/all`);
    const rows = isRecord(all) && Array.isArray(all[collection]) ? all[collection] : [];
    return rows.filter(isRecord).find((each) => each.id === id)?.nameEn;
  };
  return { id, store, stored };
};

/** The English text on the server that the test edits. */
const storedText = async (): Promise<TextResource> => {
  const { body } = await server.request('GET', '/api/resource/all');
  const { resources } = body as { resources: readonly TextResource[] }; // the server's own response
  const found = resources.find(
    (text) => text.object_key === 'commitment' && text.page === 'home' && text.language === 'en',
  );
  if (!found) throw new Error('There is no such text.');
  return found;
};

/** Opens the editor of a text in its row. Another administrator then changes the text. */
const openText = async (language: Language) => {
  storeSession(administrator.email, token);
  const Screen = () => {
    injectAdminApi(useAppStore());
    return <TextsEditorScreen />;
  };
  const path = '/edit-resources/home';
  const { store } = renderScreen(Screen, {
    language,
    route: '/edit-resources/:classKey',
    path,
  });
  store.dispatch(sessionStarted({ email: administrator.email }));
  await press(words[language].editText);
  const body = { id: (await storedText()).id, resource: 'Theirs' };
  await server.request('PUT', '/api/resource/updateById', { token: otherToken, body });
  return async (): Promise<unknown> => (await storedText()).resource;
};

/** Saves. Expects a panel with both versions that has the focus and in which nothing is selected. */
const saveWithConflict = async (language: Language, save: () => Promise<void> | void) => {
  const labels = words[language];
  await save();
  const panel = await screen.findByRole('region', { name: labels.versions });
  expect(panel).toHaveFocus();
  const theirs = within(panel).getByRole('radio', { name: labels.theirs });
  const mine = within(panel).getByRole('radio', { name: labels.mine });
  expect(theirs).not.toBeChecked();
  expect(mine).not.toBeChecked();
  await waitFor(() => {
    const toasts = [...document.querySelectorAll('.toast-text')].map(({ textContent }) => plain(textContent));
    expect(toasts).toContain(labels.toast);
  });
  return { panel: within(panel), mine, theirs };
};

describe('a conflict with another administrator', () => {
  const resolveConflict = async (
    language: Language,
    field: HTMLElement,
    stored: () => Promise<unknown>,
    save: () => Promise<void> | void,
  ) => {
    const labels = words[language];
    fireEvent.change(field, { target: { value: 'Mine' } });
    const { panel, mine, theirs } = await saveWithConflict(language, save);
    for (const saveAgain of [save, () => press(labels.save)]) {
      mine.blur();
      await saveAgain();
      await waitFor(() => expect(mine).toHaveFocus());
      expect(plain(panel.getByText(labels.choose).textContent)).toMatch(labels.choose);
    }
    expect(await stored()).toBe('Theirs');
    fireEvent.click(theirs);
    expect(field).toHaveValue('Theirs');
    fireEvent.click(mine);
    expect(field).toHaveValue('Mine');
    await press(labels.save);
    await waitFor(() => expect(field).not.toBeInTheDocument());
    expect(await stored()).toBe('Mine');
  };

  it('stays open in a dialog until a version is chosen', async () => {
    const { stored } = await openRow('product', names, 'fr');
    await resolveConflict('fr', await screen.findByLabelText(words.fr.name), stored, () =>
      press(words.fr.save),
    );
  });

  it('stays open in a row of the contacts until a version is chosen', async () => {
    const { stored } = await openRow('email', { ...names, email: 'desk@example.com', locationId: 1 }, 'en');
    const field = await screen.findByLabelText(new RegExp(`^${words.en.name}`));
    await resolveConflict('en', field, stored, () => void fireEvent.submit(field));
  });

  it('stays open in the row of a text until a version is chosen', async () => {
    const stored = await openText('en');
    const field = await screen.findByLabelText(words.en.text);
    await resolveConflict('en', field, stored, () => void fireEvent.keyDown(field, { key: 'Enter' }));
  });

  it('is only about the fields that both changed; the others show what the other one typed', async () => {
    const { id, store, stored } = await openRow('product', names, 'en');
    const english = await screen.findByLabelText(words.en.name);
    const theirs = { id, nameEn: 'Theirs', nameFr: 'La leur' };
    await server.request('PUT', '/api/product/update', { token: otherToken, body: theirs });
    fireEvent.change(english, { target: { value: 'Mine' } });
    act(() => void store.dispatch(rowsUpdated({ entity: 'product', rows: [theirs] })));
    await waitFor(() => expect(screen.getByLabelText('Name in French')).toHaveValue('La leur'));
    expect(english).toHaveValue('Mine');
    const { panel, mine } = await saveWithConflict('en', () => press(words.en.save));
    expect(panel.getAllByRole('group')).toHaveLength(1);
    fireEvent.click(mine);
    await press(words.en.save);
    await waitFor(() => expect(english).not.toBeInTheDocument());
    expect(await stored()).toBe('Mine');
    expect(screen.getByText('La leur')).toBeVisible();
  });

  it('is not resolved by the second click of a double click on the save button', async () => {
    await openRow('product', names, 'en');
    fireEvent.change(await screen.findByLabelText(words.en.name), { target: { value: 'Mine' } });
    const { mine } = await saveWithConflict('en', () => press(words.en.save));
    fireEvent.click(mine, { detail: 2 });
    expect(mine).not.toBeChecked();
    fireEvent.click(mine, { detail: 1 });
    expect(mine).toBeChecked();
  });
});

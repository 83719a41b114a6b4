import { act, configure, fireEvent, waitFor } from '@testing-library/react';
import { rowDeleted, rowsUpdated } from '../../../../src/client/store/content/contentActions';
import { clearStoredSession } from '../../../../src/client/store/session/storedSession';
import type { EntityName } from '../../../../src/model/schema/entities';
import { editorKinds } from '../../../support/jsdom/editorKinds';
import { saveSample } from '../../../support/data/factories';
import { TestServer } from '../../../support/site/testServer';
import { buttonIn, Editing } from './editing';

/* What a row belongs to is changed by somebody else while the row is edited. */

configure({ asyncUtilTimeout: 20_000 }); // on a machine that is busy with other suites

let server: TestServer;
let token: string;

beforeEach(async () => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false }); // the server answers when it does
  server = await TestServer.start();
  token = await server.login();
  jsdom.reconfigure({ url: await server.listen() });
});

afterEach(async () => {
  clearStoredSession();
  await server.close();
});

const begin = (entity: EntityName): Promise<Editing> => {
  const kind = editorKinds.find((each) => each.entity === entity);
  if (!kind) throw new Error(`No editor edits ${entity}.`);
  return Editing.begin(server, kind);
};

/** Deletes a row as another administrator does, and lets the page hear of it. */
const deleteElsewhere = async ({ store }: Editing, entity: EntityName, id: number): Promise<void> => {
  await server.call('DELETE', `/api/${entity}/delete`, { token, body: { id } });
  act(() => {
    store.dispatch(rowDeleted({ entity, id }));
  });
};

const type = async (editing: Editing, column: string, value: string): Promise<HTMLInputElement> => {
  const input = (await editing.form()).querySelector<HTMLInputElement>(`[name=${column}]`);
  if (!input) throw new Error(`Nothing asks for ${column}.`);
  fireEvent.change(input, { target: { value } });
  return input;
};

describe('what is typed into a row that belongs to another', () => {
  it.each([1, 2])('stays where another deletes what it belongs to, one of %i', async (count) => {
    const { id } = await saveSample(server, token, 'realizationType', { displayOrder: 1 });
    if (count > 1) await saveSample(server, token, 'realizationType', { displayOrder: 2 });
    const editing = await begin('realization');
    fireEvent.click(await editing.button('Add'));
    const input = await type(editing, 'descriptionEn', 'Patient');
    await deleteElsewhere(editing, 'realizationType', id);
    expect(input).toBeInTheDocument();
    fireEvent.click(await buttonIn(document, 'Save'));
    await editing.toast('Something went wrong. Please advise the developper.');
    expect(input).toHaveValue('Patient');
    expect(await editing.stored()).toEqual([]);
  });

  it('is saved for what it was added to, though another is the first by now', async () => {
    const one = await saveSample(server, token, 'realizationType', { displayOrder: 1 });
    await saveSample(server, token, 'realizationType', { displayOrder: 2 });
    const editing = await begin('realization');
    fireEvent.click(await editing.button('Add'));
    await type(editing, 'descriptionEn', 'Faithful');
    act(() => {
      editing.store.dispatch(
        rowsUpdated({ entity: 'realizationType', rows: [{ id: one.id, displayOrder: 3 }] }),
      );
    });
    fireEvent.click(await buttonIn(document, 'Save'));
    await waitFor(async () => expect(await editing.stored()).toHaveLength(1));
    const [row] = await editing.stored();
    expect(Number(row?.realizationTypeId)).toBe(one.id);
    expect(row?.displayOrder).toBe(1);
  });
});

it('an order stays that of its list, though another type is the first by now', async () => {
  const type = await saveSample(server, token, 'assemblyType', { displayOrder: 1 });
  await saveSample(server, token, 'assemblyType', { displayOrder: 2 });
  const of = { assemblyTypeId: type.id, isCertipropane: false };
  const rows = [
    await saveSample(server, token, 'assembly', { ...of, displayOrder: 1 }),
    await saveSample(server, token, 'assembly', { ...of, displayOrder: 2 }),
  ];
  const editing = await begin('assembly');
  fireEvent.click(await editing.button('Reorder'));
  fireEvent.click(await editing.button(/^Move up: /));
  act(() => {
    editing.store.dispatch(rowsUpdated({ entity: 'assemblyType', rows: [{ id: type.id, displayOrder: 3 }] }));
  });
  fireEvent.click(await editing.button('Done'));
  await editing.toast('Modified assembly to database with success');
  expect((await editing.stored()).map(({ id }) => id)).toEqual(rows.map(({ id }) => id).toReversed());
});

it('what is typed into the contacts of a location stays where another deletes the location', async () => {
  const { id } = await saveSample(server, token, 'location', { displayOrder: 1 });
  await saveSample(server, token, 'location', { displayOrder: 2 });
  const editing = await begin('email');
  fireEvent.click(await editing.button('Add'));
  const input = await type(editing, 'nameEn', 'Patient');
  await deleteElsewhere(editing, 'location', id);
  expect(input).toBeInTheDocument();
  expect(input).toHaveValue('Patient');
});

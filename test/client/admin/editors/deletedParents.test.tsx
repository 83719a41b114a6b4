import { act, fireEvent, waitFor } from '@testing-library/react';
import { rowDeleted, rowsUpdated } from '../../../../src/client/store/content/contentActions';
import type { EntityName } from '../../../../src/model/schema/entities';
import { startEditedServer, stopEditedServer } from '../../../support/jsdom/editedServer';
import { editorKinds } from '../../../support/jsdom/editorKinds';
import { saveSample } from '../../../support/data/factories';
import type { TestServer } from '../../../support/site/server/testServer';
import { buttonIn, Editing } from './editing';

/* Another administrator changes the parent of a row while the row is edited. */

let server: TestServer;
let token: string;

beforeEach(async () => {
  ({ server, token } = await startEditedServer());
});

afterEach(() => stopEditedServer(server));

const startEditing = (entity: EntityName): Promise<Editing> => {
  const kind = editorKinds.find((each) => each.entity === entity);
  if (!kind) throw new Error(`No editor edits ${entity}.`);
  return Editing.begin(server, kind);
};

/** Deletes a row as another administrator, and sends the change to the page. */
const deleteElsewhere = async ({ store }: Editing, entity: EntityName, id: number): Promise<void> => {
  await server.request('DELETE', `/api/${entity}/delete`, { token, body: { id } });
  act(() => {
    store.dispatch(rowDeleted({ entity, id }));
  });
};

const type = async (editing: Editing, column: string, value: string): Promise<HTMLInputElement> => {
  const input = (await editing.form()).querySelector<HTMLInputElement>(`[name=${column}]`);
  if (!input) throw new Error(`There is no field ${column}.`);
  fireEvent.change(input, { target: { value } });
  return input;
};

describe('text typed into a row with a parent', () => {
  it.each([1, 2])('stays if another administrator deletes the parent, one of %i', async (count) => {
    const { id } = await saveSample(server, token, 'realizationType', { displayOrder: 1 });
    if (count > 1) await saveSample(server, token, 'realizationType', { displayOrder: 2 });
    const editing = await startEditing('realization');
    fireEvent.click(await editing.button('Add'));
    const input = await type(editing, 'descriptionEn', 'Patient');
    expect(input).toHaveAttribute('data-autofocus'); // the picture above it takes no words
    await deleteElsewhere(editing, 'realizationType', id);
    expect(input).toBeInTheDocument();
    fireEvent.click(await buttonIn(document, 'Save'));
    await editing.toast('Something went wrong. Please advise the developper.');
    expect(input).toHaveValue('Patient');
    expect(await editing.stored()).toEqual([]);
  });

  it('is saved for the parent for which it was added, even if another one is now the first', async () => {
    const one = await saveSample(server, token, 'realizationType', { displayOrder: 1 });
    await saveSample(server, token, 'realizationType', { displayOrder: 2 });
    const editing = await startEditing('realization');
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

it('a new order is saved for its own list, even if another type is now the first', async () => {
  const type = await saveSample(server, token, 'assemblyType', { displayOrder: 1 });
  await saveSample(server, token, 'assemblyType', { displayOrder: 2 });
  const parentFields = { assemblyTypeId: type.id, isCertipropane: false };
  const rows = [
    await saveSample(server, token, 'assembly', { ...parentFields, displayOrder: 1 }),
    await saveSample(server, token, 'assembly', { ...parentFields, displayOrder: 2 }),
  ];
  const editing = await startEditing('assembly');
  fireEvent.click(await editing.button('Reorder'));
  fireEvent.click(await editing.button(/^Move up: /));
  act(() => {
    editing.store.dispatch(rowsUpdated({ entity: 'assemblyType', rows: [{ id: type.id, displayOrder: 3 }] }));
  });
  fireEvent.click(await editing.button('Done'));
  await editing.toast('Modified assembly to database with success');
  expect((await editing.stored()).map(({ id }) => id)).toEqual(rows.map(({ id }) => id).toReversed());
});

it('text typed into the contacts of a location stays if another administrator deletes the location', async () => {
  const { id } = await saveSample(server, token, 'location', { displayOrder: 1 });
  await saveSample(server, token, 'location', { displayOrder: 2 });
  const editing = await startEditing('email');
  fireEvent.click(await editing.button('Add'));
  const input = await type(editing, 'nameEn', 'Patient');
  await deleteElsewhere(editing, 'location', id);
  expect(input).toBeInTheDocument();
  expect(input).toHaveValue('Patient');
});

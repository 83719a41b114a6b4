import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { rowDeleted, rowsUpdated } from '../../../../src/client/store/content/contentActions';
import type { EntityName } from '../../../../src/model/schema/entities';
import { startEditedServer, stopEditedServer } from '../../../support/jsdom/editedServer';
import { saveSample } from '../../../support/data/factories';
import { userEvent } from '../../../support/jsdom/userEvent';
import type { TestServer } from '../../../support/site/server/testServer';
import { superUser } from '../../../support/site/server/testServer';
import { buttonIn, Editing } from './editing';

/* The form of a row moves it to another type, or to other brands. Another administrator may change its parent at the same time. */

let server: TestServer;
let token: string;

beforeEach(async () => {
  ({ server, token } = await startEditedServer(superUser));
});

afterEach(() => stopEditedServer(server));

const startEditing = (entity: EntityName): Promise<Editing> => Editing.beginWith(server, entity);

const type = (name: string) => saveSample(server, token, 'assemblyType', { nameEn: name, nameFr: name });

const assembly = (nameEn: string, assemblyTypeId: number, displayOrder: number) =>
  saveSample(server, token, 'assembly', {
    ...{ nameEn, assemblyTypeId, displayOrder },
    isCertipropane: false,
  });

const placesOf = async (editing: Editing, ...names: readonly string[]) =>
  (await editing.stored())
    .filter(({ nameEn }) => names.includes(String(nameEn)))
    .map((row) => [row.nameEn, row.assemblyTypeId, row.isCertipropane, row.displayOrder]);

it('a row gets another type: it goes to the end of its list, the page says where, and undo brings it back', async () => {
  const [pumps, meters] = [await type('Pumps'), await type('Meters')];
  const { id } = await assembly('One', pumps.id, 1);
  await assembly('Two', pumps.id, 2);
  await assembly('There', meters.id, 4);
  const editing = await startEditing('assembly');
  fireEvent.click(await editing.rowButton(id, /^Edit: One$/));
  const dialog = within(await screen.findByRole('dialog'));
  const choice = await dialog.findByLabelText(/^Type/);
  expect(choice).toHaveDisplayValue('Pumps');
  fireEvent.change(choice, { target: { value: String(meters.id) } });
  fireEvent.click(dialog.getByText('Save'));
  const toast = await editing.toast('Modified assembly to database with success');
  expect(toast).toHaveTextContent('Now in: Meters – Norcuve and Rubicuve');
  expect(await placesOf(editing, 'One')).toEqual([['One', meters.id, false, 5]]);
  fireEvent.click(await screen.findByText('Show the list of Meters – Norcuve and Rubicuve'));
  expect(await editing.rowButton(id, /^Edit: One$/)).toBeInTheDocument();
  fireEvent.click(within(toast as HTMLElement).getByText('Undo'));
  await editing.toast('The change was undone.');
  expect(await placesOf(editing, 'One')).toEqual([['One', pumps.id, false, 1]]);
});

it('a new type is chosen at once, and is deleted with its rows after a question that counts them', async () => {
  const confirm = jest.spyOn(window, 'confirm').mockReturnValue(true);
  await type('Pumps');
  const editing = await startEditing('assembly');
  fireEvent.click(await buttonIn(document, /^Add: assembly type$/));
  const dialog = within(await screen.findByRole('dialog'));
  fireEvent.change(await dialog.findByLabelText(/^Name in English/), { target: { value: 'Meters' } });
  fireEvent.change(dialog.getByLabelText(/^Name in French/), { target: { value: 'Compteurs' } });
  fireEvent.click(dialog.getByText('Save'));
  await editing.toast('Added assembly type to database with success');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  fireEvent.click(await editing.button('Add'));
  const form = within(await screen.findByRole('dialog'));
  expect(await form.findByLabelText(/^Type/)).toHaveDisplayValue('Meters');
  fireEvent.change(form.getByLabelText(/^Name in English/), { target: { value: 'One' } });
  fireEvent.click(form.getByText('Save'));
  await editing.toast('Added assembly to database with success');
  expect(await editing.stored()).toHaveLength(1);
  fireEvent.click(await buttonIn(document, 'Delete: Meters'));
  await editing.toast('Deleted assembly type from database with success');
  expect(confirm).toHaveBeenLastCalledWith(
    expect.stringContaining('1 item that belongs to it will be deleted too.'),
  );
  expect(await editing.stored()).toEqual([]);
});

it('a row gets other brands', async () => {
  const pumps = await type('Pumps');
  const { id } = await assembly('One', pumps.id, 1);
  const editing = await startEditing('assembly');
  fireEvent.click(await editing.rowButton(id, /^Edit: One$/));
  const dialog = within(await screen.findByRole('dialog'));
  await userEvent.selectOptions(await dialog.findByLabelText('Brands'), 'Propacuve');
  fireEvent.click(dialog.getByText('Save'));
  const toast = await editing.toast('Modified assembly to database with success');
  expect(toast).toHaveTextContent('Now in: Pumps – Propacuve');
  expect(within(toast as HTMLElement).getByText('View on site')).toHaveAttribute(
    'href',
    expect.stringContaining(`//propacuve.localhost:`) as string,
  );
  await waitFor(async () => expect(await placesOf(editing, 'One')).toEqual([['One', pumps.id, true, 1]]));
});

it('a new row is added to the type that its form says, at the end', async () => {
  const [pumps, meters] = [await type('Pumps'), await type('Meters')];
  await assembly('One', pumps.id, 1);
  await assembly('There', meters.id, 1);
  const editing = await startEditing('assembly');
  fireEvent.click(await editing.button('Add'));
  const dialog = within(await screen.findByRole('dialog'));
  fireEvent.change(await dialog.findByLabelText('Name in English'), { target: { value: 'New' } });
  const choice = dialog.getByLabelText(/^Type/);
  expect(choice).toHaveDisplayValue('Pumps');
  fireEvent.change(choice, { target: { value: String(meters.id) } });
  fireEvent.click(dialog.getByText('Save'));
  await editing.toast('Added assembly to database with success');
  expect(await placesOf(editing, 'New')).toEqual([['New', meters.id, false, 2]]);
});

/** Deletes a row as another administrator, and sends the change to the page. */
const deleteElsewhere = async ({ store }: Editing, entity: EntityName, id: number): Promise<void> => {
  await server.request('DELETE', `/api/${entity}/delete`, { token, body: { id } });
  act(() => {
    store.dispatch(rowDeleted({ entity, id }));
  });
};

const typeInto = async (editing: Editing, column: string, value: string): Promise<HTMLInputElement> => {
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
    const input = await typeInto(editing, 'descriptionEn', 'Patient');
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
    await typeInto(editing, 'descriptionEn', 'Faithful');
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
  const first = await saveSample(server, token, 'assemblyType', { displayOrder: 1 });
  await saveSample(server, token, 'assemblyType', { displayOrder: 2 });
  const parentFields = { assemblyTypeId: first.id, isCertipropane: false };
  const rows = [
    await saveSample(server, token, 'assembly', { ...parentFields, displayOrder: 1 }),
    await saveSample(server, token, 'assembly', { ...parentFields, displayOrder: 2 }),
  ];
  const editing = await startEditing('assembly');
  fireEvent.click(await editing.button('Reorder'));
  fireEvent.click(await editing.button(/^Move up: /));
  act(() => {
    editing.store.dispatch(
      rowsUpdated({ entity: 'assemblyType', rows: [{ id: first.id, displayOrder: 3 }] }),
    );
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
  const input = await typeInto(editing, 'nameEn', 'Patient');
  await deleteElsewhere(editing, 'location', id);
  expect(input).toBeInTheDocument();
  expect(input).toHaveValue('Patient');
});

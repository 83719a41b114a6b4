import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { EntityName } from '../../../../src/model/schema/entities';
import { startEditedServer, stopEditedServer } from '../../../support/jsdom/editedServer';
import { saveSample } from '../../../support/data/factories';
import { userEvent } from '../../../support/jsdom/userEvent';
import type { TestServer } from '../../../support/site/server/testServer';
import { superUser } from '../../../support/site/server/testServer';
import { buttonIn, Editing } from './editing';

/* The form of a row moves it to another type, or to other brands. */

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

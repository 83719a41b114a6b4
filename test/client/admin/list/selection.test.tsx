import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { EntityName } from '../../../../src/model/schema/entities';
import { startEditedServer, stopEditedServer } from '../../../support/jsdom/editedServer';
import { failOnce } from '../../../support/faults/failingRequests';
import { saveSample } from '../../../support/data/factories';
import type { TestServer } from '../../../support/site/server/testServer';
import { isRecord, superUser } from '../../../support/site/server/testServer';
import { buttonIn, Editing } from '../editors/editing';

/* An administrator selects several rows, and hides, shows, moves or deletes them at once. */

let server: TestServer;
let token: string;

beforeEach(async () => {
  ({ server, token } = await startEditedServer(superUser));
});

afterEach(() => stopEditedServer(server));

const startEditing = (entity: EntityName): Promise<Editing> => Editing.beginWith(server, entity);

const saveParts = async (count: number): Promise<void> => {
  for (let number = 1; number <= count; number += 1)
    await saveSample(server, token, 'product', { nameEn: `Part ${number}`, displayOrder: number });
};

const boxOf = (name: string): HTMLElement => screen.getByLabelText(`Select: ${name}`);

const select = (name: string, isRange = false): void =>
  void fireEvent.click(boxOf(name), { shiftKey: isRange });

const selectedNames = (): readonly (string | null)[] =>
  screen
    .getAllByLabelText<HTMLInputElement>(/^Select: /)
    .filter(({ checked }) => checked)
    .map((box) => box.getAttribute('aria-label'));

const press = async (name: string): Promise<void> => {
  const group = screen.getByRole('group', { name: 'Selected items', hidden: true });
  fireEvent.click(await buttonIn(group, name));
};

const changeCount = async (): Promise<number> => {
  const { body } = await server.request('GET', '/api/history?limit=50', { token });
  return isRecord(body) && Array.isArray(body.changes) ? body.changes.length : 0;
};

const undo = async (toast: Element, editing: Editing): Promise<void> => {
  fireEvent.click(within(toast as HTMLElement).getByText('Undo'));
  await editing.toast('The change was undone.');
};

it('rows are selected one by one, as a range, and all together, or those that a search finds', async () => {
  await saveParts(4);
  await startEditing('product');
  await screen.findByLabelText('Select: Part 4');
  select('Part 2');
  expect(screen.getByText('1 selected')).toBeInTheDocument();
  select('Part 4', true);
  expect(selectedNames()).toEqual(['Select: Part 2', 'Select: Part 3', 'Select: Part 4']);
  const all = screen.getByLabelText<HTMLInputElement>('Select all');
  expect(all.indeterminate).toBe(true);
  fireEvent.click(all);
  expect(screen.getByText('4 selected')).toBeInTheDocument();
  fireEvent.click(all);
  expect(selectedNames()).toEqual([]);
  expect(screen.getByText('4 items')).toBeInTheDocument();
  fireEvent.change(screen.getByRole('searchbox', { hidden: true }), { target: { value: 'Part 3' } });
  await waitFor(() => expect(screen.getAllByLabelText(/^Select: /)).toHaveLength(1));
  fireEvent.click(screen.getByLabelText('Select all'));
  expect(screen.getByText('1 selected')).toBeInTheDocument();
});

it('several rows are deleted after a question, or hidden, with one change and one undo', async () => {
  await saveParts(3);
  const editing = await startEditing('product');
  await screen.findByLabelText('Select: Part 3');
  const before = await changeCount();
  const confirm = jest.spyOn(window, 'confirm').mockReturnValue(true);
  select('Part 1');
  select('Part 2');
  await press('Delete');
  const deleted = await editing.toast('2 items were deleted.');
  expect(confirm).toHaveBeenCalledWith('Delete 2 items?\n\nPart 1\nPart 2');
  expect(await editing.stored()).toMatchObject([{ nameEn: 'Part 3' }]);
  await editing.untilAsStored();
  expect(await changeCount()).toBe(before + 1);
  await waitFor(() => expect(screen.getByLabelText('Select all')).toHaveFocus());
  await undo(deleted, editing);
  expect(await editing.stored()).toHaveLength(3);

  await screen.findByLabelText('Select: Part 1');
  const restored = await changeCount();
  select('Part 1');
  select('Part 3', true);
  await press('Hide');
  const hidden = await editing.toast('3 items are now hidden.');
  expect(await editing.stored()).toEqual([]);
  expect(await changeCount()).toBe(restored + 1);
  await undo(hidden, editing);
  expect(await editing.stored()).toHaveLength(3);
});

it('the focus stays at the list after all its rows were deleted', async () => {
  await saveParts(2);
  const editing = await startEditing('product');
  await screen.findByLabelText('Select: Part 2');
  jest.spyOn(window, 'confirm').mockReturnValue(true);
  fireEvent.click(screen.getByLabelText('Select all'));
  const group = screen.getByRole('group', { name: 'Selected items', hidden: true });
  const button = await buttonIn(group, 'Delete');
  button.focus();
  fireEvent.click(button);
  await editing.toast('2 items were deleted.');
  await waitFor(() => expect(screen.getByText('Add').closest('button')).toHaveFocus());
});

it('rows stay selected if the request is rejected or its response is lost', async () => {
  await saveParts(2);
  const editing = await startEditing('product');
  jest.spyOn(window, 'confirm').mockReturnValue(true);
  for (const failure of ['rejected', 'responseLost'] as const) {
    await screen.findByLabelText('Select: Part 1');
    select('Part 1');
    failOnce('/api/product/deleteMany', failure);
    await press('Delete');
    await editing.toast('Something went wrong. Please advise the developper.');
    expect(selectedNames()).toEqual(['Select: Part 1']);
    await press('Delete');
    const toast = await editing.toast('1 item was deleted.');
    await editing.untilAsStored();
    await undo(toast, editing);
    expect(await editing.stored()).toHaveLength(2);
  }
});

it('achievements move to another type, at its end and in their order, with one undo', async () => {
  const type = (name: string) =>
    saveSample(server, token, 'realizationType', { realizationTypeEn: name, realizationTypeFr: name });
  const [from, to] = [await type('Fuel'), await type('Milk')];
  const achievement = (descriptionEn: string, realizationTypeId: number, displayOrder: number) =>
    saveSample(server, token, 'realization', {
      ...{ descriptionEn, realizationTypeId, displayOrder },
      isCertipropane: false,
    });
  await achievement('There', to.id, 1);
  await achievement('One', from.id, 1);
  await achievement('Two', from.id, 2);
  const editing = await startEditing('realization');
  await screen.findByLabelText('Select: Two');
  fireEvent.click(screen.getByLabelText('Select all'));
  await press('Move to…');
  const dialog = within(await screen.findByRole('dialog'));
  fireEvent.change(await dialog.findByLabelText(/^Type/), { target: { value: String(to.id) } });
  fireEvent.click(dialog.getByText('Save'));
  const toast = await editing.toast('2 items were moved.');
  expect(toast).toHaveTextContent('Now in: Milk – Norcuve and Rubicuve');
  const rows = await editing.stored();
  expect(
    rows.map(({ descriptionEn, realizationTypeId, displayOrder }) => [
      descriptionEn,
      realizationTypeId,
      displayOrder,
    ]),
  ).toEqual([
    ['There', to.id, 1],
    ['One', to.id, 2],
    ['Two', to.id, 3],
  ]);
  await undo(toast, editing);
  expect((await editing.stored()).filter((row) => row.realizationTypeId === from.id)).toHaveLength(2);
});

const saveTelephones = async (): Promise<void> => {
  const location = await saveSample(server, token, 'location');
  for (let number = 1; number <= 3; number += 1)
    await saveSample(server, token, 'telephone', {
      ...{ nameEn: `Desk ${number}`, locationId: String(location.id), displayOrder: number },
      isCertipropane: false,
    });
};

it('several contacts are hidden or deleted like other rows, and the hidden ones say so', async () => {
  await saveTelephones();
  const editing = await startEditing('telephone');
  await screen.findByLabelText('Select: Desk 3');
  const before = await changeCount();
  select('Desk 1');
  select('Desk 2', true);
  await press('Hide');
  const hidden = await editing.toast('2 items are now hidden.');
  await waitFor(() => expect(screen.getAllByText('Hidden')).toHaveLength(2));
  expect(await editing.stored()).toMatchObject([{ nameEn: 'Desk 3' }]);
  expect(await changeCount()).toBe(before + 1);
  await undo(hidden, editing);
  expect(await editing.stored()).toHaveLength(3);

  await waitFor(() => expect(screen.queryByText('Hidden')).toBeNull());
  const confirm = jest.spyOn(window, 'confirm').mockReturnValue(true);
  select('Desk 1');
  select('Desk 3');
  await press('Delete');
  const deleted = await editing.toast('2 items were deleted.');
  expect(confirm).toHaveBeenCalledWith('Delete 2 items?\n\nDesk 1\nDesk 3');
  expect(await editing.stored()).toMatchObject([{ nameEn: 'Desk 2' }]);
  await undo(deleted, editing);
  expect(await editing.stored()).toHaveLength(3);
});

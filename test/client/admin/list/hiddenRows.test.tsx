import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { startEditedServer, stopEditedServer } from '../../../support/jsdom/editedServer';
import { saveSample } from '../../../support/data/factories';
import type { TestServer } from '../../../support/site/server/testServer';
import { superUser } from '../../../support/site/server/testServer';
import { Editing } from '../editors/editing';

/* An administrator hides rows from visitors, sees which ones are hidden, and shows them again. */

let server: TestServer;
let token: string;

beforeEach(async () => {
  ({ server, token } = await startEditedServer(superUser));
});

afterEach(() => stopEditedServer(server));

const startEditing = (): Promise<Editing> => Editing.beginWith(server, 'product');

const isSeen = async (id: number): Promise<boolean> =>
  (await server.request('GET', `/api/product/${id}`)).status === 200;

it('a hidden row stays in the list with a mark, and is shown again', async () => {
  const { id } = await saveSample(server, token, 'product', { nameEn: 'Hose', displayOrder: 1 });
  await saveSample(server, token, 'product', { nameEn: 'Nozzle', displayOrder: 2 });
  const editing = await startEditing();
  const hide = await editing.rowButton(id, /^Hide: Hose$/);
  hide.focus();
  fireEvent.click(hide);
  const mark = await screen.findByText('Hidden');
  expect(mark.closest('[data-row]')).toHaveTextContent('Hose');
  const show = await editing.rowButton(id, /^Publish: Hose$/);
  expect(show).toHaveFocus(); // it is the same button
  expect(await isSeen(id)).toBe(false);
  expect(await screen.findByText('Hose', { selector: '.toast-detail' })).toBeVisible();

  await waitFor(() => expect(show).not.toHaveAttribute('aria-disabled', 'true'));
  fireEvent.click(show);
  await waitFor(() => expect(screen.queryByText('Hidden')).toBeNull());
  await waitFor(async () => expect(await isSeen(id)).toBe(true));
  await editing.untilAsStored();
});

it('a new row is saved hidden, and edited like the others', async () => {
  await saveSample(server, token, 'product', { nameEn: 'Nozzle', displayOrder: 1 });
  const editing = await startEditing();
  fireEvent.click(await editing.button('Add'));
  const dialog = within(await screen.findByRole('dialog'));
  fireEvent.change(await dialog.findByLabelText(/^Name.*English/), { target: { value: 'Next year' } });
  fireEvent.click(dialog.getByText('Save as hidden'));
  const mark = await screen.findByText('Hidden');
  const row = mark.closest<HTMLElement>('[data-row]');
  expect(row).toHaveTextContent('Next year');
  expect(await editing.stored()).toMatchObject([{ nameEn: 'Nozzle' }]);

  const id = Number(row?.querySelector<HTMLElement>('[data-row-id]')?.dataset.rowId);
  await waitFor(() => expect(document.querySelector('[role=dialog]')).toBeNull());
  fireEvent.click(await editing.rowButton(id, /^Edit: /));
  fireEvent.change(await screen.findByLabelText(/^Name.*English/), { target: { value: 'In two years' } });
  fireEvent.click(screen.getByText('Save'));
  await waitFor(() => expect(row).toHaveTextContent('In two years'));
  expect(row).toHaveTextContent('Hidden');
  expect(await isSeen(id)).toBe(false);
});

it('an administrator who opens the editor later sees the hidden rows', async () => {
  await saveSample(server, token, 'product', { nameEn: 'Hose', isHidden: true });
  await startEditing();
  expect((await screen.findByText('Hidden')).closest('[data-row]')).toHaveTextContent('Hose');
});

it('a row is scheduled by the clocks of the site, and a time that they skip is refused', async () => {
  const { id } = await saveSample(server, token, 'product', { nameEn: 'Hose' });
  const editing = await startEditing();
  await waitFor(() => expect(document.querySelector('[data-row-id]')).not.toBeNull());
  fireEvent.click(await editing.rowButton(id, /^More actions: Hose$/));
  fireEvent.click(await editing.rowButton(id, /^Schedule: Hose$/));
  const dialog = within(await screen.findByRole('dialog'));
  const online = dialog.getByLabelText('Goes online');
  fireEvent.change(online, { target: { value: '2099-03-08T02:30' } });
  jest.spyOn(window, 'confirm').mockReturnValueOnce(false); // the times are not given up
  fireEvent.click(dialog.getByText('Cancel'));
  expect(online).toBeInTheDocument();
  expect(online).toHaveAccessibleDescription(/This time does not exist: March 8, 2099 at 2:30/);
  fireEvent.click(dialog.getByText('Save'));
  expect(await isSeen(id)).toBe(true);
  fireEvent.change(online, { target: { value: '2099-03-08T08:00' } });
  const offline = dialog.getByLabelText('Goes offline');
  fireEvent.change(offline, { target: { value: '2099-03-08T07:00' } });
  expect(offline).toHaveAccessibleDescription('The item must go online before it goes offline.');
  fireEvent.change(offline, { target: { value: '2020-03-08T07:00' } });
  fireEvent.change(online, { target: { value: '2019-03-08T07:00' } });
  expect(offline).toHaveAccessibleDescription('This time is over. To hide the item now, choose “Hide”.');
  fireEvent.change(online, { target: { value: '2099-03-08T08:00' } });
  fireEvent.change(offline, { target: { value: '' } });
  fireEvent.click(dialog.getByText('Save'));
  expect(await screen.findByText(/^goes online on Mar 8, 2099 at 8:00/)).toBeVisible();
  expect(await screen.findByText('Hidden')).toBeVisible();
  expect(await isSeen(id)).toBe(false);
  const { body } = await server.request('GET', '/api/visibility/all', { token });
  expect(body).toMatchObject({ visibility: [{ rowId: id, isHidden: true, onlineAt: '2099-03-08T12:00Z' }] });
});

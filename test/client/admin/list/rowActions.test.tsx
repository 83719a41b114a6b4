import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { EntityName } from '../../../../src/model/schema/entities';
import { startEditedServer, stopEditedServer } from '../../../support/jsdom/editedServer';
import { saveSample } from '../../../support/data/factories';
import { failOnce } from '../../../support/faults/failingRequests';
import type { TestServer } from '../../../support/site/server/testServer';
import { superUser } from '../../../support/site/server/testServer';
import { Editing } from '../editors/editing';

/* The other actions of a row: see it on the site, copy it, hide it from visitors, and show it again. */

let server: TestServer;
let token: string;

beforeEach(async () => {
  ({ server, token } = await startEditedServer(superUser));
});

afterEach(() => stopEditedServer(server));

const startEditing = (entity: EntityName): Promise<Editing> => Editing.beginWith(server, entity);

const linksToSite = (name: string) =>
  screen
    .queryAllByRole('link', { name: `View on site: ${name}`, hidden: true })
    .map((link) => link.getAttribute('href'));

it('a row leads to where visitors see it, and a hidden one to where administrators do', async () => {
  const { id } = await saveSample(server, token, 'product', { nameEn: 'Hose', displayOrder: 1 });
  const editing = await startEditing('product');
  await waitFor(() => expect(linksToSite('Hose')).toEqual([`${window.location.origin}/parts?part=${id}`]));
  fireEvent.click(await editing.rowButton(id, /^Hide: Hose$/));
  await screen.findByText('Hidden');
  expect(linksToSite('Hose')).toEqual([]);
  const preview = screen.getByRole('link', { name: 'Preview: Hose', hidden: true });
  expect(preview).toHaveAttribute('href', `${window.location.origin}/parts?part=${id}`);
  expect(preview).toHaveAttribute('rel', 'opener'); // or nobody is logged in there
});

it('the toast of a save leads to where visitors see the row', async () => {
  const { id } = await saveSample(server, token, 'product', { nameEn: 'Hose', displayOrder: 1 });
  const editing = await startEditing('product');
  fireEvent.click(await editing.rowButton(id, /^Edit: Hose$/));
  fireEvent.change(await screen.findByLabelText(/^Name.*English/), { target: { value: 'Long hose' } });
  fireEvent.click(screen.getByText('Save'));
  await editing.toast('Modified part to database with success');
  const link = screen.getByText('View on site', { selector: 'a' });
  expect(link).toHaveAttribute('href', `${window.location.origin}/parts?part=${id}`);
  expect(link).toHaveAccessibleName('View on site (opens in a new tab)');
  expect(link).toHaveAttribute('rel', 'opener'); // or nobody is logged in there
});

it('the menu of a row has what has no button, and Escape closes it', async () => {
  const { id } = await saveSample(server, token, 'product', { nameEn: 'Hose', displayOrder: 1 });
  const editing = await startEditing('product');
  const more = await editing.rowButton(id, /^More actions: Hose$/);
  fireEvent.click(more);
  expect(more).toHaveAttribute('aria-expanded', 'true');
  expect(screen.getByRole('button', { name: 'Duplicate: Hose', hidden: true })).toBeInTheDocument();
  fireEvent.keyDown(more, { key: 'Escape' });
  expect(more).toHaveAttribute('aria-expanded', 'false');
  expect(more).toHaveFocus();
  expect(screen.queryByRole('button', { name: 'Duplicate: Hose', hidden: true })).toBeNull();
});

it('a copy of a row is hidden, opens, keeps its picture but not its number, and goes with one undo', async () => {
  const values = { nameEn: 'Truck', nameFr: 'Camion', image: '/a.jpg', unitId: 'T-7', isCertipropane: false };
  const { id } = await saveSample(server, token, 'tanker', { ...values, displayOrder: 1 });
  await saveSample(server, token, 'tankerImage', { tankerId: id, image: '/b.jpg' });
  const editing = await startEditing('tanker');
  fireEvent.click(await editing.rowButton(id, /^More actions: Truck$/));
  fireEvent.click(await editing.rowButton(id, /^Duplicate: Truck$/));
  const dialog = within(await screen.findByRole('dialog'));
  expect(await dialog.findByLabelText(/^Name.*English/)).toHaveValue('Truck (copy)');
  expect(dialog.getByLabelText(/^Name.*French/)).toHaveValue('Camion (copie)');
  expect(dialog.getByLabelText('Unit number')).toHaveValue('');
  await waitFor(() => expect(document.querySelectorAll('[role=dialog] [src*="b.jpg"]')).not.toHaveLength(0));
  expect(
    (await screen.findByText('Truck (copy)', { selector: '[data-row] p' })).closest('[data-row]'),
  ).toHaveTextContent('Hidden');
  expect(await editing.stored()).toHaveLength(1);

  const toast = await editing.toast('Added tanker to database with success');
  fireEvent.click(within(toast as HTMLElement).getByText('Undo'));
  await editing.toast('The change was undone.');
  const { body } = await server.request('GET', '/api/visibility/all', { token });
  expect(body).toMatchObject({ tankers: [], tankerImages: [], visibility: [] });
});

it('a copy whose response was lost is not added a second time', async () => {
  const { id } = await saveSample(server, token, 'product', { nameEn: 'Hose', displayOrder: 1 });
  const editing = await startEditing('product');
  const duplicate = async (): Promise<void> => {
    fireEvent.click(await editing.rowButton(id, /^More actions: Hose$/));
    fireEvent.click(await editing.rowButton(id, /^Duplicate: Hose$/));
  };
  failOnce('/api/product/duplicate', 'responseLost');
  await duplicate();
  await editing.toast('Something went wrong. Please advise the developper.');
  await duplicate();
  await screen.findByRole('dialog');
  const { body } = await server.request('GET', '/api/visibility/all', { token });
  expect(body).toMatchObject({ products: [{ nameEn: 'Hose (copy)' }] });
});

it('a deletion says how it ended although the list was left, and until then the browser asks before it closes the page', async () => {
  const { id } = await saveSample(server, token, 'product', { nameEn: 'Hose', displayOrder: 1 });
  const editing = await startEditing('product');
  jest.spyOn(window, 'confirm').mockReturnValue(true);
  const send = globalThis.fetch;
  let respond: (() => void) | undefined;
  jest.spyOn(globalThis, 'fetch').mockImplementation((input, init) => {
    if (!(input instanceof Request) || !input.url.endsWith('/api/product/delete')) return send(input, init);
    return new Promise((resolve) => (respond = () => resolve(send(input, init))));
  });
  fireEvent.click(await editing.rowButton(id, /^Delete: Hose$/));
  await waitFor(() => expect(respond).toBeDefined());
  const mayClose = (): boolean => window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
  expect(mayClose()).toBe(false);
  cleanup();
  respond?.();
  await editing.toast('Deleted part from database with success');
  expect(mayClose()).toBe(true);
});

const isSeen = async (id: number): Promise<boolean> =>
  (await server.request('GET', `/api/product/${id}`)).status === 200;

it('a hidden row stays in the list with a mark, and is shown again', async () => {
  const { id } = await saveSample(server, token, 'product', { nameEn: 'Hose', displayOrder: 1 });
  await saveSample(server, token, 'product', { nameEn: 'Nozzle', displayOrder: 2 });
  const editing = await startEditing('product');
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
  const editing = await startEditing('product');
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
  await startEditing('product');
  expect((await screen.findByText('Hidden')).closest('[data-row]')).toHaveTextContent('Hose');
});

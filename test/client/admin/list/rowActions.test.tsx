import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { contentFollowed, noChanges } from '../../../../src/client/store/content/contentActions';
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

it('a row is scheduled by the clocks of the site, and a time that they skip is refused', async () => {
  const { id } = await saveSample(server, token, 'product', { nameEn: 'Hose' });
  const editing = await startEditing('product');
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

it('two administrators schedule the same row: both times are shown, and one is chosen', async () => {
  const { id } = await saveSample(server, token, 'product', { nameEn: 'Hose' });
  const scheduleElsewhere = (onlineAt: string, base: string) => {
    const row = { id, onlineAt, base: { onlineAt: base }, isHidden: true };
    return server.request('PUT', '/api/visibility/update', {
      token,
      body: { entity: 'product', rows: [row] },
    });
  };
  const editing = await startEditing('product');
  await waitFor(() => expect(document.querySelector('[data-row-id]')).not.toBeNull());
  fireEvent.click(await editing.rowButton(id, /^More actions: Hose$/));
  fireEvent.click(await editing.rowButton(id, /^Schedule: Hose$/));
  const dialog = within(await screen.findByRole('dialog'));
  const online = dialog.getByLabelText('Goes online');
  fireEvent.change(online, { target: { value: '2099-03-08T08:00' } });
  await scheduleElsewhere('2098-01-05T15:00Z', '');
  const rows = { product: { changed: [], removedIds: [id] } }; // visitors no longer see it
  act(() => void editing.store.dispatch(contentFollowed({ ...noChanges, rows })));
  fireEvent.click(dialog.getByText('Save'));
  await editing.toast('Not saved: someone else changed this item while you were editing it.');
  const versions = within(await dialog.findByRole('group', { name: 'Goes online' }));
  expect(versions.getByLabelText(/^Your version/)).toHaveAccessibleName(/March 8, 2099 at 8:00/);
  fireEvent.click(dialog.getByText('Save'));
  expect(dialog.getByText('Goes online: choose which version to keep, then save.')).toBeVisible();
  fireEvent.click(versions.getByLabelText(/^Saved version.*January 5, 2098 at 10:00/));
  expect(online).toHaveValue('2098-01-05T10:00');
  fireEvent.click(versions.getByLabelText(/^Your version/));
  expect(online).toHaveValue('2099-03-08T08:00');
  fireEvent.click(dialog.getByText('Save'));
  await editing.toast('Modified part to database with success');
  const { body } = await server.request('GET', '/api/visibility/all', { token });
  expect(body).toMatchObject({ visibility: [{ rowId: id, onlineAt: '2099-03-08T12:00Z' }] });
});

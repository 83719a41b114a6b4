import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { api } from '../../../../src/client/store/api/api';
import { contentFollowed, noChanges } from '../../../../src/client/store/content/contentActions';
import { startEditedServer, stopEditedServer } from '../../../support/jsdom/editedServer';
import { saveSample } from '../../../support/data/factories';
import type { TestServer } from '../../../support/site/server/testServer';
import { superUser } from '../../../support/site/server/testServer';
import { Editing } from '../editors/editing';

/* The schedule of a row: when it goes online and offline by itself. */

let server: TestServer;
let token: string;
let id: number;

beforeEach(async () => {
  ({ server, token } = await startEditedServer(superUser));
  ({ id } = await saveSample(server, token, 'product', { nameEn: 'Hose' }));
});

afterEach(() => stopEditedServer(server));

const isSeen = async (): Promise<boolean> =>
  (await server.request('GET', `/api/product/${id}`)).status === 200;

/** Changes the visibility of the row as another administrator. The page does not get the change. */
const changeElsewhere = (values: object) => {
  const body = { entity: 'product', rows: [{ id, ...values }] };
  return server.request('PUT', '/api/visibility/update', { token, body });
};

const stored = async () => (await server.request('GET', '/api/visibility/all', { token })).body;

const openSchedule = async (editing: Editing) => {
  fireEvent.click(await editing.rowButton(id, /^More actions: Hose$/));
  fireEvent.click(await editing.rowButton(id, /^Schedule: Hose$/));
  return within(await screen.findByRole('dialog'));
};

it('a row is scheduled by the clocks of the site, and a time that they skip is refused', async () => {
  const editing = await Editing.beginWith(server, 'product');
  await waitFor(() => expect(document.querySelector('[data-row-id]')).not.toBeNull());
  const dialog = await openSchedule(editing);
  const online = dialog.getByLabelText('Goes online');
  fireEvent.change(online, { target: { value: '2099-03-08T02:30' } });
  jest.spyOn(window, 'confirm').mockReturnValueOnce(false); // the times are not given up
  fireEvent.click(dialog.getByText('Cancel'));
  expect(online).toBeInTheDocument();
  expect(online).toHaveAccessibleDescription(/This time does not exist: March 8, 2099 at 2:30/);
  fireEvent.click(dialog.getByText('Save'));
  expect(await isSeen()).toBe(true);
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
  expect(await isSeen()).toBe(false);
  expect(await stored()).toMatchObject({
    visibility: [{ rowId: id, isHidden: true, onlineAt: '2099-03-08T12:00Z' }],
  });
});

it('two administrators schedule the same row: both times are shown, and one is chosen', async () => {
  const editing = await Editing.beginWith(server, 'product');
  await waitFor(() => expect(document.querySelector('[data-row-id]')).not.toBeNull());
  const dialog = await openSchedule(editing);
  const online = dialog.getByLabelText('Goes online');
  fireEvent.change(online, { target: { value: '2099-03-08T08:00' } });
  await changeElsewhere({ onlineAt: '2098-01-05T15:00Z', isHidden: true });
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
  expect(await stored()).toMatchObject({ visibility: [{ rowId: id, onlineAt: '2099-03-08T12:00Z' }] });
});

it('when only the end is changed, the other time and the visibility of the row stay as they are', async () => {
  const repeatedHour = '2027-11-07T06:30Z'; // the second 1:30 of that night
  await changeElsewhere({ isHidden: true, onlineAt: repeatedHour });
  const editing = await Editing.beginWith(server, 'product');
  await screen.findByText('Hidden');
  const saveEnd = async (end: string, beforeSave?: () => Promise<unknown>): Promise<void> => {
    const dialog = await openSchedule(editing);
    fireEvent.change(dialog.getByLabelText('Goes offline'), { target: { value: end } });
    await beforeSave?.();
    fireEvent.click(dialog.getByText('Save'));
    await editing.toast('Modified part to database with success');
  };
  await saveEnd('2099-03-08T08:00');
  const scheduled = { isHidden: true, onlineAt: repeatedHour, offlineAt: '2099-03-08T12:00Z' };
  expect(await stored()).toMatchObject({ visibility: [scheduled] });
  await saveEnd('2099-03-08T09:00', () => changeElsewhere({ isHidden: false })); // by another administrator
  expect(await isSeen()).toBe(true);
  expect(await stored()).toMatchObject({ visibility: [{ onlineAt: '', offlineAt: '2099-03-08T13:00Z' }] });
});

it('a time that was not typed follows the change of another administrator, and the form compares with it', async () => {
  const editing = await Editing.beginWith(server, 'product');
  await waitFor(() => expect(document.querySelector('[data-row-id]')).not.toBeNull());
  const dialog = await openSchedule(editing);
  await changeElsewhere({ offlineAt: '2098-02-01T15:00Z' });
  act(() => void editing.store.dispatch(api.util.invalidateTags(['Visibility']))); // as after an event of the server
  const offline = dialog.getByLabelText('Goes offline');
  await waitFor(() => expect(offline).toHaveValue('2098-02-01T10:00'));
  fireEvent.change(dialog.getByLabelText('Goes online'), { target: { value: '2098-03-01T10:00' } });
  expect(offline).toHaveAccessibleDescription('The item must go online before it goes offline.');
});

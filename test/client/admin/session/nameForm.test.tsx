import { fireEvent, screen, waitFor } from '@testing-library/react';
import ChangePasswordScreen from '../../../../src/client/admin/session/password/ChangePasswordScreen';
import { injectAdminApi } from '../../../../src/client/store/api/adminApi';
import { useAppStore } from '../../../../src/client/store/hooks';
import { sessionConfirmed } from '../../../../src/client/store/session/session';
import { selectHasUnsavedChanges } from '../../../../src/client/store/session/unsaved';
import type { AppStore } from '../../../../src/client/store/store';
import { clearToasts } from '../../../support/jsdom/jsdomToasts';
import { renderScreen } from '../../../support/jsdom/renderScreen';

const account = { email: 'ann@example.com', isSuperUser: false, imageHost: null };

let sent: unknown[];
let status: number;

const open = (session: Parameters<typeof sessionConfirmed>[0]): AppStore => {
  const { store } = renderScreen(() => {
    injectAdminApi(useAppStore());
    return <ChangePasswordScreen />;
  });
  store.dispatch(sessionConfirmed(session));
  return store;
};

beforeEach(() => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false });
  sent = [];
  status = 200;
  jest.spyOn(globalThis, 'fetch').mockImplementation(async (input) => {
    const request = input as Request; // as the requests of the administration are sent
    sent.push([request.method, new URL(request.url).pathname, await request.json()]);
    return Response.json(status === 200 ? { status: 'success' } : { message: 'Too long.' }, { status });
  });
});

afterEach(async () => {
  jest.restoreAllMocks();
  await clearToasts();
});

it('the person can give the account a name', async () => {
  const store = open({ ...account, name: 'Ann' });
  const field = await screen.findByLabelText('Your name');
  expect(field).toHaveValue('Ann');
  fireEvent.change(field, { target: { value: ' Ann  Roy' } });
  fireEvent.click(screen.getByRole('button', { name: 'Save the name' }));
  await screen.findByText('Your name was saved.');
  expect(sent).toEqual([['PUT', '/api/user/name', { name: 'Ann Roy' }]]);
  expect(store.getState().session).toMatchObject({ email: account.email, name: 'Ann Roy' });
  expect(screen.getByLabelText('Your name')).toHaveValue('Ann Roy');
});

it('a save leaves the focus on the button, and nothing unsaved where it only takes away spaces', async () => {
  const store = open({ ...account, name: 'Ann' });
  const field = await screen.findByLabelText('Your name');
  fireEvent.change(field, { target: { value: 'Ann ' } });
  await waitFor(() => expect(selectHasUnsavedChanges(store.getState())).toBe(true));
  const save = screen.getByRole('button', { name: 'Save the name' });
  save.focus();
  fireEvent.click(save);
  await waitFor(() => expect(field).toHaveValue('Ann'));
  await waitFor(() => expect(selectHasUnsavedChanges(store.getState())).toBe(false));
  fireEvent.change(field, { target: { value: 'Ann Roy' } });
  fireEvent.click(save);
  await waitFor(() => expect(store.getState().session.name).toBe('Ann Roy'));
  await waitFor(() => expect(selectHasUnsavedChanges(store.getState())).toBe(false));
  expect(screen.getByRole('button', { name: 'Save the name' })).toHaveFocus();
});

it('the name follows one that is saved elsewhere, unless somebody types', async () => {
  const store = open({ ...account, name: 'Ann' });
  const field = await screen.findByLabelText('Your name');
  store.dispatch(sessionConfirmed({ ...account, name: 'Ann Roy' }));
  await waitFor(() => expect(field).toHaveValue('Ann Roy'));
  fireEvent.change(field, { target: { value: 'Ann R.' } });
  store.dispatch(sessionConfirmed({ ...account, name: 'Ann' }));
  await waitFor(() => expect(store.getState().session.name).toBe('Ann'));
  expect(screen.getByLabelText('Your name')).toHaveValue('Ann R.');
});

it('the typed name stays if it could not be saved', async () => {
  status = 400;
  open({ ...account, name: '' });
  const field = await screen.findByLabelText('Your name');
  fireEvent.change(field, { target: { value: 'Ann' } });
  fireEvent.click(screen.getByRole('button', { name: 'Save the name' }));
  await screen.findByText('Too long.');
  expect(field).toHaveValue('Ann');
});

it('a back-end without names has no such field', async () => {
  open(account);
  await waitFor(() => expect(screen.getByLabelText(/^New password/)).toBeVisible());
  expect(screen.queryByLabelText('Your name')).toBeNull();
});

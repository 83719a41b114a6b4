import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { textDeleted } from '../../../../src/client/store/content/contentActions';
import { sessionConfirmed } from '../../../../src/client/store/session/session';
import { click, OnPageEditing, popover, press } from '../../../support/jsdom/onPageEditing';
import { superUser } from '../../../support/site/server/testServer';

let editing: OnPageEditing;

beforeAll(async () => {
  editing = await OnPageEditing.start(superUser);
});

afterEach(() => editing.site?.close());

afterAll(() => editing.stop());

const storedTexts = async () =>
  (await editing.rows('resources')).filter(
    ({ object_key: key, page }) => key === 'mission-norcuve' && page === 'mission',
  );

/** Another super-user deletes the text, and the page hears of it. */
const deleteElsewhere = async (): Promise<void> => {
  for (const { id } of await storedTexts()) {
    const { status } = await editing.server.request('DELETE', '/api/resource/delete', {
      token: editing.token,
      body: { id },
    });
    expect(status).toBe(200);
    act(() => void editing.site?.store.dispatch(textDeleted(Number(id))));
  }
};

it('a formatted text that somebody deletes while it is edited is added again with its formatting', async () => {
  await editing.editAt('/mission-commitment-values');
  editing.site?.store.dispatch(
    sessionConfirmed({ email: superUser.email, isSuperUser: true, imageHost: null }),
  );
  click(await screen.findByText(/^We build tankers/));
  const dialog = await popover(/^Text: /);
  const field = await within(dialog).findByRole('textbox', { name: 'English text' });
  Object.defineProperty(field, 'isContentEditable', { value: true }); // jsdom lacks it, and the editor needs it
  await waitFor(() => {
    fireEvent.click(within(dialog).getByText('English text'));
    expect(field).toHaveFocus();
  });
  for (const pressed of ['a', 'i']) fireEvent.keyDown(field, { key: pressed, ctrlKey: true });
  await waitFor(() => expect(field.querySelector('em')).not.toBeNull());
  await deleteElsewhere();
  expect(field).toBeInTheDocument(); // and not its HTML in a plain field
  press(dialog, 'Save');
  await waitFor(() => expect(dialog).not.toBeInTheDocument());
  expect(await storedTexts()).toMatchObject([
    { language: 'en', isHtml: true, resource: expect.stringContaining('<em>') as unknown },
  ]);
});

import { act, screen, waitFor } from '@testing-library/react';
import { createToasts } from '../../../../src/client/admin/toasts/toasts';
import { clearToasts } from '../../../support/jsdom/jsdomToasts';
import { userEvent } from '../../../support/jsdom/userEvent';

afterEach(clearToasts);

/** Adds a row with a button to the page. */
const addRow = (id: number): { readonly row: HTMLElement; readonly button: HTMLElement } => {
  const row = document.createElement('div');
  row.dataset.row = String(id);
  const button = document.createElement('button');
  row.append(button);
  document.body.append(row);
  return { row, button };
};

/** Presses 'Undo' in the toast of a change, with the focus on an element before. */
const pressUndo = async (focused: HTMLElement, undo: () => void): Promise<void> => {
  const toasts = createToasts(
    (key) => `${key} near`,
    (key) => key,
    async () => {
      undo();
      return Promise.resolve({});
    },
  );
  act(() => toasts.added('tanker', 7));
  await screen.findByRole('button', { name: 'undo near' });
  focused.focus();
  await userEvent.click(screen.getByRole('button', { name: 'undo near' }));
};

it('leaves the focus near what an undo has removed', async () => {
  const [before, copy] = [addRow(1), addRow(2)];
  await pressUndo(copy.button, () => copy.row.remove());
  await waitFor(() => expect(before.button).toHaveFocus());
  before.row.remove();
});

it('gives the focus back to a row that goes and comes back after an undo', async () => {
  const [before, hidden] = [addRow(1), addRow(2)];
  await pressUndo(hidden.button, () => hidden.row.remove());
  await waitFor(() => expect(before.button).toHaveFocus());
  const returned = addRow(2);
  await waitFor(() => expect(returned.button).toHaveFocus());
  for (const { row } of [before, returned]) row.remove();
});

import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { rowsUpdated } from '../../../../src/client/store/content/contentActions';
import { startEditedServer, stopEditedServer } from '../../../support/jsdom/editedServer';
import { editorKinds } from '../../../support/jsdom/editorKinds';
import { saveSample } from '../../../support/data/factories';
import { failOnce } from '../../../support/faults/failingRequests';
import type { TestServer } from '../../../support/site/server/testServer';
import { superUser } from '../../../support/site/server/testServer';
import { buttonIn, Editing } from './editing';

/* Two administrators edit one list at the same time. Neither loses a change without a message. */

let server: TestServer;
let other: string;

beforeEach(async () => {
  ({ server, token: other } = await startEditedServer(superUser));
});

afterEach(() => stopEditedServer(server));

const startEditing = (): Promise<Editing> => {
  const kind = editorKinds.find(({ entity }) => entity === 'product');
  if (!kind) throw new Error('No editor edits parts.');
  return Editing.begin(server, kind);
};

const changeElsewhere = (body: unknown) =>
  server.request('PUT', '/api/product/update', { token: other, body });

const conflictMessage = 'Not saved: someone else changed this item while you were editing it.';

describe('an order', () => {
  let ids: readonly number[];

  beforeEach(async () => {
    ids = await Promise.all(
      [1, 2, 3, 4].map(async (displayOrder) => {
        const { id } = await saveSample(server, other, 'product', {
          displayOrder,
          nameEn: `Part ${displayOrder}`,
        });
        return id;
      }),
    );
  });

  /** The ids of the parts, by their numbers. */
  const idsAt = (...places: readonly number[]): unknown[] => places.map((place) => ids[place - 1]);

  const rowsInOrder = (...places: readonly number[]) =>
    places.map((place, index) => ({ id: ids[place - 1] ?? 0, displayOrder: index + 1 }));

  const shownIds = () =>
    [...document.querySelectorAll('ol > li')].map((row) => Number(row.getAttribute('data-row')));

  const press = async (name: string): Promise<void> => void fireEvent.click(await buttonIn(document, name));

  const storedIds = async (editing: Editing) => (await editing.stored()).map(({ id }) => id);

  it('that another administrator changed is shown before it can be overwritten', async () => {
    const editing = await startEditing();
    await press('Reorder');
    await press('Move down: Part 1');
    await changeElsewhere(rowsInOrder(4, 1, 2, 3));
    await press('Done');
    await editing.toast(conflictMessage);
    expect(await storedIds(editing)).toEqual(idsAt(4, 1, 2, 3));
    expect(await screen.findByText(/^Someone changed this list/)).toBeVisible();
    await waitFor(() => expect(shownIds()).toEqual(idsAt(4, 2, 1, 3)));
    await press('Done');
    await editing.toast('Modified part to database with success');
    expect(await storedIds(editing)).toEqual(idsAt(4, 2, 1, 3));
    expect((await editing.stored()).map(({ displayOrder }) => displayOrder)).toEqual([1, 2, 3, 4]);
  });

  it('that another administrator changed at other places is merged', async () => {
    const editing = await startEditing();
    await press('Reorder');
    await press('Move down: Part 3');
    await changeElsewhere(rowsInOrder(2, 1));
    await press('Done');
    await editing.toast('Modified part to database with success');
    expect(await storedIds(editing)).toEqual(idsAt(2, 1, 4, 3));
  });

  it('of a list from which another administrator deleted a row shows the remaining rows', async () => {
    const editing = await startEditing();
    await press('Reorder');
    await press('Move down: Part 1');
    await editing.deleteElsewhere(ids[1]);
    await press('Done');
    await waitFor(() => expect(shownIds()).toEqual(idsAt(1, 3, 4)));
  });

  it('follows the changes of another administrator, and own moves can be discarded', async () => {
    const editing = await startEditing();
    await press('Reorder');
    await press('Move down: Part 3');
    const rows = rowsInOrder(2, 1, 3, 4);
    await changeElsewhere(rows);
    act(() => void editing.store.dispatch(rowsUpdated({ entity: 'product', rows })));
    await waitFor(() => expect(shownIds()).toEqual(idsAt(2, 1, 4, 3)));
    const notice = within(await screen.findByRole('alert'));
    expect(notice.getByText(/with your moves applied to it/)).toBeVisible();
    fireEvent.click(notice.getByRole('button', { name: 'Discard my moves' }));
    await waitFor(() => expect(shownIds()).toEqual(idsAt(2, 1, 3, 4)));
    await press('Done');
    expect(await buttonIn(document, 'Reorder')).toBeVisible();
    expect(await storedIds(editing)).toEqual(idsAt(2, 1, 3, 4));
  });
});

describe('a part that was added although the response was lost', () => {
  const typed = { nameEn: 'Valve', nameFr: 'Vanne' };

  const fill = (form: HTMLElement, column: string, value: string): void => {
    const input = form.querySelector(`[name=${column}]`);
    if (!input) throw new Error(`There is no field ${column}.`);
    fireEvent.change(input, { target: { value } });
  };

  /** Adds a part with a lost response. Another administrator then edits it. */
  const addWithLostResponse = async (theirs: Readonly<Record<string, string>>) => {
    const editing = await startEditing();
    fireEvent.click(await editing.button('Add'));
    const form = await editing.form();
    for (const [column, value] of Object.entries(typed)) fill(form, column, value);
    failOnce('/api/product/save', 'responseLost');
    const save = async (): Promise<void> => {
      const button = await buttonIn(document, 'Save');
      await waitFor(() => expect(button).not.toHaveAttribute('aria-disabled', 'true'));
      fireEvent.click(button);
    };
    await save();
    await editing.toast('Something went wrong. Please advise the developper.');
    const [added] = await editing.stored();
    await changeElsewhere({ id: added?.id, ...theirs });
    return { editing, form, save };
  };

  it('keeps the changes of another administrator, also on the page', async () => {
    const { editing, save } = await addWithLostResponse({ nameFr: 'Robinet' });
    await save();
    await editing.toast('Added part to database with success');
    expect(await editing.stored()).toMatchObject([{ nameEn: 'Valve', nameFr: 'Robinet' }]);
    expect(await screen.findByText('Robinet')).toBeVisible();
  });

  it('shows a conflict if both changed the same field', async () => {
    const { editing, form, save } = await addWithLostResponse({ nameEn: 'Brass valve', nameFr: 'Robinet' });
    fill(form, 'nameEn', 'Steel valve');
    await save();
    await editing.toast(conflictMessage);
    const panel = await screen.findByRole('region', { name: 'Two versions' });
    expect(within(panel).getAllByRole('group')).toHaveLength(1);
    fireEvent.click(within(panel).getByRole('radio', { name: /^Your version/ }));
    await save();
    await editing.toast('Added part to database with success');
    expect(await editing.stored()).toMatchObject([{ nameEn: 'Steel valve', nameFr: 'Robinet' }]);
  });
});

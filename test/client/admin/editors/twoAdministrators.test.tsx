import { act, configure, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { rowsUpdated } from '../../../../src/client/store/content/contentActions';
import { clearStoredSession } from '../../../../src/client/store/session/storedSession';
import { editorKinds } from '../../../support/jsdom/editorKinds';
import { saveSample } from '../../../support/data/factories';
import { failOnce } from '../../../support/faults/failingRequests';
import { clearToasts } from '../../../support/jsdom/jsdomToasts';
import { superUser, TestServer } from '../../../support/site/testServer';
import { buttonIn, Editing } from './editing';

/* Two work on one list at once: nothing of either is lost without a word. */

configure({ asyncUtilTimeout: 20_000 }); // on a machine that is busy with other suites

let server: TestServer;
let other: string;

beforeEach(async () => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false }); // the server answers when it does
  server = await TestServer.start();
  other = await server.login(superUser);
  jsdom.reconfigure({ url: await server.listen() });
});

afterEach(async () => {
  clearStoredSession();
  await clearToasts();
  await server.close();
});

const begin = (): Promise<Editing> => {
  const kind = editorKinds.find(({ entity }) => entity === 'product');
  if (!kind) throw new Error('No editor edits parts.');
  return Editing.begin(server, kind);
};

const changeElsewhere = (body: unknown) => server.call('PUT', '/api/product/update', { token: other, body });

const contest =
  'Not saved: someone else changed this item while you were editing it. Choose which version to keep.';

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

  /** The parts as they are called, in an order of places. */
  const at = (...places: readonly number[]): unknown[] => places.map((place) => ids[place - 1]);

  const placed = (...places: readonly number[]) =>
    places.map((place, index) => ({ id: ids[place - 1] ?? 0, displayOrder: index + 1 }));

  const seen = () =>
    [...document.querySelectorAll('ol > li')].map((row) => Number(row.getAttribute('data-row')));

  const press = async (name: string): Promise<void> => void fireEvent.click(await buttonIn(document, name));

  const storedIds = async (editing: Editing) => (await editing.stored()).map(({ id }) => id);

  it('that another has changed is not saved over before it was seen', async () => {
    const editing = await begin();
    await press('Reorder');
    await press('Move down: Part 1');
    await changeElsewhere(placed(4, 1, 2, 3));
    await press('Done');
    await editing.toast(contest);
    expect(await storedIds(editing)).toEqual(at(4, 1, 2, 3));
    expect(await screen.findByText(/^Someone changed this list/)).toBeVisible();
    await waitFor(() => expect(seen()).toEqual(at(4, 2, 1, 3)));
    await press('Done');
    await editing.toast('Modified part to database with success');
    expect(await storedIds(editing)).toEqual(at(4, 2, 1, 3));
    expect((await editing.stored()).map(({ displayOrder }) => displayOrder)).toEqual([1, 2, 3, 4]);
  });

  it('that another has changed in other places is merged', async () => {
    const editing = await begin();
    await press('Reorder');
    await press('Move down: Part 3');
    await changeElsewhere(placed(2, 1));
    await press('Done');
    await editing.toast('Modified part to database with success');
    expect(await storedIds(editing)).toEqual(at(2, 1, 4, 3));
  });

  it('of a list from which another has deleted a row shows what is left', async () => {
    const editing = await begin();
    await press('Reorder');
    await press('Move down: Part 1');
    await editing.deleteElsewhere(ids[1]);
    await press('Done');
    await waitFor(() => expect(seen()).toEqual(at(1, 3, 4)));
  });

  it('follows what another does, and what was moved can be left out', async () => {
    const editing = await begin();
    await press('Reorder');
    await press('Move down: Part 3');
    const rows = placed(2, 1, 3, 4);
    await changeElsewhere(rows);
    act(() => void editing.store.dispatch(rowsUpdated({ entity: 'product', rows })));
    await waitFor(() => expect(seen()).toEqual(at(2, 1, 4, 3)));
    const notice = within(await screen.findByRole('alert'));
    expect(notice.getByText(/with your moves applied to it/)).toBeVisible();
    fireEvent.click(notice.getByRole('button', { name: 'Discard my moves' }));
    await waitFor(() => expect(seen()).toEqual(at(2, 1, 3, 4)));
    await press('Done');
    expect(await buttonIn(document, 'Reorder')).toBeVisible();
    expect(await storedIds(editing)).toEqual(at(2, 1, 3, 4));
  });
});

describe('a part that was added though the answer got lost', () => {
  const typed = { nameEn: 'Valve', nameFr: 'Vanne' };

  const fill = (form: HTMLElement, column: string, value: string): void => {
    const input = form.querySelector(`[name=${column}]`);
    if (!input) throw new Error(`Nothing asks for ${column}.`);
    fireEvent.change(input, { target: { value } });
  };

  /** Adds a part of which the page does not hear, and has another correct it. */
  const lose = async (theirs: Readonly<Record<string, string>>) => {
    const editing = await begin();
    fireEvent.click(await editing.button('Add'));
    const form = await editing.form();
    for (const [column, value] of Object.entries(typed)) fill(form, column, value);
    failOnce('/api/product/save', 'answerLost');
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

  it('keeps what another has corrected meanwhile, also on the page', async () => {
    const { editing, save } = await lose({ nameFr: 'Robinet' });
    await save();
    await editing.toast('Added part to database with success');
    expect(await editing.stored()).toMatchObject([{ nameEn: 'Valve', nameFr: 'Robinet' }]);
    expect(await screen.findByText('Robinet')).toBeVisible();
  });

  it('asks where both have changed the same', async () => {
    const { editing, form, save } = await lose({ nameEn: 'Brass valve', nameFr: 'Robinet' });
    fill(form, 'nameEn', 'Steel valve');
    await save();
    await editing.toast(contest);
    const panel = await screen.findByRole('region', { name: 'Two versions' });
    expect(within(panel).getAllByRole('group')).toHaveLength(1);
    fireEvent.click(within(panel).getByRole('radio', { name: /^Your version/ }));
    await save();
    await editing.toast('Added part to database with success');
    expect(await editing.stored()).toMatchObject([{ nameEn: 'Steel valve', nameFr: 'Robinet' }]);
  });
});

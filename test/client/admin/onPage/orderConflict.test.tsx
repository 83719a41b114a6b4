import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { OrderConflict } from '../../../../src/client/admin/onPage/rows/OrderConflict';
import { PageEditing } from '../../../../src/client/admin/onPage/PageEditing';
import { useSavedOrder } from '../../../../src/client/admin/onPage/rows/useSavedOrder';
import { useEditedRows } from '../../../../src/client/admin/requests/useEditedRows';
import { injectAdminApi } from '../../../../src/client/store/api/adminApi';
import { rowsUpdated } from '../../../../src/client/store/content/contentActions';
import { useAppStore } from '../../../../src/client/store/hooks';
import { newRow } from '../../../../src/model/schema/rows';
import { renderScreen } from '../../../support/jsdom/renderScreen';

/* Two administrators move rows of the same list. */

const entity = 'tanker';

const conflict = { conflicts: [{ id: 1, fields: ['displayOrder'], current: {}, author: null, at: null }] };

const reorder = jest.fn<Promise<number>, [readonly number[]]>();
const shown = jest.fn();
const onDone = jest.fn();

/** A list with the requests of the administration. */
const List = () => {
  const store = useAppStore();
  injectAdminApi(store);
  return <MovedList />;
};

const MovedList = () => {
  const store = useAppStore();
  const [editing] = useState(() => {
    const created = new PageEditing(store);
    return Object.assign(created, { showOrder: shown });
  });
  const order = useEditedRows(entity).map(({ id }) => id);
  const { save, conflict: shownConflict } = useSavedOrder({ entity, editing, order, reorder, onDone });
  const [first = 0, second = 0, ...others] = order;
  return (
    <>
      <button type="button" onClick={() => save([...others, first, second])}>
        Move two to the end
      </button>
      <div id="root">
        <p>A sentence of the page</p>
      </div>
      {shownConflict ? <OrderConflict {...shownConflict} /> : null}
    </>
  );
};

/** Moves two rows while somebody else swaps the next two. */
const moveWhileOthersDo = async () => {
  const tankers = [1, 2, 3, 4, 5].map((id) => ({ ...newRow(entity, { displayOrder: id }), id }));
  const { store } = renderScreen(List, { content: { tankers } });
  reorder.mockImplementationOnce(() => {
    const rows = [
      { id: 3, displayOrder: 4 },
      { id: 4, displayOrder: 3 },
    ];
    act(() => void store.dispatch(rowsUpdated({ entity, rows })));
    return Promise.reject(Object.assign(new Error('Changed by somebody else.'), conflict));
  });
  fireEvent.click(screen.getByText('Move two to the end'));
  expect(await screen.findByRole('alert')).toHaveTextContent('Someone changed this list.');
  await waitFor(() => expect(screen.getByRole('button', { name: 'Save' })).toHaveFocus()); // it listens for clicks from now on
  return { store };
};

afterEach(() => jest.resetAllMocks());

it('shows their order with the moves applied to it, and saves that', async () => {
  await moveWhileOthersDo();
  const merged = [4, 3, 5, 1, 2];
  expect(shown).toHaveBeenLastCalledWith({ entity, order: merged });
  expect(onDone).not.toHaveBeenCalled();
  reorder.mockResolvedValueOnce(7);
  fireEvent.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
  expect(reorder).toHaveBeenLastCalledWith(merged);
  expect(onDone).toHaveBeenCalledTimes(1);
});

it('discards the moves, and shows what is stored', async () => {
  await moveWhileOthersDo();
  fireEvent.click(screen.getByRole('button', { name: 'Discard my moves' }));
  expect(screen.queryByRole('alert')).toBeNull();
  expect(shown).toHaveBeenLastCalledWith(undefined);
  expect(reorder).toHaveBeenCalledTimes(1);
  expect(onDone).toHaveBeenCalledTimes(1);
});

it('shows the next order first if somebody changes the list again', async () => {
  const { store } = await moveWhileOthersDo();
  const rows = [
    { id: 1, displayOrder: 5 },
    { id: 5, displayOrder: 1 },
  ];
  act(() => void store.dispatch(rowsUpdated({ entity, rows })));
  fireEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect(reorder).toHaveBeenCalledTimes(1);
  expect(screen.getByRole('alert')).toBeVisible();
  const [[{ order }]] = shown.mock.calls.slice(-1) as [[{ order: number[] }]];
  reorder.mockResolvedValueOnce(8);
  fireEvent.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
  expect(reorder).toHaveBeenLastCalledWith(order);
});

it('cannot discard moves that are being saved', async () => {
  await moveWhileOthersDo();
  let respond = (_version: number): void => undefined;
  reorder.mockReturnValueOnce(new Promise((resolve) => (respond = resolve)));
  fireEvent.click(screen.getByRole('button', { name: 'Save' }));
  fireEvent.click(screen.getByRole('button', { name: 'Discard my moves' }));
  expect(screen.getByRole('alert')).toBeVisible();
  act(() => respond(9));
  await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
});

it('leads a click on the page back to the question, since nothing else is edited until it is answered', async () => {
  await moveWhileOthersDo();
  const animate = jest.fn(); // jsdom has no animations
  Object.assign(screen.getByRole('alert'), { animate });
  act(() => screen.getByRole('button', { name: 'Discard my moves' }).focus());
  fireEvent.click(screen.getByText('A sentence of the page'));
  expect(screen.getByRole('button', { name: 'Save' })).toHaveFocus();
  expect(animate).toHaveBeenCalledTimes(1);
});

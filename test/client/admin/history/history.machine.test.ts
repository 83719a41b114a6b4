import { createActor, fromPromise } from 'xstate';
import type { ChangesWanted, LoadedChanges } from '../../../../src/client/admin/history/history.machine';
import { historyMachine } from '../../../../src/client/admin/history/history.machine';
import type { HistoryEntry } from '../../../../src/model/history';

const change = (id: number): HistoryEntry => ({
  id,
  at: 0,
  author: null,
  kind: 'edit',
  undoes: null,
  undoneBy: null,
  rowCount: 0,
  rows: [],
});

const page = (hasOlder: boolean, ...ids: number[]): LoadedChanges => ({
  changes: ids.map(change),
  hasOlder,
  version: 9,
});

interface Call {
  readonly input: unknown;
  readonly answer: (output: unknown) => void;
  readonly fail: (cause: Error) => void;
}

/** A history whose calls are answered by the test, one by one. */
const begin = () => {
  const calls: Call[] = [];
  const announced: string[] = [];
  const record = ({ input }: { input: unknown }) =>
    new Promise<never>((resolve, fail) => {
      calls.push({ input, fail, answer: (output) => resolve(output as never) });
    });
  const actor = createActor(
    historyMachine.provide({
      actors: {
        load: fromPromise<LoadedChanges, ChangesWanted>(record),
        undo: fromPromise<unknown, { id: number }>(record),
      },
      actions: {
        announceUndone: () => void announced.push('undone'),
        announceRefusal: (_, { cause }) => void announced.push(`refused: ${String(cause)}`),
        announceFailure: (_, { cause }) => void announced.push(`failed: ${String(cause)}`),
      },
    }),
  ).start();
  const settle = () => new Promise((resolve) => setImmediate(resolve));
  return {
    actor,
    calls,
    announced,
    state: () => actor.getSnapshot().value,
    shown: () => actor.getSnapshot().context.changes.map(({ id }) => id),
    context: () => actor.getSnapshot().context,
    answer: async (output?: unknown) => {
      calls.at(-1)?.answer(output);
      await settle();
    },
    fail: async () => {
      calls.at(-1)?.fail(new Error('no'));
      await settle();
    },
  };
};

const beginShown = async (loaded: LoadedChanges) => {
  const history = begin();
  await history.answer(loaded);
  expect(history.state()).toBe('shown');
  return history;
};

it('loads the newest, and tries again where that failed', async () => {
  const history = begin();
  expect(history.calls[0]?.input).toEqual({});
  await history.fail();
  expect(history.state()).toBe('failed');
  expect(history.context().failure).not.toBeNull();
  history.actor.send({ type: 'retry' });
  expect(history.state()).toBe('loading');
  await history.answer(page(false, 3, 2));
  expect(history.shown()).toEqual([3, 2]);
  expect(history.context().failure).toBeNull();
});

it('adds older ones, as long as there are any, and keeps what it has where they do not come', async () => {
  const history = await beginShown(page(true, 9, 8));
  history.actor.send({ type: 'older' });
  expect(history.calls.at(-1)?.input).toEqual({ before: 8 });
  await history.fail();
  expect(history.announced).toEqual(['failed: Error: no']);
  expect(history.shown()).toEqual([9, 8]);
  history.actor.send({ type: 'older' });
  history.actor.send({ type: 'older' });
  expect(history.calls).toHaveLength(3);
  await history.answer(page(false, 7));
  expect(history.shown()).toEqual([9, 8, 7]);
  history.actor.send({ type: 'older' });
  expect(history.state()).toBe('shown');
});

it('loads anew what is shown, from the newest down to the last', async () => {
  const history = await beginShown(page(true, 9, 8));
  history.actor.send({ type: 'newest' });
  expect(history.calls.at(-1)?.input).toEqual({ downTo: 8 });
  await history.answer(page(true, 10, 9, 8));
  expect(history.shown()).toEqual([10, 9, 8]);
});

it('undoes a change once, says so, and shows what has become of it', async () => {
  const history = await beginShown(page(false, 9, 8));
  history.actor.send({ type: 'undo', id: 8 });
  history.actor.send({ type: 'undo', id: 9 });
  expect(history.calls.map(({ input }) => input)).toEqual([{}, { id: 8 }]);
  expect(history.context().undoing).toBe(8);
  await history.answer();
  expect(history.announced).toEqual(['undone']);
  expect(history.state()).toBe('refreshing');
  await history.answer(page(false, 10, 9, 8));
  expect(history.shown()).toEqual([10, 9, 8]);
});

it('keeps why a change could not be undone, until another is tried', async () => {
  const history = await beginShown(page(false, 9, 8));
  history.actor.send({ type: 'undo', id: 8 });
  await history.fail();
  expect(history.announced).toEqual(['refused: Error: no']);
  await history.fail();
  expect(history.announced).toEqual(['refused: Error: no', 'failed: Error: no']);
  expect(history.context()).toMatchObject({ undoing: 8, refusal: { cause: new Error('no') } });
  expect(history.shown()).toEqual([9, 8]);
  history.actor.send({ type: 'undo', id: 9 });
  expect(history.context()).toMatchObject({ undoing: 9, refusal: null });
});

it('announces nothing where the screen has gone', async () => {
  const history = await beginShown(page(false, 9));
  history.actor.send({ type: 'undo', id: 9 });
  history.actor.stop();
  await history.answer();
  expect(history.announced).toEqual([]);
});

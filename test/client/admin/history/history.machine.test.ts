import { createActor, fromPromise } from 'xstate';
import type { ChangesQuery, LoadedChanges } from '../../../../src/client/admin/history/history.machine';
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

interface PendingRequest {
  readonly input: unknown;
  readonly respond: (output: unknown) => void;
  readonly fail: (cause: Error) => void;
}

/** A history machine whose requests the test resolves one by one. */
const start = () => {
  const requests: PendingRequest[] = [];
  const announcements: string[] = [];
  const record = ({ input }: { input: unknown }) =>
    new Promise<never>((resolve, fail) => {
      requests.push({ input, fail, respond: (output) => resolve(output as never) });
    });
  const actor = createActor(
    historyMachine.provide({
      actors: {
        load: fromPromise<LoadedChanges, ChangesQuery>(record),
        undo: fromPromise<unknown, { id: number }>(record),
      },
      actions: {
        announceUndone: () => void announcements.push('undone'),
        announceRefusal: (_, { cause }) => void announcements.push(`refused: ${String(cause)}`),
        announceFailure: (_, { cause }) => void announcements.push(`failed: ${String(cause)}`),
      },
    }),
  ).start();
  const settle = () => new Promise((resolve) => setImmediate(resolve));
  return {
    actor,
    requests,
    announcements,
    state: () => actor.getSnapshot().value,
    shown: () => actor.getSnapshot().context.changes.map(({ id }) => id),
    context: () => actor.getSnapshot().context,
    respond: async (output?: unknown) => {
      requests.at(-1)?.respond(output);
      await settle();
    },
    fail: async () => {
      requests.at(-1)?.fail(new Error('no'));
      await settle();
    },
  };
};

const startLoaded = async (loaded: LoadedChanges) => {
  const history = start();
  await history.respond(loaded);
  expect(history.state()).toBe('shown');
  return history;
};

it('loads the newest changes, and can retry after a failure', async () => {
  const history = start();
  expect(history.requests[0]?.input).toEqual({});
  await history.fail();
  expect(history.state()).toBe('failed');
  expect(history.context().failure).not.toBeNull();
  history.actor.send({ type: 'retry' });
  expect(history.state()).toBe('loading');
  await history.respond(page(false, 3, 2));
  expect(history.shown()).toEqual([3, 2]);
  expect(history.context().failure).toBeNull();
});

it('adds older changes as long as there are any, and keeps the loaded ones if that fails', async () => {
  const history = await startLoaded(page(true, 9, 8));
  history.actor.send({ type: 'older' });
  expect(history.requests.at(-1)?.input).toEqual({ before: 8 });
  await history.fail();
  expect(history.announcements).toEqual(['failed: Error: no']);
  expect(history.shown()).toEqual([9, 8]);
  history.actor.send({ type: 'older' });
  history.actor.send({ type: 'older' });
  expect(history.requests).toHaveLength(3);
  await history.respond(page(false, 7));
  expect(history.shown()).toEqual([9, 8, 7]);
  history.actor.send({ type: 'older' });
  expect(history.state()).toBe('shown');
});

it('reloads the shown changes, from the newest to the last', async () => {
  const history = await startLoaded(page(true, 9, 8));
  history.actor.send({ type: 'newest' });
  expect(history.requests.at(-1)?.input).toEqual({ downTo: 8 });
  await history.respond(page(true, 10, 9, 8));
  expect(history.shown()).toEqual([10, 9, 8]);
});

it('undoes a change once, announces it, and reloads the list', async () => {
  const history = await startLoaded(page(false, 9, 8));
  history.actor.send({ type: 'undo', id: 8 });
  history.actor.send({ type: 'undo', id: 9 });
  expect(history.requests.map(({ input }) => input)).toEqual([{}, { id: 8 }]);
  expect(history.context().undoing).toBe(8);
  await history.respond();
  expect(history.announcements).toEqual(['undone']);
  expect(history.state()).toBe('refreshing');
  await history.respond(page(false, 10, 9, 8));
  expect(history.shown()).toEqual([10, 9, 8]);
});

it('shows why a change could not be undone, until another undo starts', async () => {
  const history = await startLoaded(page(false, 9, 8));
  history.actor.send({ type: 'undo', id: 8 });
  await history.fail();
  expect(history.announcements).toEqual(['refused: Error: no']);
  await history.fail();
  expect(history.announcements).toEqual(['refused: Error: no', 'failed: Error: no']);
  expect(history.context()).toMatchObject({ undoing: 8, refusal: { cause: new Error('no') } });
  expect(history.shown()).toEqual([9, 8]);
  history.actor.send({ type: 'undo', id: 9 });
  expect(history.context()).toMatchObject({ undoing: 9, refusal: null });
});

it('announces nothing after the screen was closed', async () => {
  const history = await startLoaded(page(false, 9));
  history.actor.send({ type: 'undo', id: 9 });
  history.actor.stop();
  await history.respond();
  expect(history.announcements).toEqual([]);
});

import { createActor, fromPromise } from 'xstate';
import { rowsRequestMachine } from '../../../../src/client/admin/list/actions/rowsRequest.machine';
import type { RowsTask } from '../../../../src/model/admin/rowsTask';

/** A machine whose requests the test ends one by one. */
const begin = () => {
  const sent: RowsTask[] = [];
  const finished: unknown[] = [];
  let end: (outcome: 'succeed' | 'fail') => void = () => undefined;
  const actor = createActor(
    rowsRequestMachine.provide({
      actors: {
        send: fromPromise(({ input }) => {
          sent.push(input);
          return new Promise((resolve, reject) => {
            end = (outcome) => (outcome === 'succeed' ? resolve(7) : reject(new Error('no response')));
          });
        }),
      },
      actions: { finish: (_, id) => void finished.push(id) },
    }),
  ).start();
  const settle = async (outcome: 'succeed' | 'fail'): Promise<void> => {
    end(outcome);
    await new Promise((resolve) => setImmediate(resolve));
  };
  const start = (ids: readonly number[], requestKey: string, kind: RowsTask['kind'] = 'delete'): void =>
    actor.send({ type: 'start', task: { kind, ids, values: {}, requestKey } });
  return { actor, sent, finished, settle, start, state: () => actor.getSnapshot().value };
};

const keys = (sent: readonly RowsTask[]): readonly string[] => sent.map(({ requestKey }) => requestKey);

it('sends one request at a time, and shows which rows it is for', async () => {
  const { actor, sent, finished, settle, start, state } = begin();
  start([1, 2], 'first');
  start([3], 'second');
  expect(keys(sent)).toEqual(['first']);
  expect(actor.getSnapshot().context.task).toMatchObject({ kind: 'delete', ids: [1, 2] });
  await settle('succeed');
  expect(state()).toBe('idle');
  expect(finished).toEqual([7]);
  expect(actor.getSnapshot().context).toEqual({ task: null, failed: null });
});

it('repeats a failed request with its key: the server may have done it', async () => {
  const { actor, sent, finished, settle, start } = begin();
  start([1, 2], 'first');
  await settle('fail');
  expect(finished).toEqual([]);
  expect(actor.getSnapshot().context).toMatchObject({ task: null, failed: { ids: [1, 2] } });
  start([1, 2], 'second');
  await settle('succeed');
  start([1, 2], 'third');
  expect(keys(sent)).toEqual(['first', 'first', 'third']);
});

it('a request for other rows, or of another kind, has a new key', async () => {
  const { sent, settle, start } = begin();
  start([1], 'first');
  await settle('fail');
  start([1, 2], 'second');
  await settle('fail');
  start([1, 2], 'third', 'hide');
  expect(keys(sent)).toEqual(['first', 'second', 'third']);
});

it('asks for a list before rows are moved, and can be cancelled', async () => {
  const { actor, sent, settle, start, state } = begin();
  actor.send({ type: 'chooseList' });
  actor.send({ type: 'cancel' });
  expect(state()).toBe('idle');
  actor.send({ type: 'chooseList' });
  start([1], 'first', 'move');
  actor.send({ type: 'cancel' });
  expect(state()).toBe('running');
  await settle('succeed');
  expect(sent).toHaveLength(1);
  expect(state()).toBe('idle');
});

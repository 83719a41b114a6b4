import { createActor, fromPromise } from 'xstate';
import type { OrderOutcome } from '../../../../src/client/admin/onPage/rows/savedOrder.machine';
import { savedOrderMachine } from '../../../../src/client/admin/onPage/rows/savedOrder.machine';

const settle = () => new Promise((resolve) => setImmediate(resolve));

/** A list whose saves have these outcomes, in their order. */
const startList = (...outcomes: readonly (OrderOutcome | Error)[]) => {
  const sent: (readonly number[])[] = [];
  const seen: string[] = [];
  const actor = createActor(
    savedOrderMachine.provide({
      actors: {
        save: fromPromise(async ({ input }) => {
          const outcome = outcomes[sent.length] ?? new Error('unexpected');
          sent.push(input.order);
          if (outcome instanceof Error) throw outcome;
          return outcome;
        }),
      },
      actions: {
        show: (_, order) => void seen.push(`shows ${order.join()}`),
        announceSaved: () => void seen.push('saved'),
        announceFailure: (_, { cause }) => void seen.push(String(cause)),
        finish: () => void seen.push('finished'),
      },
    }),
  ).start();
  return { actor, sent, seen, state: () => actor.getSnapshot().value };
};

const base = [1, 2, 3, 4];
const save = { order: [2, 3, 4, 1], base };
const saved: OrderOutcome = { isSaved: true, version: 7 };

/** Others have saved this order. */
const conflict = (theirs: readonly number[]): OrderOutcome => ({
  isSaved: false,
  theirs,
  cause: new Error('conflict'),
});

it('shows an order at once, and saves it', async () => {
  const { actor, sent, seen, state } = startList(saved);
  actor.send({ type: 'save', save });
  expect(state()).toBe('saving');
  expect(seen).toEqual(['shows 2,3,4,1']);
  actor.send({ type: 'save', save: { order: [4, 3, 2, 1], base } });
  await settle();
  expect(sent).toEqual([[2, 3, 4, 1]]);
  expect(seen.slice(1)).toEqual(['saved', 'finished']);
  expect(state()).toBe('idle');
});

it('proposes the moves in the order of others, and saves them', async () => {
  const { actor, sent, seen, state } = startList(conflict([1, 3, 2, 4]), saved);
  actor.send({ type: 'save', save });
  await settle();
  expect(state()).toBe('conflict');
  expect(actor.getSnapshot().context.proposal).toEqual({ order: [3, 2, 4, 1], base: [1, 3, 2, 4] });
  expect(seen.at(-1)).toBe('shows 3,2,4,1');
  actor.send({ type: 'saveProposal', theirs: [1, 3, 2, 4] });
  expect(state()).toBe('saving');
  actor.send({ type: 'discard' });
  expect(state()).toBe('saving');
  await settle();
  expect(sent[1]).toEqual([3, 2, 4, 1]);
  expect(state()).toBe('idle');
  expect(actor.getSnapshot().context.proposal).toBeNull();
});

it('proposes another order if others have changed the list again, and ends if they have made the same moves', async () => {
  const { actor, sent, seen, state } = startList(conflict([1, 3, 2, 4]));
  actor.send({ type: 'save', save });
  await settle();
  actor.send({ type: 'saveProposal', theirs: [1, 4, 3, 2] });
  expect(state()).toBe('conflict');
  expect(seen.at(-1)).toBe('shows 4,1,3,2');
  actor.send({ type: 'saveProposal', theirs: [4, 1, 3, 2] });
  expect(state()).toBe('idle');
  expect(sent).toHaveLength(1);
  expect(seen.at(-1)).toBe('finished');
});

it('discards a proposal', async () => {
  const { actor, seen, state } = startList(conflict([1, 3, 2, 4]));
  actor.send({ type: 'save', save });
  await settle();
  actor.send({ type: 'discard' });
  expect(state()).toBe('idle');
  expect(seen.at(-1)).toBe('finished');
  expect(actor.getSnapshot().context).toEqual({ save: null, proposal: null, failure: null });
});

it('reports a failure, and a conflict after which nothing of the moves is left', async () => {
  const { actor, seen, state } = startList(new Error('offline'), conflict([2, 3, 4, 1]), saved);
  actor.send({ type: 'save', save });
  await settle();
  expect(state()).toBe('failed');
  expect(seen.slice(1)).toEqual(['Error: offline', 'finished']);
  actor.send({ type: 'save', save });
  await settle();
  expect(state()).toBe('failed');
  expect(seen.slice(-2)).toEqual(['Error: conflict', 'finished']);
  expect(actor.getSnapshot().context.proposal).toBeNull();
  actor.send({ type: 'save', save });
  await settle();
  expect(state()).toBe('idle');
});

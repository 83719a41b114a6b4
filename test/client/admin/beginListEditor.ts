import { createActor, fromPromise } from 'xstate';
import type { FormValues, Order } from '../../../src/client/admin/editors/listEditor.machine';
import { listEditorMachine } from '../../../src/client/admin/editors/listEditor.machine';

interface Call {
  readonly name: string;
  readonly input: unknown;
  succeed: (output?: unknown) => void;
  fail: (cause: unknown) => void;
  isAborted: () => boolean;
}

/** A list editor whose calls are answered by the test, one by one. */
export const beginListEditor = () => {
  const calls: Call[] = [];
  const announced: string[] = [];
  const pending = <Output, Input extends object>(name: string) =>
    fromPromise<Output, Input>(
      ({ input, signal }) =>
        new Promise((resolve, reject) => {
          calls.push({
            name,
            input,
            succeed: (output) => resolve(output as Output), // each test answers what the call answers
            fail: reject,
            isAborted: () => signal.aborted,
          });
        }),
    );
  const announce = (what: string) => () => void announced.push(what);
  const actor = createActor(
    listEditorMachine.provide({
      actors: {
        save: pending<unknown, { values: FormValues; base: FormValues }>('save'),
        update: pending<unknown, { id: number; values: FormValues; base: FormValues }>('update'),
        confirmDeletion: pending<boolean, { id: number }>('confirmDeletion'),
        remove: pending<unknown, { id: number }>('remove'),
        reorder: pending<unknown, { order: Order }>('reorder'),
      },
      actions: {
        announceAdded: announce('added'),
        announceModified: announce('modified'),
        announceDeleted: announce('deleted'),
        announceFailure: announce('failed'),
      },
    }),
  ).start();
  const settle = () => new Promise((resolve) => setImmediate(resolve));
  const answer = async (outcome: 'succeed' | 'fail', value?: unknown) => {
    calls.at(-1)?.[outcome](value);
    await settle();
  };
  const tags = () => [...actor.getSnapshot().tags].sort();
  const names = () => calls.map(({ name }) => name);
  return { actor, calls, names, announced, answer, tags, context: () => actor.getSnapshot().context };
};

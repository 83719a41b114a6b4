import { createActor, fromPromise } from 'xstate';
import type {
  Columns,
  CommittedVersion,
  Deletion,
  FormTask,
  ListEditorEvent,
  SavedRow,
  FileUploadInput,
} from '../../../../src/model/admin/listTask';
import type { FormValues } from '../../../../src/model/schema/rows';
import type { Order } from '../../../../src/model/schema/mergeOrders';
import { listEditorMachine } from '../../../../src/client/admin/list/listEditor.machine';

interface Call {
  readonly name: string;
  readonly input: unknown;
  succeed: (output?: unknown) => void;
  fail: (cause: unknown) => void;
  isAborted: () => boolean;
}

type Event =
  | Exclude<ListEditorEvent, { type: 'delete' | 'submit' | 'submitAsNew' }>
  | { type: 'delete'; id: number }
  | { type: 'submit' | 'submitAsNew'; values: FormValues; base?: FormValues };

/** A list editor machine whose requests the test resolves one by one. */
export function beginListEditor() {
  const calls: Call[] = [];
  const announced: string[] = [];
  const pending = <Output, Input extends object>(name: string) =>
    fromPromise<Output, Input>(
      ({ input, signal }) =>
        new Promise((resolve, reject) => {
          calls.push({
            name,
            input,
            succeed: (output) => resolve(output as Output), // each test passes the output of the request
            fail: reject,
            isAborted: () => signal.aborted,
          });
        }),
    );
  const announceChange =
    (what: string) =>
    (_: unknown, { change }: { change: CommittedVersion }): void =>
      void announced.push(`${what} by ${change}`);
  const actor = createActor(
    listEditorMachine.provide({
      actors: {
        uploadFile: pending<string, FileUploadInput>('uploadFile'),
        save: pending<SavedRow, { task: FormTask; columns: Columns }>('save'),
        confirmDeletion: pending<boolean, { id: number }>('confirmDeletion'),
        remove: pending<CommittedVersion, Deletion>('remove'),
        reorder: pending<CommittedVersion, { order: Order }>('reorder'),
      },
      actions: {
        announceAdded: (_, { version }) => void announced.push(`added by ${version}`),
        announceModified: (_, { version }) => void announced.push(`modified by ${version}`),
        announceOrder: announceChange('modified'),
        announceDeleted: announceChange('deleted'),
        announceFailure: () => void announced.push('failed'),
      },
    }),
  ).start();
  const settle = () => new Promise((resolve) => setImmediate(resolve));
  const respond = async (outcome: 'succeed' | 'fail', value?: unknown) => {
    calls.at(-1)?.[outcome](value);
    await settle();
  };
  const tags = () => [...actor.getSnapshot().tags].sort();
  const names = () => calls.map(({ name }) => name);
  let keys = 0;
  /** Sends an event; those that may lead to a request get their own key, as from the views. */
  const send = (event: Event): void => {
    keys += 1;
    const requestKey = `key ${keys}`;
    switch (event.type) {
      case 'delete':
        actor.send({ ...event, requestKey });
        break;
      case 'submit':
      case 'submitAsNew':
        actor.send({ ...event, addition: { requestKey, displayOrder: keys } });
        break;
      default:
        actor.send(event);
    }
  };
  return {
    actor: { send, stop: () => actor.stop() },
    calls,
    names,
    announced,
    respond,
    tags,
    context: () => actor.getSnapshot().context,
  };
}

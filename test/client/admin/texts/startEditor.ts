import { createActor, fromPromise } from 'xstate';
import type {
  CommittedVersions,
  TextEdit,
  TextEditorEvent,
  TextSave,
} from '../../../../src/model/admin/textEdit';
import { textEditorMachine } from '../../../../src/client/admin/texts/textEditor.machine';

interface PendingRequest {
  readonly name: string;
  readonly input: unknown;
  readonly respond: (output?: unknown) => void;
  readonly fail: (cause: Error) => void;
  readonly signal: AbortSignal;
}

/** A text editor machine whose requests the test resolves one by one. */
export function startEditor() {
  const requests: PendingRequest[] = [];
  const announcements: string[] = [];
  const record =
    (name: string) =>
    ({ input, signal }: { input: unknown; signal: AbortSignal }) =>
      new Promise<never>((resolve, fail) => {
        requests.push({ name, input, fail, signal, respond: (output) => resolve(output as never) });
      });
  const actor = createActor(
    textEditorMachine.provide({
      actors: {
        saveTogether: fromPromise<CommittedVersions | null, TextEdit>(record('saveTogether')),
        save: fromPromise<CommittedVersions, TextSave>(record('save')),
        flag: fromPromise<CommittedVersions, { key: string; isHtml: boolean }>(record('flag')),
        confirmDeletion: fromPromise<boolean, { key: string }>(record('confirm')),
        remove: fromPromise<CommittedVersions, { key: string }>(record('remove')),
        confirmRestore: fromPromise<boolean, { key: string }>(record('confirm restore')),
        restore: fromPromise<CommittedVersions, { key: string }>(record('restore')),
      },
      actions: {
        announceModified: (_, { changes }) => void announcements.push(`modified by ${changes.join(', ')}`),
        announceDeleted: (_, { changes }) => void announcements.push(`deleted by ${changes.join(', ')}`),
        announceFailure: (_, { cause }) => void announcements.push(`failed: ${String(cause)}`),
      },
    }),
  ).start();
  const state = () => JSON.stringify(actor.getSnapshot().value).replaceAll('"', '');
  const settle = () => new Promise((resolve) => setImmediate(resolve));
  return {
    actor,
    requests,
    announcements,
    state,
    context: () => actor.getSnapshot().context,
    send: (event: TextEditorEvent) => {
      actor.send(event);
      return state();
    },
    respond: async (output?: unknown) => {
      requests.at(-1)?.respond(output);
      await settle();
      return state();
    },
    fail: async () => {
      requests.at(-1)?.fail(new Error('no'));
      await settle();
      return state();
    },
  };
}

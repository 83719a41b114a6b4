import { assign, fromPromise, setup } from 'xstate';
import { notProvided } from '../../../model/errors/notProvided';
import type { AddedText } from '../../../model/admin/textEdit';

interface TextAdditionContext {
  /** The last submitted text. If its request failed, it may have succeeded on the server: a retry has the same key. */
  readonly text: AddedText | null;
  /** Why the last request failed: the rejection of the actor. */
  readonly failure: { readonly cause: unknown } | null;
}

const machine = setup({
  types: {
    context: {} as TextAdditionContext,
    events: {} as { readonly type: 'submit'; readonly text: AddedText },
    tags: {} as 'busy' | 'failed',
  },
  actors: {
    /** Adds the text in both languages, and shows a toast. */
    add: fromPromise<void, AddedText>(notProvided),
  },
  actions: {
    // another key is another text, which the server must not mistake for this one
    setText: assign(({ context: { text: last }, event: { text } }) => ({
      text: last?.key === text.key ? { ...text, requestKey: last.requestKey } : text,
      failure: null,
    })),
    finish: () => undefined,
  },
});

const submit = { target: 'adding', actions: 'setText' } as const;

/** Adds a text to a page. The view provides the request. */
export const textAdditionMachine = machine.createMachine({
  id: 'textAddition',
  context: { text: null, failure: null },
  initial: 'filling',
  states: {
    filling: { on: { submit } },
    adding: {
      tags: 'busy',
      invoke: {
        src: 'add',
        input: ({ context: { text } }) => {
          if (!text) throw new Error('Nothing was submitted.');
          return text;
        },
        onDone: 'added',
        onError: { target: 'failed', actions: assign(({ event }) => ({ failure: { cause: event.error } })) },
      },
    },
    failed: { tags: 'failed', on: { submit } },
    added: { entry: 'finish', type: 'final' },
  },
});

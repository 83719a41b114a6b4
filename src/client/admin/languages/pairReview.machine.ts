import { assign, fromPromise, setup } from 'xstate';
import { notProvided } from '../../../model/errors/notProvided';
import type { TextValues } from '../../../model/admin/textEdit';
import type { LanguagePair } from '../../../model/parity/pairs';

/** A pair to save: the typed values, and the stored values that the form knows. */
export interface PairEdit {
  readonly pair: LanguagePair;
  readonly values: TextValues;
  readonly base: TextValues;
  /** The key by which the server recognizes a repeated request. */
  readonly requestKey: string;
  /** Whether the row is hidden before it is changed. */
  readonly isHidden: boolean;
}

interface PairReviewContext {
  /** The last submitted edit. If its save failed, it may have succeeded on the server: a retry has the same key. */
  readonly edit: PairEdit | null;
  /** Why the last save failed: the rejection of the actor. */
  readonly failure: { readonly cause: unknown } | null;
}

const machine = setup({
  types: {
    context: {} as PairReviewContext,
    events: {} as { readonly type: 'submit'; readonly edit: PairEdit },
  },
  actors: {
    /** Saves both languages, and shows a toast. */
    save: fromPromise<void, PairEdit>(notProvided),
  },
  actions: {
    setEdit: assign(({ context, event: { edit } }) => ({
      edit: { ...edit, requestKey: context.edit?.requestKey ?? edit.requestKey },
    })),
    showNext: () => undefined,
  },
});

const submit = { target: 'saving', actions: 'setEdit' } as const;

/** Saves both languages of a text, a row or a picture in the language review. The view provides the request. */
export const pairReviewMachine = machine.createMachine({
  id: 'pairReview',
  context: { edit: null, failure: null },
  initial: 'filling',
  states: {
    filling: { on: { submit } },
    saving: {
      invoke: {
        src: 'save',
        input: ({ context: { edit } }) => {
          if (!edit) throw new Error('Nothing was submitted.');
          return edit;
        },
        onDone: 'saved',
        onError: { target: 'failed', actions: assign(({ event }) => ({ failure: { cause: event.error } })) },
      },
    },
    failed: { on: { submit } },
    saved: { entry: 'showNext', type: 'final' },
  },
});

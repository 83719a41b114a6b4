import { assign, fromPromise, setup } from 'xstate';
import { notProvided } from '../../../model/errors/notProvided';
import type { TextValues } from '../../../model/admin/textEdit';
import type { LanguagePair } from '../../../model/parity/pairs';

/** A pair to save: the typed values, and the stored values that the form knows. */
export interface PairEdit {
  readonly pair: LanguagePair;
  readonly values: TextValues;
  readonly base: TextValues;
  /** The key by which the server recognizes a repeated request. A failed save may have succeeded: a retry has the same key. */
  readonly requestKey: string;
  /** Whether the row is hidden before it is changed. */
  readonly isHidden: boolean;
}

interface PairReviewContext {
  /** The last submitted edit; before that, one that changes nothing. */
  readonly edit: PairEdit;
  /** Why the last save failed: the rejection of the actor. */
  readonly failure: { readonly cause: unknown } | null;
}

type SubmittedEdit = Omit<PairEdit, 'requestKey'>;

const machine = setup({
  types: {
    context: {} as PairReviewContext,
    input: {} as Pick<PairEdit, 'pair' | 'requestKey'>,
    events: {} as { readonly type: 'submit'; readonly edit: SubmittedEdit } | { readonly type: 'accept' },
    tags: {} as 'busy',
  },
  actors: {
    /** Saves both languages, and shows a toast. */
    save: fromPromise<void, PairEdit>(notProvided),
    /** Accepts the pair as it is, or withdraws that, and shows a toast. */
    accept: fromPromise<void>(notProvided),
  },
  actions: {
    setEdit: assign(({ context }, edit: SubmittedEdit) => ({ edit: { ...context.edit, ...edit } })),
    showNext: () => undefined,
  },
});

/** The form of the pair. */
const form = machine.createStateConfig({
  on: {
    submit: { target: 'saving', actions: { type: 'setEdit', params: ({ event: { edit } }) => edit } },
    accept: 'accepting',
  },
});

/** Saves or accepts a text, a row or a picture in the language review, and then shows the next one. The view provides the requests. */
export const pairReviewMachine = machine.createMachine({
  id: 'pairReview',
  context: ({ input: { pair, requestKey } }) => ({
    edit: { pair, requestKey, values: pair.values, base: pair.values, isHidden: false },
    failure: null,
  }),
  initial: 'filling',
  states: {
    filling: form,
    saving: {
      tags: 'busy',
      invoke: {
        src: 'save',
        input: ({ context }) => context.edit,
        onDone: 'done',
        onError: { target: 'failed', actions: assign(({ event }) => ({ failure: { cause: event.error } })) },
      },
    },
    failed: form,
    accepting: { tags: 'busy', invoke: { src: 'accept', onDone: 'done', onError: 'filling' } },
    done: { tags: 'busy', entry: 'showNext', type: 'final' }, // until the next pair is shown
  },
});

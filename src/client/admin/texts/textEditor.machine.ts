import { assign, fromPromise, setup } from 'xstate';
import type { Language } from '../../../model/site/languages';
import { languages } from '../../../model/site/languages';

/**
 * Edits the texts of a page (specification, section 4): one text at a time, in both languages. The view provides the actors
 * (requests, confirmation) and the actions (toasts).
 */

/** A text in each language. */
export type TextValues = Readonly<Record<Language, string>>;

/** Discarded input: the typed values, and the values of the text when editing began. */
export interface TextDraft {
  readonly values: TextValues;
  readonly base: TextValues;
}

interface TextEditorContext {
  /** The key of the text that is edited or deleted. */
  readonly key: string | null;
  /** The initial values of the form, if discarded input is restored. */
  readonly draft: TextDraft | null;
  /** The values of the text when editing began. */
  readonly original: TextValues;
  /** The values submitted last. */
  readonly values: TextValues;
  /** The values that the form knows: from when editing began, or a newer version of another administrator. */
  readonly base: TextValues;
  readonly isHtml: boolean;
  /** Why the last request failed: the rejection of the actor. */
  readonly failure: { readonly cause: unknown } | null;
}

/** The versions of the committed changes in their order, one for each language. */
export type CommittedChanges = readonly (number | null)[];

/** The input of a save. */
export interface TextSave {
  readonly key: string;
  readonly values: TextValues;
  readonly base: TextValues;
  /** Whether the text was HTML when editing began; used if it has been deleted since. */
  readonly isHtml: boolean;
}

export type TextEditorEvent =
  | { type: 'edit'; key: string; original: TextValues; draft?: TextDraft; isHtml?: boolean }
  | { type: 'submit'; values: TextValues; base: TextValues }
  | { type: 'cancel' }
  | { type: 'delete'; key: string }
  | { type: 'flag'; key: string; isHtml: boolean };

/** `editing`: a form is open. `busy`: a request runs. */
type TextEditorTag = 'editing' | 'busy' | 'failed';

const emptyValues: TextValues = { en: '', fr: '' };

const emptyContext: TextEditorContext = {
  key: null,
  draft: null,
  original: emptyValues,
  values: emptyValues,
  base: emptyValues,
  isHtml: false,
  failure: null,
};

const isSame = (one: TextValues, other: TextValues): boolean =>
  languages.every((language) => one[language] === other[language]);

const unprovided = (): Promise<never> => Promise.reject(new Error('The view provides this actor.'));

const machine = setup({
  types: {
    context: {} as TextEditorContext, // how XState is given types
    events: {} as TextEditorEvent, // likewise
    tags: {} as TextEditorTag, // likewise
  },
  actors: {
    /** Sends only the changes that are not stored yet. */
    save: fromPromise<CommittedChanges, TextSave>(unprovided),
    flag: fromPromise<CommittedChanges, { key: string; isHtml: boolean }>(unprovided),
    confirmDeletion: fromPromise<boolean, { key: string }>(unprovided),
    remove: fromPromise<CommittedChanges, { key: string }>(unprovided),
  },
  actions: {
    reset: assign(emptyContext),
    setSubmitted: assign(({ event }) =>
      event.type === 'submit' ? { values: event.values, base: event.base } : {},
    ),
    setFailure: assign((_, { cause }: { cause: unknown }) => ({ failure: { cause } })),
    announceModified: (_, _params: { changes: CommittedChanges }) => undefined,
    announceDeleted: (_, _params: { changes: CommittedChanges }) => undefined,
    announceFailure: (_, _failure: { cause: unknown }) => undefined,
  },
});

interface Failure {
  readonly event: { readonly error: unknown };
}

const causeOf = ({ event }: Failure) => ({ cause: event.error });

const changesOf = ({ event }: { readonly event: { readonly output: CommittedChanges } }) => ({
  changes: event.output,
});

/** After a failed request: stores the failure for the form and announces it. */
const failed = <Target extends string>(target: Target) =>
  ({
    target,
    actions: [
      { type: 'setFailure', params: causeOf },
      { type: 'announceFailure', params: causeOf },
    ],
  }) as const;

const keyOf = ({ key }: TextEditorContext): string => key ?? '';

export const textEditorMachine = machine.createMachine({
  id: 'textEditor',
  context: emptyContext,
  initial: 'display',
  states: {
    display: {
      entry: 'reset',
      on: {
        edit: {
          target: 'editing',
          actions: assign(({ event }) => ({
            key: event.key,
            original: event.original,
            draft: event.draft ?? null,
            isHtml: event.isHtml ?? false,
          })),
        },
        delete: { target: 'deleting', actions: assign(({ event }) => ({ key: event.key })) },
        flag: {
          target: 'flagging',
          actions: assign(({ event }) => ({ key: event.key, isHtml: event.isHtml })),
        },
      },
    },
    editing: {
      tags: 'editing',
      on: {
        submit: [
          { guard: ({ context, event }) => isSame(context.original, event.values), target: 'display' },
          { target: 'saving', actions: 'setSubmitted' },
        ],
        cancel: 'display',
      },
    },
    saving: {
      tags: ['editing', 'busy'],
      entry: assign({ failure: null }),
      invoke: {
        src: 'save',
        input: ({ context }) => ({
          key: keyOf(context),
          values: context.values,
          base: context.base,
          isHtml: context.isHtml,
        }),
        onDone: { target: 'display', actions: { type: 'announceModified', params: changesOf } },
        onError: failed('failed'),
      },
    },
    failed: {
      tags: ['editing', 'failed'],
      on: {
        // One language may have been saved before the other failed: the next submit sends what still differs.
        submit: { target: 'saving', actions: 'setSubmitted' },
        cancel: 'display',
      },
    },
    flagging: {
      tags: 'busy',
      invoke: {
        src: 'flag',
        input: ({ context }) => ({ key: keyOf(context), isHtml: context.isHtml }),
        onDone: { target: 'display', actions: { type: 'announceModified', params: changesOf } },
        onError: failed('display'),
      },
    },
    deleting: {
      initial: 'confirming',
      states: {
        confirming: {
          invoke: {
            src: 'confirmDeletion',
            input: ({ context }) => ({ key: keyOf(context) }),
            onDone: [{ guard: ({ event }) => event.output, target: 'removing' }, '#textEditor.display'],
            onError: failed('#textEditor.display'),
          },
        },
        removing: {
          tags: 'busy',
          invoke: {
            src: 'remove',
            input: ({ context }) => ({ key: keyOf(context) }),
            onDone: {
              target: '#textEditor.display',
              actions: { type: 'announceDeleted', params: changesOf },
            },
            onError: failed('#textEditor.display'),
          },
        },
      },
    },
  },
});

import { assign, fromPromise, setup } from 'xstate';
import type { Language } from '../../../model/site/languages';
import { languages } from '../../../model/site/languages';

/**
 * Editing the texts of a page (specification, section 4): they are displayed, and one of them at a time is edited, in both
 * languages. What is sent, asked and announced is the view's: it provides the actors and the actions.
 */

/** A text in each language. */
export type TextValues = Readonly<Record<Language, string>>;

/** What was typed and given up, and what the text said when that was begun. */
export interface TextDraft {
  readonly values: TextValues;
  readonly base: TextValues;
}

interface TextEditorContext {
  /** The key of the text that is edited or deleted. */
  readonly key: string | null;
  /** What the form begins with, where it was given up before and is brought back. */
  readonly draft: TextDraft | null;
  /** What it said when editing began, and what was submitted last. */
  readonly original: TextValues;
  readonly values: TextValues;
  /** What it said as far as the form knows: when editing began, or what another has made of it since. */
  readonly base: TextValues;
  readonly isHtml: boolean;
  /** Why the last call failed, as the actor rejected. */
  readonly failure: { readonly cause: unknown } | null;
}

/** The changes that a call made, in their order: one for each language. */
export type CommittedChanges = readonly (number | null)[];

/** What is saved of a text. */
export interface TextSave {
  readonly key: string;
  readonly values: TextValues;
  readonly base: TextValues;
  /** Whether it was HTML when editing began, should there be nothing left of it. */
  readonly isHtml: boolean;
}

export type TextEditorEvent =
  | { type: 'edit'; key: string; original: TextValues; draft?: TextDraft; isHtml?: boolean }
  | { type: 'submit'; values: TextValues; base: TextValues }
  | { type: 'cancel' }
  | { type: 'delete'; key: string }
  | { type: 'flag'; key: string; isHtml: boolean };

/** `editing`: a form is open; `busy`: a call runs. */
type TextEditorTag = 'editing' | 'busy' | 'failed';

const noText: TextValues = { en: '', fr: '' };

const nothing: TextEditorContext = {
  key: null,
  draft: null,
  original: noText,
  values: noText,
  base: noText,
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
    /** Sends what was changed and is not stored yet, and nothing else. */
    save: fromPromise<CommittedChanges, TextSave>(unprovided),
    flag: fromPromise<CommittedChanges, { key: string; isHtml: boolean }>(unprovided),
    confirmDeletion: fromPromise<boolean, { key: string }>(unprovided),
    remove: fromPromise<CommittedChanges, { key: string }>(unprovided),
  },
  actions: {
    forget: assign(nothing),
    keepSubmitted: assign(({ event }) =>
      event.type === 'submit' ? { values: event.values, base: event.base } : {},
    ),
    keepFailure: assign((_, { cause }: { cause: unknown }) => ({ failure: { cause } })),
    announceModified: (_, _made: { changes: CommittedChanges }) => undefined,
    announceDeleted: (_, _made: { changes: CommittedChanges }) => undefined,
    announceFailure: (_, _failure: { cause: unknown }) => undefined,
  },
});

interface Failure {
  readonly event: { readonly error: unknown };
}

const causeOf = ({ event }: Failure) => ({ cause: event.error });

const madeBy = ({ event }: { readonly event: { readonly output: CommittedChanges } }) => ({
  changes: event.output,
});

/** A call failed: it is kept for the form, and announced. */
const failed = <Target extends string>(target: Target) =>
  ({
    target,
    actions: [
      { type: 'keepFailure', params: causeOf },
      { type: 'announceFailure', params: causeOf },
    ],
  }) as const;

const keyOf = ({ key }: TextEditorContext): string => key ?? '';

export const textEditorMachine = machine.createMachine({
  id: 'textEditor',
  context: nothing,
  initial: 'display',
  states: {
    display: {
      entry: 'forget',
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
          { target: 'saving', actions: 'keepSubmitted' },
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
        onDone: { target: 'display', actions: { type: 'announceModified', params: madeBy } },
        onError: failed('failed'),
      },
    },
    failed: {
      tags: ['editing', 'failed'],
      on: {
        // One language may have been saved before the other failed: what still differs is sent, whatever it was before.
        submit: { target: 'saving', actions: 'keepSubmitted' },
        cancel: 'display',
      },
    },
    flagging: {
      tags: 'busy',
      invoke: {
        src: 'flag',
        input: ({ context }) => ({ key: keyOf(context), isHtml: context.isHtml }),
        onDone: { target: 'display', actions: { type: 'announceModified', params: madeBy } },
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
              actions: { type: 'announceDeleted', params: madeBy },
            },
            onError: failed('#textEditor.display'),
          },
        },
      },
    },
  },
});

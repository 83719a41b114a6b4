import { assign, fromCallback, fromPromise, setup } from 'xstate';
import type { InquiryProblems } from '../../../model/inquiries/checkInquiry';
import type { InquiryForm } from '../../../model/inquiries/inquiry';
import { notProvided } from '../../../model/errors/notProvided';

/** The values that the visitor has filled in. DevTools shows dots instead of them. */
export type FilledInquiry = Omit<InquiryForm, 'requestKey' | 'token'>;

/** The signed time of the server at which the form was opened, and when it arrived, in ms since 1970. */
export interface OpenedForm {
  readonly token: string;
  readonly at: number;
}

/** The outcome of a request. A rejection by the server is an outcome, not an exception. */
export type InquiryOutcome =
  | { readonly kind: 'sent'; readonly reference: string }
  | { readonly kind: 'invalid'; readonly problems: InquiryProblems }
  /** The message of the server; null if there is none. */
  | { readonly kind: 'failed'; readonly message: string | null }
  /** There was no response. The server may have stored the question anyway, so `requestKey` stays the same. */
  | { readonly kind: 'noResponse' };

interface InquiryContext {
  readonly requestKey: string;
  /** Null until the server has responded. Without it, the next request opens the form. */
  readonly opened: OpenedForm | null;
  /** The values of the request. After a failure they are sent again. */
  readonly inquiry: FilledInquiry | null;
  readonly problems: InquiryProblems;
  readonly message: string | null;
  readonly reference: string | null;
}

export interface SendingInput extends Pick<InquiryContext, 'requestKey' | 'opened'> {
  readonly inquiry: FilledInquiry;
}

const machine = setup({
  types: {
    context: {} as InquiryContext,
    input: {} as { readonly requestKey: string },
    events: {} as
      | { readonly type: 'send'; readonly inquiry: FilledInquiry }
      | { readonly type: 'connected' }
      | { readonly type: 'disconnected' },
    tags: {} as 'busy',
  },
  actors: {
    open: fromPromise<OpenedForm>(notProvided),
    send: fromPromise<InquiryOutcome, SendingInput>(notProvided),
    /** Sends `connected` and `disconnected`. */
    watchConnection: fromCallback(() => undefined),
  },
  actions: {
    setInquiry: assign(({ event }) => ('inquiry' in event ? { inquiry: event.inquiry } : {})),
  },
});

/**
 * A question of a visitor. After a failure it can be sent again, with what was typed since, under the same key: the server stores
 * it once, even if only its response was lost. Without a response the machine watches the connection.
 */
export const inquiryMachine = machine.createMachine({
  id: 'inquiry',
  context: ({ input: { requestKey } }) => ({
    requestKey,
    opened: null,
    inquiry: null,
    problems: {},
    message: null,
    reference: null,
  }),
  initial: 'editing',
  states: {
    editing: {
      initial: 'opening',
      on: { send: { target: 'sending', actions: 'setInquiry' } },
      states: {
        opening: {
          invoke: {
            src: 'open',
            onDone: { target: 'opened', actions: assign(({ event }) => ({ opened: event.output })) },
            onError: 'opened', // the first request asks again
          },
        },
        opened: {},
      },
    },
    sending: {
      tags: 'busy',
      entry: assign({ problems: {}, message: null }),
      invoke: {
        src: 'send',
        input: ({ context: { requestKey, opened, inquiry } }) => {
          if (!inquiry) throw new Error('there is nothing to send');
          return { requestKey, opened, inquiry };
        },
        onDone: [
          {
            guard: ({ event }) => event.output.kind === 'sent',
            target: 'sent',
            actions: assign(({ event: { output } }) => ({
              reference: output.kind === 'sent' ? output.reference : null,
              inquiry: null,
            })),
          },
          { guard: ({ event }) => event.output.kind === 'noResponse', target: 'offline' },
          {
            target: 'failed',
            actions: assign(({ event: { output } }) => ({
              problems: output.kind === 'invalid' ? output.problems : {},
              message: output.kind === 'failed' ? output.message : null,
            })),
          },
        ],
        onError: 'failed',
      },
    },
    failed: { on: { send: { target: 'sending', actions: 'setInquiry' } } },
    offline: {
      initial: 'disconnected',
      invoke: { src: 'watchConnection' },
      on: {
        send: { target: 'sending', actions: 'setInquiry' },
        connected: '.connected',
        disconnected: '.disconnected',
      },
      states: { disconnected: {}, connected: {} },
    },
    sent: { type: 'final' },
  },
});

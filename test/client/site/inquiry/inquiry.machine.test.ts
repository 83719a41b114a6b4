import { createActor, fromCallback, fromPromise } from 'xstate';
import type {
  FilledInquiry,
  InquiryOutcome,
  OpenedForm,
  SendingInput,
} from '../../../../src/client/site/inquiry/inquiry.machine';
import { inquiryMachine } from '../../../../src/client/site/inquiry/inquiry.machine';

const filled = (message: string): FilledInquiry => ({
  ...{ website: '', subject: 'tanker', rowIds: [1], name: 'Jeanne', email: 'jeanne@example.com' },
  ...{ telephone: '', message, language: 'fr', vehicle: '', week: '' },
});

/** A question to whose requests the test responds one by one. */
const startQuestion = (
  open: () => Promise<OpenedForm> = () => Promise.resolve({ token: 'signed', at: 0 }),
) => {
  const sent: (SendingInput & { readonly respond: (outcome: InquiryOutcome) => void })[] = [];
  let connection: (type: 'connected' | 'disconnected') => void = () => undefined;
  const actor = createActor(
    inquiryMachine.provide({
      actors: {
        open: fromPromise<OpenedForm>(open),
        send: fromPromise<InquiryOutcome, SendingInput>(
          ({ input }) => new Promise((respond) => sent.push({ ...input, respond })),
        ),
        watchConnection: fromCallback(({ sendBack }) => {
          connection = (type) => sendBack({ type });
        }),
      },
    }),
    { input: { requestKey: 'key of the question' } },
  ).start();
  const settle = () => new Promise((resolve) => setImmediate(resolve));
  return {
    sent,
    settle,
    state: () => actor.getSnapshot(),
    send: (message: string) => actor.send({ type: 'send', inquiry: filled(message) }),
    connection: (type: 'connected' | 'disconnected') => connection(type),
    respond: async (outcome: InquiryOutcome) => {
      sent.at(-1)?.respond(outcome);
      await settle();
    },
  };
};

it('is sent with the token of its form, and has the reference of the server', async () => {
  const question = startQuestion();
  await question.settle();
  question.send('Is it available?');
  expect(question.state().hasTag('busy')).toBe(true);
  expect(question.sent).toMatchObject([
    {
      requestKey: 'key of the question',
      opened: { token: 'signed' },
      inquiry: { message: 'Is it available?' },
    },
  ]);
  await question.respond({ kind: 'sent', reference: 'K7M2QX' });
  expect(question.state().value).toBe('sent');
  expect(question.state().context).toMatchObject({ reference: 'K7M2QX', inquiry: null });
});

it('without a response it is sent again under the same key, with what was typed since', async () => {
  const question = startQuestion();
  question.send('first');
  await question.respond({ kind: 'noResponse' });
  expect(question.state().value).toEqual({ offline: 'disconnected' });
  question.connection('connected');
  expect(question.state().value).toEqual({ offline: 'connected' });
  question.connection('disconnected');
  expect(question.state().value).toEqual({ offline: 'disconnected' });
  question.send('second');
  await question.respond({ kind: 'sent', reference: 'K7M2QX' });
  expect(question.sent.map(({ requestKey, inquiry }) => [requestKey, inquiry.message])).toEqual([
    ['key of the question', 'first'],
    ['key of the question', 'second'],
  ]);
});

it('is sent even if its form could not be opened: the request opens it', async () => {
  const question = startQuestion(() => Promise.reject(new Error('offline')));
  await question.settle();
  question.send('Is it available?');
  expect(question.sent).toMatchObject([{ opened: null }]);
});

it('a second tap while it is being sent does nothing', () => {
  const question = startQuestion();
  question.send('once');
  question.send('twice');
  expect(question.sent).toHaveLength(1);
});

it('after a rejection it has the reason, until it is sent again', async () => {
  const question = startQuestion();
  question.send('first');
  await question.respond({ kind: 'invalid', problems: { email: 'email' } });
  expect(question.state().value).toBe('failed');
  expect(question.state().context).toMatchObject({ problems: { email: 'email' }, message: null });
  question.send('second');
  expect(question.state().context.problems).toEqual({});
  await question.respond({ kind: 'failed', message: 'Too many questions.' });
  expect(question.state().context).toMatchObject({ problems: {}, message: 'Too many questions.' });
});

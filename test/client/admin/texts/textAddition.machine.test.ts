import { createActor, fromPromise } from 'xstate';
import { textAdditionMachine } from '../../../../src/client/admin/texts/textAddition.machine';
import type { AddedText } from '../../../../src/model/admin/textEdit';

const settle = () => new Promise((resolve) => setImmediate(resolve));

/** A form whose requests fail a number of times. */
const startForm = (failures: number) => {
  const sent: AddedText[] = [];
  const finish = jest.fn();
  const actor = createActor(
    textAdditionMachine.provide({
      actors: {
        add: fromPromise(async ({ input }) => {
          sent.push(input);
          if (sent.length <= failures) throw new Error('no response');
        }),
      },
      actions: { finish },
    }),
  ).start();
  const submit = async (text: Partial<AddedText>): Promise<void> => {
    actor.send({ type: 'submit', text: { ...added, ...text } });
    await settle();
  };
  return { actor, sent, finish, submit };
};

const added: AddedText = {
  key: 'fresh',
  requestKey: 'first',
  values: { en: 'New', fr: 'Nouveau' },
  isHtml: false,
};

it('adds a text once', async () => {
  const { actor, sent, finish, submit } = startForm(0);
  actor.send({ type: 'submit', text: added });
  expect(actor.getSnapshot().hasTag('busy')).toBe(true);
  await submit({ requestKey: 'second' });
  expect(sent).toEqual([added]);
  expect(finish).toHaveBeenCalledTimes(1);
});

it('repeats a failed request with its key, and with what is typed now', async () => {
  const { actor, sent, finish, submit } = startForm(1);
  await submit({});
  expect(actor.getSnapshot().hasTag('failed')).toBe(true);
  expect(actor.getSnapshot().context.failure?.cause).toEqual(new Error('no response'));
  expect(finish).not.toHaveBeenCalled();
  await submit({ requestKey: 'second', isHtml: true });
  expect(sent.at(-1)).toEqual({ ...added, isHtml: true });
  expect(actor.getSnapshot().context.failure).toBeNull();
  expect(finish).toHaveBeenCalledTimes(1);
});

it('gives a text with another key another request key', async () => {
  const { sent, submit } = startForm(1);
  await submit({});
  await submit({ key: 'other', requestKey: 'second' });
  expect(sent.map(({ requestKey }) => requestKey)).toEqual(['first', 'second']);
});

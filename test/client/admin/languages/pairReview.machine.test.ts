import { createActor, fromPromise } from 'xstate';
import type { PairEdit } from '../../../../src/client/admin/languages/pairReview.machine';
import { pairReviewMachine } from '../../../../src/client/admin/languages/pairReview.machine';

const pair: PairEdit['pair'] = {
  ...{ id: 'text/home/title', isRich: false, values: { en: 'Home', fr: '' } },
  source: { kind: 'text', page: 'home', key: 'title' },
};

const input = { pair, requestKey: 'key' };

const edit = (fr: string): Omit<PairEdit, 'requestKey'> => ({
  pair,
  isHidden: false,
  base: pair.values,
  values: { en: 'Home', fr },
});

it('repeats a failed save with its key: the server may have done it', async () => {
  const sent: PairEdit[] = [];
  const saves: ((isSaved: boolean) => void)[] = [];
  const next = jest.fn();
  const actor = createActor(
    pairReviewMachine.provide({
      actors: {
        save: fromPromise(({ input }) => {
          sent.push(input);
          return new Promise<void>((resolve, reject) =>
            saves.push((isSaved) => (isSaved ? resolve() : reject(new Error('no response')))),
          );
        }),
      },
      actions: { showNext: next },
    }),
    { input },
  ).start();
  const settle = async (isSaved: boolean): Promise<void> => {
    saves.at(-1)?.(isSaved);
    await new Promise((resolve) => setImmediate(resolve));
  };
  actor.send({ type: 'submit', edit: edit('Acceuil') });
  actor.send({ type: 'submit', edit: edit('Acceuil') }); // a save runs already
  await settle(false);
  expect(actor.getSnapshot()).toMatchObject({ value: 'failed', context: { failure: { cause: {} } } });
  expect(next).not.toHaveBeenCalled();
  actor.send({ type: 'submit', edit: edit('Accueil') });
  await settle(true);
  expect(sent.map(({ requestKey, values }) => [requestKey, values.fr])).toEqual([
    ['key', 'Acceuil'],
    ['key', 'Accueil'],
  ]);
  expect(next).toHaveBeenCalledTimes(1);
});

it('shows no other pair when a slow response arrives after the review was left', async () => {
  let accepted = (): void => undefined;
  const next = jest.fn();
  const accept = fromPromise<void>(
    () =>
      new Promise((resolve) => {
        accepted = resolve;
      }),
  );
  const actor = createActor(pairReviewMachine.provide({ actors: { accept }, actions: { showNext: next } }), {
    input,
  }).start();
  actor.send({ type: 'accept' });
  expect(actor.getSnapshot().hasTag('busy')).toBe(true);
  actor.stop();
  accepted();
  await new Promise((resolve) => setImmediate(resolve));
  expect(next).not.toHaveBeenCalled();
});

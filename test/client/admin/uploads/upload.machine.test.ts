import { createActor, fromCallback, fromPromise } from 'xstate';
import { uploadMachine } from '../../../../src/client/admin/uploads/upload.machine';
import type { UploadEvent } from '../../../../src/client/admin/uploads/upload.machine';
import { progressOf } from '../../../../src/model/images/uploads';

const picture = (name: string, type = 'image/png'): File => new File(['picture'], name, { type });

const limits = { maxImages: 2, maxImageBytes: 100 };

/** Uploads whose host and server answer as the test says. */
const begin = () => {
  const sent: { file: File; answer: (event: UploadEvent) => void; isAborted: boolean }[] = [];
  const kept: { link: string; succeed: () => void; fail: (cause: unknown) => void }[] = [];
  let failures = 0;
  const actor = createActor(
    uploadMachine.provide({
      actors: {
        send: fromCallback<UploadEvent, { file: File }>(({ input, sendBack }) => {
          const sending = { file: input.file, answer: sendBack, isAborted: false };
          sent.push(sending);
          return () => {
            sending.isAborted = true;
          };
        }),
        keep: fromPromise<unknown, { link: string }>(
          ({ input }) =>
            new Promise((resolve, reject) => {
              kept.push({ link: input.link, succeed: () => resolve(undefined), fail: reject });
            }),
        ),
      },
      actions: { announceFailure: () => void (failures += 1) },
    }),
  ).start();
  const settle = () => new Promise((resolve) => setImmediate(resolve));
  return {
    actor,
    sent,
    kept,
    settle,
    failures: () => failures,
    answer: (event: UploadEvent) => sent.at(-1)?.answer(event),
    keepIt: async () => {
      kept.at(-1)?.succeed();
      await settle();
    },
    statuses: () => actor.getSnapshot().context.items.map(({ status }) => status),
    refusals: () =>
      actor
        .getSnapshot()
        .context.items.flatMap((item) => (item.status === 'refused' ? [item.rejection] : [])),
    progress: () => progressOf(actor.getSnapshot().context.items),
    isBusy: () => actor.getSnapshot().hasTag('busy'),
  };
};

const issue = new Error('too large');

test('pictures are sent one after the other, and it is said how far they are', async () => {
  const { actor, sent, kept, answer, keepIt, progress, statuses, isBusy } = begin();
  actor.send({ type: 'choose', files: [picture('a.png'), picture('b.png')], limits });
  expect(isBusy()).toBe(true);
  expect(progress()).toEqual({ number: 1, total: 2, percent: null });
  answer({ type: 'progress', percent: 40 });
  expect(progress()).toEqual({ number: 1, total: 2, percent: 40 });
  answer({ type: 'sent', link: '/a' });
  expect(statuses()).toEqual(['keeping', 'waiting']);
  await keepIt();
  expect(progress()).toEqual({ number: 2, total: 2, percent: null });
  answer({ type: 'sent', link: '/b' });
  await keepIt();
  expect(statuses()).toEqual(['done', 'done']);
  expect(sent.map(({ file }) => file.name)).toEqual(['a.png', 'b.png']);
  expect(kept.map(({ link }) => link)).toEqual(['/a', '/b']);
  expect(isBusy()).toBe(false);
  expect(progress()).toBeNull();
});

test('one that fails does not hold back the others, and can be tried again', async () => {
  const { actor, sent, answer, keepIt, statuses, failures } = begin();
  actor.send({ type: 'choose', files: [picture('a.png'), picture('b.png')], limits });
  answer({ type: 'failed', cause: issue });
  answer({ type: 'sent', link: '/b' });
  await keepIt();
  expect(statuses()).toEqual(['failed', 'done']);
  expect(failures()).toBe(1);
  actor.send({ type: 'retry' });
  expect(sent.map(({ file }) => file.name)).toEqual(['a.png', 'b.png', 'a.png']);
  answer({ type: 'sent', link: '/a' });
  await keepIt();
  expect(statuses()).toEqual(['done', 'done']);
});

test('one whose row could not be saved is not sent a second time', async () => {
  const { actor, sent, kept, answer, settle, keepIt, statuses } = begin();
  actor.send({ type: 'choose', files: [picture('a.png')], limits });
  answer({ type: 'sent', link: '/a' });
  kept[0]?.fail(issue);
  await settle();
  expect(statuses()).toEqual(['failed']);
  actor.send({ type: 'retry' });
  expect(sent).toHaveLength(1);
  expect(kept.map(({ link }) => link)).toEqual(['/a', '/a']);
  await keepIt();
  expect(statuses()).toEqual(['done']);
});

test('cancelling stops what is on its way and what waits', () => {
  const { actor, sent, statuses, isBusy } = begin();
  actor.send({ type: 'choose', files: [picture('a.png'), picture('b.png')], limits });
  actor.send({ type: 'cancel' });
  expect(sent[0]?.isAborted).toBe(true);
  expect(statuses()).toEqual(['cancelled', 'cancelled']);
  expect(isBusy()).toBe(false);
  actor.send({ type: 'retry' });
  expect(statuses()).toEqual(['sending', 'waiting']);
});

test('what is being saved when the rest is cancelled is still saved', async () => {
  const { actor, answer, keepIt, statuses } = begin();
  actor.send({ type: 'choose', files: [picture('a.png'), picture('b.png')], limits });
  answer({ type: 'sent', link: '/a' });
  actor.send({ type: 'cancel' });
  await keepIt();
  expect(statuses()).toEqual(['done', 'cancelled']);
});

test('what is chosen meanwhile waits its turn', async () => {
  const { actor, answer, keepIt, progress } = begin();
  actor.send({ type: 'choose', files: [picture('a.png')], limits });
  actor.send({ type: 'choose', files: [picture('b.png')], limits });
  expect(progress()).toEqual({ number: 1, total: 2, percent: null });
  answer({ type: 'sent', link: '/a' });
  await keepIt();
  expect(progress()).toEqual({ number: 2, total: 2, percent: null });
});

test('what is no picture, too large or too much is not sent, and makes no room for it', () => {
  const { actor, sent, statuses, refusals } = begin();
  const large = new File(['x'.repeat(limits.maxImageBytes + 1)], 'large.png', { type: 'image/png' });
  const document = picture('a.pdf', 'application/pdf');
  actor.send({
    type: 'choose',
    files: [document, large, ...'bcd'.split('').map((name) => picture(name))],
    limits,
  });
  expect(statuses()).toEqual(['refused', 'refused', 'sending', 'waiting', 'refused']);
  expect(refusals()).toEqual(['notAnImage', 'tooLarge', 'tooMany']);
  expect(sent).toHaveLength(1);
});

test('dismissing forgets what is over', () => {
  const { actor, answer, statuses } = begin();
  actor.send({ type: 'choose', files: [picture('a.png')], limits });
  actor.send({ type: 'dismiss' });
  expect(statuses()).toEqual(['sending']);
  answer({ type: 'failed', cause: issue });
  actor.send({ type: 'dismiss' });
  expect(statuses()).toEqual([]);
});

test('an interruption stops the upload without an error', () => {
  const { actor, sent } = begin();
  actor.send({ type: 'choose', files: [picture('a.png')], limits });
  actor.stop();
  expect(sent[0]?.isAborted).toBe(true);
});

test('a sender that breaks is a failed file, not a broken editor', () => {
  const broken = createActor(
    uploadMachine.provide({
      actors: {
        send: fromCallback<UploadEvent, { file: File }>(() => {
          throw issue;
        }),
      },
    }),
    { input: { limit: 20 } },
  ).start();
  broken.send({ type: 'choose', files: [picture('a.png')], limits });
  expect(broken.getSnapshot().context.items).toMatchObject([{ status: 'failed', cause: issue }]);
  expect(broken.getSnapshot().hasTag('busy')).toBe(false);
});

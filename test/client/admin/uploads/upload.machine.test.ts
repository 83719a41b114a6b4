import { createActor, fromCallback, fromPromise } from 'xstate';
import { uploadMachine } from '../../../../src/client/admin/uploads/upload.machine';
import type { UploadEvent } from '../../../../src/client/admin/uploads/upload.machine';
import type { SentImage } from '../../../../src/model/admin/uploads';
import { progressOf } from '../../../../src/model/admin/uploads';

const picture = (name: string, type = 'image/png'): File => new File(['picture'], name, { type });

const image = (link: string): SentImage => ({ link, requestKey: `key of ${link}`, displayOrder: 1 });

const limits = { maxImages: 2, maxImageBytes: 100 };

/** An upload machine for which the test plays the image host and the server. */
const startUploads = () => {
  const sent: { file: File; respond: (event: UploadEvent) => void; isAborted: boolean }[] = [];
  const saves: { image: SentImage; succeed: () => void; fail: (cause: unknown) => void }[] = [];
  let failures = 0;
  const actor = createActor(
    uploadMachine.provide({
      actors: {
        send: fromCallback<UploadEvent, { file: File }>(({ input, sendBack }) => {
          const sending = { file: input.file, respond: sendBack, isAborted: false };
          sent.push(sending);
          return () => {
            sending.isAborted = true;
          };
        }),
        saveRow: fromPromise<unknown, SentImage>(
          ({ input }) =>
            new Promise((resolve, reject) => {
              saves.push({ image: input, succeed: () => resolve(undefined), fail: reject });
            }),
        ),
      },
      actions: { announceNotSent: () => void (failures += 1) },
    }),
  ).start();
  const settle = () => new Promise((resolve) => setImmediate(resolve));
  return {
    actor,
    sent,
    saves,
    settle,
    failures: () => failures,
    respond: (event: UploadEvent) => sent.at(-1)?.respond(event),
    completeSave: async () => {
      saves.at(-1)?.succeed();
      await settle();
    },
    statuses: () => actor.getSnapshot().context.items.map(({ status }) => status),
    rejections: () =>
      actor
        .getSnapshot()
        .context.items.flatMap((item) => (item.status === 'rejected' ? [item.rejection] : [])),
    progress: () => progressOf(actor.getSnapshot().context.items),
    isBusy: () => actor.getSnapshot().hasTag('busy'),
  };
};

const tooLargeError = new Error('too large');

test('images are sent one after the other, with their progress', async () => {
  const { actor, sent, saves, respond, completeSave, progress, statuses, isBusy } = startUploads();
  actor.send({ type: 'choose', files: [picture('a.png'), picture('b.png')], limits });
  expect(isBusy()).toBe(true);
  expect(progress()).toEqual({ number: 1, total: 2, percent: null });
  respond({ type: 'progress', percent: 40 });
  expect(progress()).toEqual({ number: 1, total: 2, percent: 40 });
  respond({ type: 'sent', ...image('/a') });
  expect(statuses()).toEqual(['savingRow', 'waiting']);
  await completeSave();
  expect(progress()).toEqual({ number: 2, total: 2, percent: null });
  respond({ type: 'sent', ...image('/b') });
  await completeSave();
  expect(statuses()).toEqual(['done', 'done']);
  expect(sent.map(({ file }) => file.name)).toEqual(['a.png', 'b.png']);
  expect(saves.map(({ image: { link } }) => link)).toEqual(['/a', '/b']);
  expect(isBusy()).toBe(false);
  expect(progress()).toBeNull();
});

test('an image that fails does not stop the others, and can be sent again', async () => {
  const { actor, sent, respond, completeSave, statuses, failures } = startUploads();
  actor.send({ type: 'choose', files: [picture('a.png'), picture('b.png')], limits });
  respond({ type: 'failed', cause: tooLargeError });
  respond({ type: 'sent', ...image('/b') });
  await completeSave();
  expect(statuses()).toEqual(['failed', 'done']);
  expect(failures()).toBe(1);
  actor.send({ type: 'retry' });
  expect(sent.map(({ file }) => file.name)).toEqual(['a.png', 'b.png', 'a.png']);
  respond({ type: 'sent', ...image('/a') });
  await completeSave();
  expect(statuses()).toEqual(['done', 'done']);
});

test('an image whose row could not be saved is not sent again', async () => {
  const { actor, sent, saves, respond, settle, completeSave, statuses } = startUploads();
  actor.send({ type: 'choose', files: [picture('a.png')], limits });
  respond({ type: 'sent', ...image('/a') });
  saves[0]?.fail(tooLargeError);
  await settle();
  expect(statuses()).toEqual(['failed']);
  actor.send({ type: 'retry' });
  expect(sent).toHaveLength(1);
  expect(saves.map(({ image: saved }) => saved)).toEqual([image('/a'), image('/a')]);
  await completeSave();
  expect(statuses()).toEqual(['done']);
});

test('cancelling stops the running and the waiting uploads', () => {
  const { actor, sent, statuses, isBusy } = startUploads();
  actor.send({ type: 'choose', files: [picture('a.png'), picture('b.png')], limits });
  actor.send({ type: 'cancel' });
  expect(sent[0]?.isAborted).toBe(true);
  expect(statuses()).toEqual(['cancelled', 'cancelled']);
  expect(isBusy()).toBe(false);
  actor.send({ type: 'retry' });
  expect(statuses()).toEqual(['sending', 'waiting']);
});

test('a row that is being saved when the uploads are cancelled is still saved', async () => {
  const { actor, respond, completeSave, statuses } = startUploads();
  actor.send({ type: 'choose', files: [picture('a.png'), picture('b.png')], limits });
  respond({ type: 'sent', ...image('/a') });
  actor.send({ type: 'cancel' });
  await completeSave();
  expect(statuses()).toEqual(['done', 'cancelled']);
});

test('images that are chosen during an upload wait', async () => {
  const { actor, respond, completeSave, progress } = startUploads();
  actor.send({ type: 'choose', files: [picture('a.png')], limits });
  actor.send({ type: 'choose', files: [picture('b.png')], limits });
  expect(progress()).toEqual({ number: 1, total: 2, percent: null });
  respond({ type: 'sent', ...image('/a') });
  await completeSave();
  expect(progress()).toEqual({ number: 2, total: 2, percent: null });
});

test('files that are not images, too large or too many are not sent, and do not count', () => {
  const { actor, sent, statuses, rejections } = startUploads();
  const large = new File(['x'.repeat(limits.maxImageBytes + 1)], 'large.png', { type: 'image/png' });
  const document = picture('a.pdf', 'application/pdf');
  actor.send({
    type: 'choose',
    files: [document, large, ...'bcd'.split('').map((name) => picture(name))],
    limits,
  });
  expect(statuses()).toEqual(['rejected', 'rejected', 'sending', 'waiting', 'rejected']);
  expect(rejections()).toEqual(['notAnImage', 'tooLarge', 'tooMany']);
  expect(sent).toHaveLength(1);
});

test('dismissing removes finished uploads', () => {
  const { actor, respond, statuses } = startUploads();
  actor.send({ type: 'choose', files: [picture('a.png')], limits });
  actor.send({ type: 'dismiss' });
  expect(statuses()).toEqual(['sending']);
  respond({ type: 'failed', cause: tooLargeError });
  actor.send({ type: 'dismiss' });
  expect(statuses()).toEqual([]);
});

test('an interruption stops the upload without an error', () => {
  const { actor, sent } = startUploads();
  actor.send({ type: 'choose', files: [picture('a.png')], limits });
  actor.stop();
  expect(sent[0]?.isAborted).toBe(true);
});

test('an exception while sending makes the file fail, and the machine continues', () => {
  const broken = createActor(
    uploadMachine.provide({
      actors: {
        send: fromCallback<UploadEvent, { file: File }>(() => {
          throw tooLargeError;
        }),
      },
    }),
    { input: { limit: 20 } },
  ).start();
  broken.send({ type: 'choose', files: [picture('a.png')], limits });
  expect(broken.getSnapshot().context.items).toMatchObject([{ status: 'failed', cause: tooLargeError }]);
  expect(broken.getSnapshot().hasTag('busy')).toBe(false);
});

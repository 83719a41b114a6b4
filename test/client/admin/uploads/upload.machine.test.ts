import { createActor, fromCallback, fromPromise } from 'xstate';
import { uploadMachine } from '../../../../src/client/admin/uploads/upload.machine';
import type { UploadEvent } from '../../../../src/client/admin/uploads/upload.machine';
import type { UploadedBatch } from '../../../../src/model/admin/uploads';
import { progressOf } from '../../../../src/model/admin/uploads';

const picture = (name: string, type = 'image/png'): File => new File(['picture'], name, { type });

const limits = { maxImages: 2, maxImageBytes: 100 };

/** An upload machine for which the test plays the image host and the server. */
const startUploads = () => {
  const sent: { file: File; respond: (event: UploadEvent) => void; isAborted: boolean }[] = [];
  const saves: { batch: UploadedBatch; succeed: () => void; fail: (cause: unknown) => void }[] = [];
  let failures = 0;
  const actor = createActor(
    uploadMachine.provide({
      actors: {
        upload: fromCallback<UploadEvent, { file: File }>(({ input, sendBack }) => {
          const uploading = { file: input.file, respond: sendBack, isAborted: false };
          sent.push(uploading);
          return () => {
            uploading.isAborted = true;
          };
        }),
        finishBatch: fromPromise<unknown, UploadedBatch>(
          ({ input }) =>
            new Promise((resolve, reject) => {
              saves.push({ batch: input, succeed: () => resolve(undefined), fail: reject });
            }),
        ),
      },
      actions: { announceNotUploaded: () => void (failures += 1) },
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

test('images are sent one after the other, with their progress, and then saved together', async () => {
  const { actor, sent, saves, respond, completeSave, progress, statuses, isBusy } = startUploads();
  actor.send({ type: 'choose', files: [picture('a.png'), picture('b.png')], limits, requestKey: 'batch' });
  expect(isBusy()).toBe(true);
  expect(progress()).toEqual({ number: 1, total: 2, percent: null });
  respond({ type: 'progress', percent: 40 });
  expect(progress()).toEqual({ number: 1, total: 2, percent: 40 });
  respond({ type: 'uploaded', link: '/a' });
  expect(saves).toEqual([]);
  expect(progress()).toEqual({ number: 2, total: 2, percent: null });
  respond({ type: 'uploaded', link: '/b' });
  expect(progress()).toEqual({ number: 2, total: 2, percent: 100 });
  expect(saves.map(({ batch }) => batch)).toEqual([
    { links: ['/a', '/b'], requestKey: 'batch', hasProblems: false },
  ]);
  await completeSave();
  expect(statuses()).toEqual(['done', 'done']);
  expect(sent.map(({ file }) => file.name)).toEqual(['a.png', 'b.png']);
  expect(isBusy()).toBe(false);
  expect(progress()).toBeNull();
});

test('images that fail do not stop the others, are reported once, and can be sent again', async () => {
  const { actor, sent, saves, respond, completeSave, statuses, failures } = startUploads();
  const files = ['a.png', 'b.png', 'c.png'].map((name) => picture(name));
  actor.send({ type: 'choose', files, limits: { ...limits, maxImages: 3 }, requestKey: 'batch' });
  respond({ type: 'failed', cause: tooLargeError });
  respond({ type: 'failed', cause: tooLargeError });
  respond({ type: 'uploaded', link: '/c' });
  await completeSave();
  expect(statuses()).toEqual(['failed', 'failed', 'done']);
  expect(failures()).toBe(1);
  actor.send({ type: 'retry', requestKey: 'retried' });
  expect(sent.map(({ file }) => file.name)).toEqual(['a.png', 'b.png', 'c.png', 'a.png']);
  respond({ type: 'uploaded', link: '/a' });
  respond({ type: 'uploaded', link: '/b' });
  expect(saves.at(-1)?.batch).toEqual({ links: ['/a', '/b'], requestKey: 'retried', hasProblems: false });
  await completeSave();
  expect(statuses()).toEqual(['done', 'done', 'done']);
});

test('images whose rows could not be saved are not sent again', async () => {
  const { actor, sent, saves, respond, settle, completeSave, statuses } = startUploads();
  actor.send({ type: 'choose', files: [picture('a.png')], limits, requestKey: 'batch' });
  respond({ type: 'uploaded', link: '/a' });
  saves[0]?.fail(tooLargeError);
  await settle();
  expect(statuses()).toEqual(['failed']);
  actor.send({ type: 'retry', requestKey: 'retried' });
  expect(sent).toHaveLength(1);
  const batch = { links: ['/a'], requestKey: 'batch', hasProblems: false };
  expect(saves.map((save) => save.batch)).toEqual([batch, batch]);
  await completeSave();
  expect(statuses()).toEqual(['done']);
});

test('an image that the server rejected is not sent again, since that could not help', () => {
  const { actor, sent, respond, statuses } = startUploads();
  actor.send({ type: 'choose', files: [picture('a.png'), picture('b.png')], limits, requestKey: 'batch' });
  respond({ type: 'failed', cause: { status: 415, message: 'This is not a picture.' } });
  respond({ type: 'failed', cause: { status: 503, message: 'Try again later.' } });
  actor.send({ type: 'retry', requestKey: 'retried' });
  expect(statuses()).toEqual(['failed', 'uploading']);
  expect(sent.at(-1)?.file.name).toBe('b.png');
});

test('cancelling stops the running and the waiting uploads', () => {
  const { actor, sent, statuses, isBusy } = startUploads();
  actor.send({ type: 'choose', files: [picture('a.png'), picture('b.png')], limits, requestKey: 'batch' });
  actor.send({ type: 'cancel' });
  expect(sent[0]?.isAborted).toBe(true);
  expect(statuses()).toEqual(['cancelled', 'cancelled']);
  expect(isBusy()).toBe(false);
  actor.send({ type: 'retry', requestKey: 'retried' });
  expect(statuses()).toEqual(['uploading', 'waiting']);
});

test('a file that was sent when the uploads are cancelled is still saved', async () => {
  const { actor, respond, completeSave, statuses } = startUploads();
  actor.send({ type: 'choose', files: [picture('a.png'), picture('b.png')], limits, requestKey: 'batch' });
  respond({ type: 'uploaded', link: '/a' });
  actor.send({ type: 'cancel' });
  expect(statuses()).toEqual(['savingRow', 'cancelled']);
  await completeSave();
  expect(statuses()).toEqual(['done', 'cancelled']);
});

test('images that are chosen during an upload wait', async () => {
  const { actor, respond, completeSave, progress } = startUploads();
  actor.send({ type: 'choose', files: [picture('a.png')], limits, requestKey: 'batch' });
  actor.send({ type: 'choose', files: [picture('b.png')], limits, requestKey: 'next batch' });
  expect(progress()).toEqual({ number: 1, total: 2, percent: null });
  respond({ type: 'uploaded', link: '/a' });
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
    requestKey: 'batch',
  });
  expect(statuses()).toEqual(['rejected', 'rejected', 'uploading', 'waiting', 'rejected']);
  expect(rejections()).toEqual(['notAnImage', 'tooLarge', 'tooMany']);
  expect(sent).toHaveLength(1);
});

test('dismissing removes finished uploads', () => {
  const { actor, respond, statuses } = startUploads();
  actor.send({ type: 'choose', files: [picture('a.png')], limits, requestKey: 'batch' });
  actor.send({ type: 'dismiss' });
  expect(statuses()).toEqual(['uploading']);
  respond({ type: 'failed', cause: tooLargeError });
  actor.send({ type: 'dismiss' });
  expect(statuses()).toEqual([]);
});

test('an interruption stops the upload without an error', () => {
  const { actor, sent } = startUploads();
  actor.send({ type: 'choose', files: [picture('a.png')], limits, requestKey: 'batch' });
  actor.stop();
  expect(sent[0]?.isAborted).toBe(true);
});

test('an exception while uploading makes the file fail, and the machine continues', () => {
  const broken = createActor(
    uploadMachine.provide({
      actors: {
        upload: fromCallback<UploadEvent, { file: File }>(() => {
          throw tooLargeError;
        }),
      },
    }),
    { input: { limit: 20 } },
  ).start();
  broken.send({ type: 'choose', files: [picture('a.png')], limits, requestKey: 'batch' });
  expect(broken.getSnapshot().context.items).toMatchObject([{ status: 'failed', cause: tooLargeError }]);
  expect(broken.getSnapshot().hasTag('busy')).toBe(false);
});

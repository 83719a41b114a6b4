import { createActor, fromPromise } from 'xstate';
import { pageEditorMachine } from '../../../../src/client/admin/onPage/pageEditor.machine';
import type { FileUploadInput } from '../../../../src/model/admin/listTask';
import type { PageSave, PageTarget } from '../../../../src/model/admin/onPage/pageSource';

const title: PageTarget = { kind: 'text', page: 'home', key: 'main-text' };
const price: PageTarget = { kind: 'row', entity: 'tanker', id: 1, fields: ['price'] };

const save: PageSave = { target: title, values: { en: 'New' }, base: { en: 'Old' }, requestKey: 'key' };

const settle = () => new Promise((resolve) => setImmediate(resolve));

/** A page whose saves have these outcomes, in their order: versions, or an error. */
const startPage = (...outcomes: readonly (readonly number[] | Error)[]) => {
  const sent: PageSave[] = [];
  const uploads: string[] = [];
  const announced: string[] = [];
  const actor = createActor(
    pageEditorMachine.provide({
      actors: {
        uploadFile: fromPromise<string, FileUploadInput>(({ input }) => {
          uploads.push(input.file.name);
          return input.file.size > 0
            ? Promise.resolve(`stored-${input.file.name}`)
            : Promise.reject(new Error('empty'));
        }),
        save: fromPromise<readonly (number | null)[], PageSave>(async ({ input }) => {
          const outcome = outcomes[sent.length] ?? [];
          sent.push(input);
          if (outcome instanceof Error) throw outcome;
          return outcome;
        }),
      },
      actions: {
        announceSaved: (_, { versions }) => void announced.push(`saved ${versions.join()}`),
        announceFailure: () => void announced.push('failed'),
      },
    }),
  ).start();
  return { actor, sent, uploads, announced, state: () => actor.getSnapshot().value };
};

const conflict = Object.assign(new Error('Conflict'), {
  conflicts: [{ id: 1, fields: ['en'], current: { id: 1 }, author: null, at: null }],
});

it('edits what was chosen, saves it, and waits for the next choice', async () => {
  const { actor, sent, announced, state } = startPage([7]);
  expect(state()).toBe('idle');
  actor.send({ type: 'start' });
  expect(state()).toBe('choosing');
  actor.send({ type: 'choose', targets: [title, price] });
  expect(actor.getSnapshot().context).toMatchObject({ target: title, targets: [title, price] });
  actor.send({ type: 'submit', save });
  expect(state()).toBe('saving');
  await settle();
  expect(state()).toBe('choosing');
  expect(sent).toEqual([save]);
  expect(announced).toEqual(['saved 7']);
  expect(actor.getSnapshot().context.target).toBeNull();
});

it('turns to another thing at the same place', () => {
  const { actor } = startPage();
  actor.send({ type: 'start' });
  actor.send({ type: 'choose', targets: [title, price] });
  actor.send({ type: 'turnTo', target: price });
  expect(actor.getSnapshot().context.target).toEqual(price);
  expect(actor.getSnapshot().value).toBe('editing');
});

it('keeps the form open after a conflict and after a failure, and saves again', async () => {
  const { actor, announced, state } = startPage(conflict, new Error('offline'), [8]);
  actor.send({ type: 'start' });
  actor.send({ type: 'choose', targets: [title] });
  actor.send({ type: 'submit', save });
  await settle();
  expect(state()).toBe('conflict');
  expect(actor.getSnapshot().context.failure?.cause).toBe(conflict);
  actor.send({ type: 'submit', save });
  await settle();
  expect(state()).toBe('failed');
  actor.send({ type: 'submit', save });
  await settle();
  expect(state()).toBe('choosing');
  expect(announced).toEqual(['failed', 'failed', 'saved 8']);
});

it('keeps the key of a save in its retry, since the response may have been lost', async () => {
  const { actor, sent } = startPage(new Error('offline'), [8], [9]);
  actor.send({ type: 'start' });
  for (const requestKey of ['first', 'retry', 'next']) {
    if (requestKey !== 'retry') actor.send({ type: 'choose', targets: [title] });
    actor.send({ type: 'submit', save: { ...save, requestKey } });
    await settle();
  }
  expect(sent.map(({ requestKey }) => requestKey)).toEqual(['first', 'first', 'next']);
});

it('ignores a cancel while a save runs', async () => {
  const { actor, state } = startPage([9]);
  actor.send({ type: 'start' });
  actor.send({ type: 'choose', targets: [title] });
  actor.send({ type: 'submit', save });
  actor.send({ type: 'cancel' });
  expect(state()).toBe('saving');
  await settle();
  actor.send({ type: 'stop' });
  expect(state()).toBe('idle');
});

const sheet = (content: string) => ({
  ...save,
  target: price,
  values: { fileName: new File([content], 'sheet.pdf') },
  base: { fileName: 'old.pdf' },
});

it('sends a file before the row, once, and saves its name', async () => {
  const { actor, sent, uploads, state } = startPage(new Error('offline'), [8]);
  actor.send({ type: 'start' });
  actor.send({ type: 'choose', targets: [price] });
  const form = sheet('words');
  actor.send({ type: 'submit', save: form });
  expect(actor.getSnapshot().hasTag('uploading')).toBe(true);
  await settle();
  await settle();
  expect(state()).toBe('failed');
  actor.send({ type: 'submit', save: form });
  await settle();
  expect(state()).toBe('choosing');
  expect(uploads).toEqual(['sheet.pdf']);
  expect(sent.map(({ values }) => values)).toEqual([
    { fileName: 'stored-sheet.pdf' },
    { fileName: 'stored-sheet.pdf' },
  ]);
});

it('stays open if a file cannot be sent, or is stopped', async () => {
  const { actor, sent, state } = startPage();
  actor.send({ type: 'start' });
  actor.send({ type: 'choose', targets: [price] });
  actor.send({ type: 'submit', save: sheet('') });
  await settle();
  expect(state()).toBe('failed');
  actor.send({ type: 'submit', save: sheet('words') });
  actor.send({ type: 'stopUpload' });
  expect(state()).toBe('editing');
  await settle();
  expect(sent).toEqual([]);
});

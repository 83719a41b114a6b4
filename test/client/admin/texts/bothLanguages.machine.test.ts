import { createActor, fromPromise } from 'xstate';
import type { CommittedVersions, TextEdit, TextSave, TextValues } from '../../../../src/model/admin/textEdit';
import { textEditorMachine } from '../../../../src/client/admin/texts/textEditor.machine';

const initialValues: TextValues = { en: 'Home', fr: 'Accueil' };

/** Submits a text. @returns the requests and what was announced, once the text is displayed again or has failed */
const submit = async (
  values: TextValues,
  saveTogether: () => Promise<CommittedVersions | null>,
): Promise<{ requests: readonly string[]; announced: readonly string[] }> => {
  const requests: string[] = [];
  const announced: string[] = [];
  const actor = createActor(
    textEditorMachine.provide({
      actors: {
        saveTogether: fromPromise<CommittedVersions | null, TextEdit>(({ input }) => {
          requests.push(input.unsent.join(' and '));
          return saveTogether();
        }),
        save: fromPromise<CommittedVersions, TextSave>(({ input }) => {
          requests.push(input.language);
          return Promise.resolve([requests.length]);
        }),
      },
      actions: {
        announceModified: (_, { changes }) => void announced.push(`modified by ${changes.join(', ')}`),
        announceFailure: (_, { cause }) => void announced.push(`failed: ${String(cause)}`),
      },
    }),
  ).start();
  actor.send({ type: 'edit', key: 'title', initialValues, requestKey: 'key 1' });
  actor.send({ type: 'submit', values, base: initialValues });
  expect(actor.getSnapshot().hasTag('busy')).toBe(true);
  while (actor.getSnapshot().hasTag('busy')) await new Promise((resolve) => setImmediate(resolve));
  return { requests, announced };
};

const both: TextValues = { en: 'Start', fr: 'Bienvenue' };

describe('a text that was changed in both languages', () => {
  it('is saved as one change', async () => {
    expect(await submit(both, () => Promise.resolve([7]))).toEqual({
      requests: ['en and fr'],
      announced: ['modified by 7'],
    });
  });

  it('is saved in one language after the other if the back-end cannot save both', async () => {
    expect(await submit(both, () => Promise.resolve(null))).toEqual({
      requests: ['en and fr', 'en', 'fr'],
      announced: ['modified by 2, 3'],
    });
  });

  it('is not saved in one language alone if saving both fails', async () => {
    expect(await submit(both, () => Promise.reject(new Error('no')))).toEqual({
      requests: ['en and fr'],
      announced: ['failed: Error: no'],
    });
  });
});

it('a text that was changed in one language is saved in that language', async () => {
  const values = { ...initialValues, fr: 'Bienvenue' };
  expect((await submit(values, () => Promise.resolve(null))).requests).toEqual(['en and fr', 'en', 'fr']);
});

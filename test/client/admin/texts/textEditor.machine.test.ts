import { createActor, fromPromise } from 'xstate';
import type {
  CommittedChanges,
  TextEditorEvent,
  TextSave,
  TextValues,
} from '../../../../src/client/admin/texts/textEditor.machine';
import { textEditorMachine } from '../../../../src/client/admin/texts/textEditor.machine';

interface Call {
  readonly name: string;
  readonly input: unknown;
  readonly answer: (output?: unknown) => void;
  readonly fail: (cause: Error) => void;
  readonly signal: AbortSignal;
}

/** An editor of texts whose calls are answered by the test, one by one. */
const beginEditor = () => {
  const calls: Call[] = [];
  const announced: string[] = [];
  const record =
    (name: string) =>
    ({ input, signal }: { input: unknown; signal: AbortSignal }) =>
      new Promise<never>((resolve, fail) => {
        calls.push({ name, input, fail, signal, answer: (output) => resolve(output as never) });
      });
  const actor = createActor(
    textEditorMachine.provide({
      actors: {
        save: fromPromise<CommittedChanges, TextSave>(record('save')),
        flag: fromPromise<CommittedChanges, { key: string; isHtml: boolean }>(record('flag')),
        confirmDeletion: fromPromise<boolean, { key: string }>(record('confirm')),
        remove: fromPromise<CommittedChanges, { key: string }>(record('remove')),
      },
      actions: {
        announceModified: (_, { changes }) => void announced.push(`modified by ${changes.join(', ')}`),
        announceDeleted: (_, { changes }) => void announced.push(`deleted by ${changes.join(', ')}`),
        announceFailure: (_, { cause }) => void announced.push(`failed: ${String(cause)}`),
      },
    }),
  ).start();
  const state = () => JSON.stringify(actor.getSnapshot().value).replaceAll('"', '');
  const settle = () => new Promise((resolve) => setImmediate(resolve));
  return {
    actor,
    calls,
    announced,
    state,
    context: () => actor.getSnapshot().context,
    send: (event: TextEditorEvent) => {
      actor.send(event);
      return state();
    },
    answer: async (output?: unknown) => {
      calls.at(-1)?.answer(output);
      await settle();
      return state();
    },
    fail: async () => {
      calls.at(-1)?.fail(new Error('no'));
      await settle();
      return state();
    },
  };
};

const original: TextValues = { en: 'Home', fr: 'Accueil' };
const changed: TextValues = { en: 'Home', fr: 'Bienvenue' };
const edit: TextEditorEvent = { type: 'edit', key: 'title', original };
const submit: TextEditorEvent = { type: 'submit', values: changed, base: original };

describe('editing a text', () => {
  it('is displayed, edited, saved once, and displayed again', async () => {
    const editor = beginEditor();
    expect(editor.state()).toBe('display');
    expect(editor.send(edit)).toBe('editing');
    expect(editor.actor.getSnapshot().hasTag('editing')).toBe(true);
    expect(editor.send(submit)).toBe('saving');
    expect(editor.send(submit)).toBe('saving');
    expect(editor.actor.getSnapshot().hasTag('busy')).toBe(true);
    expect(editor.calls.map(({ name, input }) => [name, input])).toEqual([
      ['save', { key: 'title', values: changed, base: original, isHtml: false }],
    ]);
    expect(await editor.answer([7, 8])).toBe('display');
    expect(editor.announced).toEqual(['modified by 7, 8']);
    expect(editor.context().key).toBeNull();
  });

  it('sends nothing where nothing changed', () => {
    const editor = beginEditor();
    editor.send(edit);
    expect(editor.send({ type: 'submit', values: { ...original }, base: original })).toBe('display');
    expect(editor.calls).toEqual([]);
    expect(editor.announced).toEqual([]);
  });

  it('is given up without a call', () => {
    const editor = beginEditor();
    editor.send(edit);
    expect(editor.send({ type: 'cancel' })).toBe('display');
    expect(editor.calls).toEqual([]);
    expect(editor.context().key).toBeNull();
  });

  it('stays open when a save fails, and sends again even what is as it was in the beginning', async () => {
    const editor = beginEditor();
    editor.send(edit);
    editor.send(submit);
    expect(await editor.fail()).toBe('failed');
    expect(editor.announced).toEqual(['failed: Error: no']);
    expect(editor.actor.getSnapshot().hasTag('editing')).toBe(true);
    expect(editor.context().key).toBe('title');
    expect(editor.context().failure).not.toBeNull();
    expect(editor.send({ type: 'submit', values: original, base: original })).toBe('saving');
    expect(editor.context().failure).toBeNull();
    expect(await editor.answer([8])).toBe('display');
    expect(editor.announced).toEqual(['failed: Error: no', 'modified by 8']);
  });

  it('can be given up after a save failed', async () => {
    const editor = beginEditor();
    editor.send(edit);
    editor.send(submit);
    await editor.fail();
    expect(editor.send({ type: 'cancel' })).toBe('display');
    expect(editor.context().failure).toBeNull();
  });

  it('cannot be given up, nor another text begun, while it is being saved', () => {
    const editor = beginEditor();
    editor.send(edit);
    editor.send(submit);
    expect(editor.send({ type: 'cancel' })).toBe('saving');
    expect(editor.send({ type: 'edit', key: 'other', original })).toBe('saving');
    expect(editor.send({ type: 'delete', key: 'other' })).toBe('saving');
    expect(editor.send({ type: 'flag', key: 'other', isHtml: true })).toBe('saving');
    expect(editor.context().key).toBe('title');
    expect(editor.calls).toHaveLength(1);
  });

  it('announces nothing of a save whose screen has gone', async () => {
    const editor = beginEditor();
    editor.send(edit);
    editor.send(submit);
    editor.actor.stop();
    expect(editor.calls[0]?.signal.aborted).toBe(true);
    await editor.answer();
    expect(editor.announced).toEqual([]);
  });
});

describe('deleting a text', () => {
  it('asks, deletes, and announces it', async () => {
    const editor = beginEditor();
    expect(editor.send({ type: 'delete', key: 'title' })).toBe('{deleting:confirming}');
    expect(await editor.answer(true)).toBe('{deleting:removing}');
    expect(await editor.answer([3, 4])).toBe('display');
    expect(editor.calls.map(({ name }) => name)).toEqual(['confirm', 'remove']);
    expect(editor.announced).toEqual(['deleted by 3, 4']);
  });

  it('deletes nothing without a confirmation', async () => {
    const editor = beginEditor();
    editor.send({ type: 'delete', key: 'title' });
    expect(await editor.answer(false)).toBe('display');
    expect(editor.calls.map(({ name }) => name)).toEqual(['confirm']);
    expect(editor.announced).toEqual([]);
  });

  it.each([[true], [false]])(
    'announces a failure, of the deletion (%s) or of the question',
    async (isAsked) => {
      const editor = beginEditor();
      editor.send({ type: 'delete', key: 'title' });
      if (isAsked) await editor.answer(true);
      expect(await editor.fail()).toBe('display');
      expect(editor.announced).toEqual(['failed: Error: no']);
    },
  );
});

describe('saying that a text is HTML', () => {
  it('saves it once, however often one presses', async () => {
    const editor = beginEditor();
    expect(editor.send({ type: 'flag', key: 'title', isHtml: true })).toBe('flagging');
    expect(editor.send({ type: 'flag', key: 'title', isHtml: false })).toBe('flagging');
    expect(editor.calls.map(({ input }) => input)).toEqual([{ key: 'title', isHtml: true }]);
    expect(await editor.answer([5])).toBe('display');
    expect(editor.announced).toEqual(['modified by 5']);
  });

  it('is as it was where the call failed', async () => {
    const editor = beginEditor();
    editor.send({ type: 'flag', key: 'title', isHtml: true });
    expect(await editor.fail()).toBe('display');
    expect(editor.announced).toEqual(['failed: Error: no']);
  });
});

import type { TextEditorEvent, TextValues } from '../../../../src/model/admin/textEdit';
import { startEditor } from './startEditor';

const initialValues: TextValues = { en: 'Home', fr: 'Accueil' };
const changed: TextValues = { en: 'Home', fr: 'Bienvenue' };
const edit: Extract<TextEditorEvent, { type: 'edit' }> = {
  type: 'edit',
  key: 'title',
  initialValues,
  requestKey: 'key 1',
};
const submit: TextEditorEvent = { type: 'submit', values: changed, base: initialValues };

describe('editing a text', () => {
  it('is displayed, edited, saved once, and displayed again', async () => {
    const editor = startEditor();
    expect(editor.state()).toBe('display');
    expect(editor.send(edit)).toBe('editing');
    expect(editor.actor.getSnapshot().hasTag('editing')).toBe(true);
    expect(editor.send(submit)).toBe('savingTogether');
    expect(editor.send(submit)).toBe('savingTogether');
    expect(editor.actor.getSnapshot().hasTag('busy')).toBe(true);
    expect(editor.requests).toHaveLength(1);
    expect(await editor.respond(null)).toBe('saving'); // only one language is to be saved
    expect(await editor.respond([7])).toBe('saving');
    expect(await editor.respond([8])).toBe('display');
    const text = { key: 'title', isHtml: false, requestKey: 'key 1', saved: undefined };
    expect(editor.requests.slice(1).map(({ name, input }) => [name, input])).toEqual([
      ['save', { ...text, language: 'en', value: 'Home', base: 'Home' }],
      ['save', { ...text, language: 'fr', value: 'Bienvenue', base: 'Accueil' }],
    ]);
    expect(editor.announcements).toEqual(['modified by 7, 8']);
    expect(editor.context().task).toEqual({ kind: 'none' });
  });

  it('sends nothing without changes', () => {
    const editor = startEditor();
    editor.send(edit);
    expect(editor.send({ type: 'submit', values: { ...initialValues }, base: initialValues })).toBe(
      'display',
    );
    expect(editor.requests).toEqual([]);
    expect(editor.announcements).toEqual([]);
  });

  it('can be cancelled without a request', () => {
    const editor = startEditor();
    editor.send(edit);
    expect(editor.send({ type: 'cancel' })).toBe('display');
    expect(editor.requests).toEqual([]);
    expect(editor.context().task).toEqual({ kind: 'none' });
  });

  it('stays open when a save fails, and then sends even the original values', async () => {
    const editor = startEditor();
    editor.send(edit);
    editor.send(submit);
    expect(await editor.fail()).toBe('failed');
    expect(editor.announcements).toEqual(['failed: Error: no']);
    expect(editor.actor.getSnapshot().hasTag('editing')).toBe(true);
    expect(editor.context().task).toMatchObject({ key: 'title' });
    expect(editor.context().failure).not.toBeNull();
    expect(editor.send({ type: 'submit', values: initialValues, base: initialValues })).toBe(
      'savingTogether',
    );
    expect(editor.context().failure).toBeNull();
    await editor.respond(null);
    await editor.respond([]);
    expect(await editor.respond([8])).toBe('display');
    expect(editor.announcements).toEqual(['failed: Error: no', 'modified by 8']);
  });

  it('knows what it has saved if the other language fails, and repeats the rest with the same key', async () => {
    const editor = startEditor();
    const values: TextValues = { en: 'Welcome', fr: 'Bienvenue' };
    /** A back-end that cannot save both languages at once gets one after the other. */
    const submitBoth = (): Promise<string> => {
      editor.send({ type: 'submit', values, base: initialValues });
      return editor.respond(null);
    };
    editor.send(edit);
    await submitBoth();
    await editor.respond([7]);
    expect(await editor.fail()).toBe('failed');
    await submitBoth();
    expect(editor.requests.at(-1)?.input).toMatchObject({ language: 'en', saved: 'Welcome' });
    await editor.respond([]);
    await editor.fail();
    editor.send({ type: 'cancel' });
    editor.send({ ...edit, requestKey: 'key 2' });
    await submitBoth();
    expect(editor.requests.at(-1)?.input).toMatchObject({ saved: undefined, requestKey: 'key 1' });
    await editor.respond([]);
    expect(await editor.respond([9])).toBe('display');
    expect(editor.announcements.at(-1)).toBe('modified by 9');
    editor.send({ ...edit, requestKey: 'key 3' });
    await submitBoth();
    expect(editor.requests.at(-1)?.input).toMatchObject({ requestKey: 'key 3' });
  });

  it('repeats a failed save with the same key, even after another text was saved', async () => {
    const editor = startEditor();
    editor.send(edit);
    editor.send(submit);
    await editor.fail();
    editor.send({ type: 'cancel' });
    editor.send({ ...edit, key: 'other', requestKey: 'key 2' });
    editor.send(submit);
    await editor.respond([7]);
    await editor.respond([8]);
    editor.send({ ...edit, requestKey: 'key 3' });
    editor.send(submit);
    expect(editor.requests.at(-1)?.input).toMatchObject({ key: 'title', requestKey: 'key 1' });
  });

  it('can be cancelled after a failed save', async () => {
    const editor = startEditor();
    editor.send(edit);
    editor.send(submit);
    await editor.fail();
    expect(editor.send({ type: 'cancel' })).toBe('display');
    expect(editor.context().failure).toBeNull();
  });

  it('cannot be cancelled during the save, and no other text can be edited', () => {
    const editor = startEditor();
    editor.send(edit);
    editor.send(submit);
    expect(editor.send({ type: 'cancel' })).toBe('savingTogether');
    expect(editor.send({ type: 'edit', key: 'other', initialValues, requestKey: 'key 2' })).toBe(
      'savingTogether',
    );
    expect(editor.send({ type: 'delete', key: 'other' })).toBe('savingTogether');
    expect(editor.send({ type: 'flag', key: 'other', isHtml: true })).toBe('savingTogether');
    expect(editor.context().task).toMatchObject({ key: 'title' });
    expect(editor.requests).toHaveLength(1);
  });

  it('announces nothing after the screen was closed', async () => {
    const editor = startEditor();
    editor.send(edit);
    editor.send(submit);
    editor.actor.stop();
    expect(editor.requests[0]?.signal.aborted).toBe(true);
    await editor.respond();
    expect(editor.announcements).toEqual([]);
  });
});

describe('deleting a text', () => {
  it('asks, deletes, and announces it', async () => {
    const editor = startEditor();
    expect(editor.send({ type: 'delete', key: 'title' })).toBe('{deleting:confirming}');
    expect(await editor.respond(true)).toBe('{deleting:removing}');
    expect(await editor.respond([3, 4])).toBe('display');
    expect(editor.requests.map(({ name }) => name)).toEqual(['confirm', 'remove']);
    expect(editor.announcements).toEqual(['deleted by 3, 4']);
  });

  it('deletes nothing without a confirmation', async () => {
    const editor = startEditor();
    editor.send({ type: 'delete', key: 'title' });
    expect(await editor.respond(false)).toBe('display');
    expect(editor.requests.map(({ name }) => name)).toEqual(['confirm']);
    expect(editor.announcements).toEqual([]);
  });

  it.each([[true], [false]])(
    'announces a failure of the deletion (%s) or of the confirmation',
    async (isAsked) => {
      const editor = startEditor();
      editor.send({ type: 'delete', key: 'title' });
      if (isAsked) await editor.respond(true);
      expect(await editor.fail()).toBe('display');
      expect(editor.announcements).toEqual(['failed: Error: no']);
    },
  );
});

it('asks before a text is restored, and announces it as a change', async () => {
  const editor = startEditor();
  expect(editor.send({ type: 'restore', key: 'title' })).toBe('{restoring:confirming}');
  expect(await editor.respond(true)).toBe('{restoring:replacing}');
  expect(await editor.respond([3])).toBe('display');
  expect(editor.requests.map(({ name }) => name)).toEqual(['confirm restore', 'restore']);
  expect(editor.announcements).toEqual(['modified by 3']);
});

describe('marking a text as HTML', () => {
  it('saves it once, even if the button is pressed several times', async () => {
    const editor = startEditor();
    expect(editor.send({ type: 'flag', key: 'title', isHtml: true })).toBe('flagging');
    expect(editor.send({ type: 'flag', key: 'title', isHtml: false })).toBe('flagging');
    expect(editor.requests.map(({ input }) => input)).toEqual([{ key: 'title', isHtml: true }]);
    expect(await editor.respond([5])).toBe('display');
    expect(editor.announcements).toEqual(['modified by 5']);
  });

  it('changes nothing if the request fails', async () => {
    const editor = startEditor();
    editor.send({ type: 'flag', key: 'title', isHtml: true });
    expect(await editor.fail()).toBe('display');
    expect(editor.announcements).toEqual(['failed: Error: no']);
  });
});

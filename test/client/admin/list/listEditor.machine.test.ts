import { beginListEditor as begin } from './beginListEditor';

const values = { nameEn: 'Tanker', nameFr: 'Citerne' };
const serverError = { status: 500, message: 'Nothing was changed.' };

describe('adding', () => {
  test('saves once even if it is submitted several times, then announces it', async () => {
    const { actor, calls, names, respond, tags, announced } = begin();
    actor.send({ type: 'add' });
    expect(tags()).toEqual(['adding', 'blocked', 'open']);
    actor.send({ type: 'submit', values });
    actor.send({ type: 'submit', values });
    expect(tags()).toEqual(['adding', 'blocked', 'busy', 'open', 'saving']);
    expect(calls.map(({ input }) => input)).toMatchObject([{ columns: values, task: { kind: 'save' } }]);
    await respond('succeed', { id: 1, version: 5 });
    actor.send({ type: 'submit', values });
    expect(tags()).toEqual([]);
    expect(names()).toEqual(['save']);
    expect(announced).toEqual(['added by 5']);
  });

  test('keeps the form open when the save fails, and saves what is submitted next', async () => {
    const { actor, calls, respond, tags, announced, context } = begin();
    actor.send({ type: 'add' });
    actor.send({ type: 'submit', values });
    await respond('fail', serverError);
    expect(tags()).toEqual(['adding', 'blocked', 'open']);
    expect(context().failure).toEqual({ cause: serverError });
    expect(announced).toEqual(['failed']);
    actor.send({ type: 'submit', values: { ...values, nameEn: 'Truck' } });
    expect(context().failure).toBeNull();
    expect(calls[1]?.input).toMatchObject({ columns: { ...values, nameEn: 'Truck' } });
    await respond('succeed', { id: 1, version: 5 });
    expect(tags()).toEqual([]);
    expect(announced).toEqual(['failed', 'added by 5']);
  });

  test('repeats a failed save with the same key and position, and what others have changed since', async () => {
    const { actor, calls, respond } = begin();
    actor.send({ type: 'add' });
    actor.send({ type: 'submit', values });
    const conflict = {
      id: 1,
      fields: ['nameFr'],
      current: { id: 1, nameFr: 'Remorque' },
      author: null,
      at: null,
    };
    await respond('fail', { status: 409, message: null, conflicts: [conflict] });
    actor.send({ type: 'submit', values });
    const addition = { requestKey: 'key 2', displayOrder: 2 };
    expect(calls.map(({ input }) => input)).toMatchObject([
      { task: { ...addition, seenChanges: {} } },
      { task: { ...addition, seenChanges: { nameFr: 'Remorque' } } },
    ]);
    await respond('succeed', { id: 1, version: 5 });
    actor.send({ type: 'add' });
    actor.send({ type: 'submit', values });
    expect(calls[2]?.input).toMatchObject({ task: { requestKey: 'key 5', seenChanges: {} } });
  });

  test('sends its files first, each once, and saves their names', async () => {
    const { actor, calls, names, respond, tags } = begin();
    const files = { fileEn: new File(['a'], 'a.pdf'), fileFr: new File(['b'], 'b.pdf') };
    actor.send({ type: 'add' });
    actor.send({ type: 'submit', values: { ...values, ...files } });
    expect(tags()).toContain('saving');
    await respond('succeed', 'stored-a.pdf');
    await respond('fail', serverError);
    expect(tags()).toEqual(['adding', 'blocked', 'open']);
    actor.send({ type: 'submit', values: { ...values, ...files } });
    await respond('succeed', 'stored-b.pdf');
    expect(names()).toEqual(['uploadFile', 'uploadFile', 'uploadFile', 'save']);
    expect(calls.slice(0, 3).map(({ input }) => input)).toMatchObject([
      { file: files.fileEn, isReplacement: false },
      { file: files.fileFr },
      { file: files.fileFr },
    ]);
    expect(calls[3]?.input).toMatchObject({
      columns: { ...values, fileEn: 'stored-a.pdf', fileFr: 'stored-b.pdf' },
    });
  });

  test('stops a file that is being sent, saves nothing, and sends it again with the next save', async () => {
    const { actor, calls, names, announced, respond, tags, context } = begin();
    const withFile = { ...values, fileEn: new File(['a'], 'a.pdf') };
    actor.send({ type: 'add' });
    actor.send({ type: 'submit', values: withFile });
    expect(tags()).toContain('uploading');
    actor.send({ type: 'uploadProgress', percent: 40 });
    expect(context().percent).toBe(40);
    actor.send({ type: 'stopUpload' });
    expect(calls[0]?.isAborted()).toBe(true);
    expect(tags()).toEqual(['adding', 'blocked', 'open']);
    actor.send({ type: 'submit', values: withFile });
    expect(context().percent).toBeNull();
    await respond('succeed', 'stored-a.pdf');
    actor.send({ type: 'stopUpload' }); // the row may be saved already
    expect(tags()).toContain('saving');
    expect(names()).toEqual(['uploadFile', 'uploadFile', 'save']);
    expect(announced).toEqual([]);
  });

  test('can be cancelled without a request', () => {
    const { actor, calls, tags, context } = begin();
    actor.send({ type: 'add' });
    actor.send({ type: 'cancel' });
    expect(tags()).toEqual([]);
    expect(calls).toEqual([]);
    expect(context().task).toEqual({ kind: 'none' });
  });

  test('cannot be cancelled during the save, since the server may have saved it already', async () => {
    const { actor, respond, tags } = begin();
    actor.send({ type: 'add' });
    actor.send({ type: 'submit', values });
    actor.send({ type: 'cancel' });
    expect(tags()).toContain('saving');
    await respond('succeed', { id: 1, version: 5 });
    expect(tags()).toEqual([]);
  });

  test('that is interrupted announces nothing', async () => {
    const { actor, calls, announced, respond } = begin();
    actor.send({ type: 'add' });
    actor.send({ type: 'submit', values });
    actor.stop();
    expect(calls[0]?.isAborted()).toBe(true);
    await respond('fail', serverError);
    expect(announced).toEqual([]);
  });
});

describe('editing', () => {
  test('saves the row that was opened', async () => {
    const { actor, calls, respond, tags, announced } = begin();
    actor.send({ type: 'edit', id: 7 });
    expect(tags()).toEqual(['blocked', 'open']);
    actor.send({ type: 'submit', values });
    actor.send({ type: 'submit', values });
    expect(calls).toHaveLength(1);
    expect(calls[0]).toMatchObject({
      name: 'save',
      input: { task: { kind: 'update', id: 7 }, columns: values },
    });
    await respond('succeed', { id: 1, version: 6 });
    expect(tags()).toEqual([]);
    expect(announced).toEqual(['modified by 6']);
  });

  test('keeps row and values when the save fails, until it is cancelled', async () => {
    const { actor, respond, context, tags } = begin();
    actor.send({ type: 'edit', id: 7 });
    actor.send({ type: 'submit', values });
    await respond('fail', serverError);
    expect(context()).toMatchObject({ task: { id: 7, values }, failure: { cause: serverError } });
    actor.send({ type: 'cancel' });
    expect(tags()).toEqual([]);
    expect(context()).toMatchObject({ task: { kind: 'none' }, failure: null });
  });

  test('of a deleted row can be saved as a new row, and stays open if that fails', async () => {
    const { actor, calls, respond, tags, announced } = begin();
    const base = { isCertipropane: true };
    actor.send({ type: 'edit', id: 7 });
    actor.send({ type: 'submit', values });
    await respond('fail', serverError);
    actor.send({ type: 'submitAsNew', values, base });
    expect(calls[1]).toMatchObject({
      name: 'save',
      input: { task: { kind: 'save', base }, columns: values },
    });
    await respond('fail', serverError);
    expect(tags()).toEqual(['adding', 'blocked', 'open']);
    actor.send({ type: 'submit', values, base });
    await respond('succeed', { id: 1, version: 8 });
    expect(tags()).toEqual([]);
    expect(announced).toEqual(['failed', 'failed', 'added by 8']);
  });

  test('prevents adding, deleting and reordering', () => {
    const { actor, tags, context, calls } = begin();
    actor.send({ type: 'edit', id: 7 });
    actor.send({ type: 'add' });
    actor.send({ type: 'delete', id: 8 });
    actor.send({ type: 'edit', id: 9 });
    actor.send({ type: 'reorder', order: [7, 8] });
    expect(tags()).toEqual(['blocked', 'open']);
    expect(context().task).toEqual({ kind: 'edit', id: 7 });
    expect(calls).toEqual([]);
  });
});

describe('deleting', () => {
  test('asks first, then deletes once', async () => {
    const { actor, names, calls, respond, tags, announced } = begin();
    actor.send({ type: 'delete', id: 3 });
    actor.send({ type: 'delete', id: 3 });
    expect(tags()).toEqual(['blocked']);
    await respond('succeed', true);
    expect(tags()).toEqual(['blocked', 'busy', 'deleting']);
    expect(names()).toEqual(['confirmDeletion', 'remove']);
    expect(calls[1]?.input).toMatchObject({ id: 3, requestKey: 'key 1' });
    await respond('succeed', 7);
    expect(tags()).toEqual([]);
    expect(announced).toEqual(['deleted by 7']);
  });

  test('repeats a failed deletion with the same key, and deletes the row again with another', async () => {
    const { actor, calls, respond } = begin();
    const remove = async (outcome: 'succeed' | 'fail') => {
      actor.send({ type: 'delete', id: 3 });
      await respond('succeed', true);
      await respond(outcome, outcome === 'fail' ? serverError : 7);
      return calls.at(-1)?.input;
    };
    expect(await remove('fail')).toMatchObject({ requestKey: 'key 1' });
    expect(await remove('succeed')).toMatchObject({ requestKey: 'key 1' });
    expect(await remove('succeed')).toMatchObject({ requestKey: 'key 3' });
  });

  test('does nothing if the confirmation is declined', async () => {
    const { actor, names, respond, tags, announced } = begin();
    actor.send({ type: 'delete', id: 3 });
    await respond('succeed', false);
    expect(tags()).toEqual([]);
    expect(names()).toEqual(['confirmDeletion']);
    expect(announced).toEqual([]);
  });

  test.each(['confirmDeletion', 'remove'])('says that %s failed, and can be tried again', async (step) => {
    const { actor, respond, tags, announced } = begin();
    actor.send({ type: 'delete', id: 3 });
    if (step === 'remove') await respond('succeed', true);
    await respond('fail', serverError);
    expect(tags()).toEqual([]);
    expect(announced).toEqual(['failed']);
    actor.send({ type: 'delete', id: 3 });
    expect(tags()).toEqual(['blocked']);
  });

  test('that is interrupted announces nothing', async () => {
    const { actor, respond, announced } = begin();
    actor.send({ type: 'delete', id: 3 });
    await respond('succeed', true);
    actor.stop();
    await respond('fail', serverError);
    expect(announced).toEqual([]);
  });
});

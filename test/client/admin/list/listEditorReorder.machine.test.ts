import { beginListEditor as begin } from './beginListEditor';

const serverError = { status: 500, message: 'Nothing was changed.' };

describe('reordering', () => {
  test('saves the new order once when it is done', async () => {
    const { actor, calls, respond, tags, announced } = begin();
    actor.send({ type: 'reorder', order: [1, 2, 3] });
    expect(tags()).toEqual(['blocked', 'reordering']);
    actor.send({ type: 'move', order: [2, 1, 3] });
    actor.send({ type: 'move', order: [2, 3, 1] });
    actor.send({ type: 'done' });
    actor.send({ type: 'done' });
    expect(tags()).toEqual(['blocked', 'busy', 'reordering', 'saving']);
    expect(calls).toHaveLength(1);
    expect(calls[0]).toMatchObject({ name: 'reorder', input: { order: [2, 3, 1] } });
    await respond('succeed', 8);
    expect(tags()).toEqual([]);
    expect(announced).toEqual(['modified by 8']);
  });

  test.each([
    ['nothing moved', [[1, 2, 3]]],
    [
      'a move was reverted',
      [
        [2, 1, 3],
        [1, 2, 3],
      ],
    ],
  ])('sends nothing when %s', (_, orders) => {
    const { actor, calls, tags } = begin();
    actor.send({ type: 'reorder', order: [1, 2, 3] });
    for (const order of orders) actor.send({ type: 'move', order });
    actor.send({ type: 'done' });
    expect(tags()).toEqual([]);
    expect(calls).toEqual([]);
  });

  test('keeps the new order when the save fails, to be retried or cancelled', async () => {
    const { actor, calls, respond, tags, context, announced } = begin();
    actor.send({ type: 'reorder', order: [1, 2] });
    actor.send({ type: 'move', order: [2, 1] });
    actor.send({ type: 'done' });
    await respond('fail', serverError);
    expect(tags()).toEqual(['blocked', 'reordering']);
    expect(context()).toMatchObject({ task: { order: [2, 1] }, failure: { cause: serverError } });
    actor.send({ type: 'done' });
    expect(calls).toHaveLength(2);
    await respond('fail', serverError);
    actor.send({ type: 'cancel' });
    expect(tags()).toEqual([]);
    expect(context().task).toEqual({ kind: 'none' });
    expect(announced).toEqual(['failed', 'failed']);
  });

  test('cannot be cancelled during the save', async () => {
    const { actor, respond, tags } = begin();
    actor.send({ type: 'reorder', order: [1, 2] });
    actor.send({ type: 'move', order: [2, 1] });
    actor.send({ type: 'done' });
    actor.send({ type: 'cancel' });
    expect(tags()).toContain('saving');
    await respond('succeed');
    expect(tags()).toEqual([]);
  });

  test('prevents adding, and needs two rows', () => {
    const { actor, tags } = begin();
    actor.send({ type: 'reorder', order: [1] });
    expect(tags()).toEqual([]);
    actor.send({ type: 'reorder', order: [1, 2] });
    actor.send({ type: 'add' });
    expect(tags()).toEqual(['blocked', 'reordering']);
  });

  test('follows rows that are added or deleted in between', () => {
    const { actor, context, calls } = begin();
    actor.send({ type: 'reorder', order: [1, 2, 3] });
    actor.send({ type: 'move', order: [3, 2, 1] });
    actor.send({ type: 'rowsChanged', order: [1, 3, 4] });
    expect(context().task).toMatchObject({ order: [3, 1, 4] });
    actor.send({ type: 'move', order: [1, 3, 4] });
    actor.send({ type: 'done' });
    expect(calls).toEqual([]);
  });

  test('applies the moves to a new order by another administrator, and reports that order', () => {
    const { actor, context } = begin();
    actor.send({ type: 'reorder', order: [1, 2, 3, 4] });
    actor.send({ type: 'rowsChanged', order: [1, 2, 3, 4] });
    expect(context().task).toMatchObject({ hasRemoteChanges: false });
    actor.send({ type: 'move', order: [1, 2, 4, 3] });
    actor.send({ type: 'rowsChanged', order: [2, 1, 3, 4] });
    expect(context().task).toMatchObject({
      order: [2, 1, 4, 3],
      baseOrder: [2, 1, 3, 4],
      hasRemoteChanges: true,
    });
    actor.send({ type: 'resetOrder' });
    expect(context().task).toMatchObject({ order: [2, 1, 3, 4], hasRemoteChanges: true });
    actor.send({ type: 'cancel' });
    actor.send({ type: 'reorder', order: [2, 1, 3, 4] });
    expect(context().task).toMatchObject({ hasRemoteChanges: false });
  });

  test('that was saved although the response was lost is not reported as a new order', async () => {
    const { actor, calls, respond, context, tags } = begin();
    actor.send({ type: 'reorder', order: [1, 2] });
    actor.send({ type: 'move', order: [2, 1] });
    actor.send({ type: 'done' });
    await respond('fail', serverError);
    actor.send({ type: 'rowsChanged', order: [2, 1] });
    expect(context().task).toMatchObject({ order: [2, 1], hasRemoteChanges: false });
    actor.send({ type: 'done' });
    expect(tags()).toEqual([]);
    expect(calls).toHaveLength(1);
  });

  test('that is interrupted announces nothing', async () => {
    const { actor, respond, announced } = begin();
    actor.send({ type: 'reorder', order: [1, 2] });
    actor.send({ type: 'move', order: [2, 1] });
    actor.send({ type: 'done' });
    actor.stop();
    await respond('succeed');
    expect(announced).toEqual([]);
  });
});

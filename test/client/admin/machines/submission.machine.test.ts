import { createActor, fromPromise } from 'xstate';
import type { SubmissionOutcome } from '../../../../src/client/admin/machines/submission.machine';
import { submissionMachine } from '../../../../src/client/admin/machines/submission.machine';

interface Try {
  readonly answer: (outcome: SubmissionOutcome) => void;
  readonly break: (cause: Error) => void;
  readonly signal: AbortSignal;
}

/** A form whose tries are answered by the test, one by one. */
const beginForm = () => {
  const tries: Try[] = [];
  const announced: string[] = [];
  const actor = createActor(
    submissionMachine.provide({
      actors: {
        submit: fromPromise<SubmissionOutcome>(
          ({ signal }) => new Promise((answer, reject) => tries.push({ answer, break: reject, signal })),
        ),
      },
      actions: {
        announceSuccess: () => void announced.push('success'),
        announceFailure: () => void announced.push('failure'),
      },
    }),
  ).start();
  const settle = () => new Promise((resolve) => setImmediate(resolve));
  const state = () => actor.getSnapshot().value;
  const send = (type: 'submit' | 'cancel') => {
    actor.send({ type });
    return state();
  };
  const answer = async (outcome: SubmissionOutcome) => {
    tries.at(-1)?.answer(outcome);
    await settle();
    return state();
  };
  return {
    actor,
    tries,
    announced,
    settle,
    state,
    send,
    answer,
    message: () => actor.getSnapshot().context.message,
  };
};

const refused = { isAccepted: false, message: 'email or password does not match.' } as const;

describe('a form that is sent as a whole', () => {
  it('is idle, submits, and is done', async () => {
    const form = beginForm();
    expect(form.state()).toBe('idle');
    expect(form.send('submit')).toBe('submitting');
    expect(form.actor.getSnapshot().hasTag('busy')).toBe(true);
    expect(await form.answer({ isAccepted: true })).toBe('done');
    expect(form.announced).toEqual(['success']);
  });

  it('fails with what the server says, and can be sent again', async () => {
    const form = beginForm();
    form.send('submit');
    expect(await form.answer(refused)).toBe('failed');
    expect(form.message()).toBe(refused.message);
    expect(form.actor.getSnapshot().hasTag('failed')).toBe(true);
    expect(form.send('submit')).toBe('submitting');
    expect(form.message()).toBeNull();
    expect(await form.answer({ isAccepted: true })).toBe('done');
    expect(form.announced).toEqual(['failure', 'success']);
  });

  it('fails without words where there was no answer or the sending itself broke', async () => {
    const form = beginForm();
    form.send('submit');
    expect(await form.answer({ isAccepted: false, message: null })).toBe('failed');
    expect(form.message()).toBeNull();
    form.send('submit');
    form.tries.at(-1)?.break(new TypeError('Failed to load the code'));
    await form.settle();
    expect(form.state()).toBe('failed');
    expect(form.message()).toBeNull();
    expect(form.announced).toEqual(['failure', 'failure']);
  });

  it('is sent once, however often one presses', () => {
    const form = beginForm();
    form.send('submit');
    form.send('submit');
    form.send('submit');
    expect(form.tries).toHaveLength(1);
  });

  it('forgets a try that was cancelled, whatever becomes of it', async () => {
    const form = beginForm();
    form.send('submit');
    expect(form.send('cancel')).toBe('idle');
    expect(form.tries[0]?.signal.aborted).toBe(true);
    expect(await form.answer({ isAccepted: true })).toBe('idle');
    expect(form.announced).toEqual([]);
    expect(form.send('submit')).toBe('submitting');
  });

  it('ends its try when the screen goes', async () => {
    const form = beginForm();
    form.send('submit');
    form.actor.stop();
    expect(form.tries[0]?.signal.aborted).toBe(true);
    await form.answer(refused);
    expect(form.announced).toEqual([]);
  });

  it('has nothing to cancel before it is sent, and nothing to send once it is done', async () => {
    const form = beginForm();
    expect(form.send('cancel')).toBe('idle');
    form.send('submit');
    await form.answer({ isAccepted: true });
    expect(form.send('submit')).toBe('done');
    expect(form.tries).toHaveLength(1);
  });
});

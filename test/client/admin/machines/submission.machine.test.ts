import { createActor, fromPromise } from 'xstate';
import type { SubmissionOutcome } from '../../../../src/client/admin/machines/submission.machine';
import { submissionMachine } from '../../../../src/client/admin/machines/submission.machine';

interface Attempt {
  readonly respond: (outcome: SubmissionOutcome) => void;
  readonly break: (cause: Error) => void;
  readonly signal: AbortSignal;
}

/** A form machine whose attempts the test resolves one by one. */
const startForm = () => {
  const attempts: Attempt[] = [];
  const announcements: string[] = [];
  const actor = createActor(
    submissionMachine.provide({
      actors: {
        submit: fromPromise<SubmissionOutcome>(
          ({ signal }) => new Promise((respond, reject) => attempts.push({ respond, break: reject, signal })),
        ),
      },
      actions: {
        announceSuccess: () => void announcements.push('success'),
        announceFailure: () => void announcements.push('failure'),
      },
    }),
  ).start();
  const settle = () => new Promise((resolve) => setImmediate(resolve));
  const state = () => actor.getSnapshot().value;
  const send = (type: 'submit' | 'cancel') => {
    actor.send({ type });
    return state();
  };
  const respond = async (outcome: SubmissionOutcome) => {
    attempts.at(-1)?.respond(outcome);
    await settle();
    return state();
  };
  return {
    actor,
    attempts,
    announcements,
    settle,
    state,
    send,
    respond,
    message: () => actor.getSnapshot().context.message,
  };
};

const rejected = { isAccepted: false, message: 'email or password does not match.' } as const;

describe('a form', () => {
  it('is idle, submits, and is done', async () => {
    const form = startForm();
    expect(form.state()).toBe('idle');
    expect(form.send('submit')).toBe('submitting');
    expect(form.actor.getSnapshot().hasTag('busy')).toBe(true);
    expect(await form.respond({ isAccepted: true })).toBe('done');
    expect(form.announcements).toEqual(['success']);
  });

  it('fails with the message of the server, and can be sent again', async () => {
    const form = startForm();
    form.send('submit');
    expect(await form.respond(rejected)).toBe('failed');
    expect(form.message()).toBe(rejected.message);
    expect(form.actor.getSnapshot().hasTag('failed')).toBe(true);
    expect(form.send('submit')).toBe('submitting');
    expect(form.message()).toBeNull();
    expect(await form.respond({ isAccepted: true })).toBe('done');
    expect(form.announcements).toEqual(['failure', 'success']);
  });

  it('fails without a message if there is no response or sending fails', async () => {
    const form = startForm();
    form.send('submit');
    expect(await form.respond({ isAccepted: false, message: null })).toBe('failed');
    expect(form.message()).toBeNull();
    form.send('submit');
    form.attempts.at(-1)?.break(new TypeError('Failed to load the code'));
    await form.settle();
    expect(form.state()).toBe('failed');
    expect(form.message()).toBeNull();
    expect(form.announcements).toEqual(['failure', 'failure']);
  });

  it('is sent once, even if the button is pressed several times', () => {
    const form = startForm();
    form.send('submit');
    form.send('submit');
    form.send('submit');
    expect(form.attempts).toHaveLength(1);
  });

  it('ignores the result of a cancelled attempt', async () => {
    const form = startForm();
    form.send('submit');
    expect(form.send('cancel')).toBe('idle');
    expect(form.attempts[0]?.signal.aborted).toBe(true);
    expect(await form.respond({ isAccepted: true })).toBe('idle');
    expect(form.announcements).toEqual([]);
    expect(form.send('submit')).toBe('submitting');
  });

  it('aborts its attempt when the screen closes', async () => {
    const form = startForm();
    form.send('submit');
    form.actor.stop();
    expect(form.attempts[0]?.signal.aborted).toBe(true);
    await form.respond(rejected);
    expect(form.announcements).toEqual([]);
  });

  it('cannot be cancelled before it is sent, nor sent once it is done', async () => {
    const form = startForm();
    expect(form.send('cancel')).toBe('idle');
    form.send('submit');
    await form.respond({ isAccepted: true });
    expect(form.send('submit')).toBe('done');
    expect(form.attempts).toHaveLength(1);
  });
});

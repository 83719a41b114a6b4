import { createActor, fromPromise } from 'xstate';
import type { SubmissionOutcome } from '../../../../src/client/admin/controls/inputs/submission.machine';
import { submissionMachine } from '../../../../src/client/admin/controls/inputs/submission.machine';

interface Attempt {
  readonly withCode: boolean;
  readonly respond: (outcome: SubmissionOutcome) => void;
  readonly break: (cause: Error) => void;
  readonly signal: AbortSignal;
}

/** A form whose attempts the test resolves one by one. */
const startForm = () => {
  const attempts: Attempt[] = [];
  const announcements: string[] = [];
  const actor = createActor(
    submissionMachine.provide({
      actors: {
        submit: fromPromise<SubmissionOutcome, { readonly withCode: boolean }>(
          ({ input: { withCode }, signal }) =>
            new Promise((respond, reject) => attempts.push({ withCode, respond, break: reject, signal })),
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
  return {
    attempts,
    announcements,
    state,
    has: (tag: 'busy' | 'failed' | 'code') => actor.getSnapshot().hasTag(tag),
    stop: () => actor.stop(),
    send: (type: 'submit' | 'cancel') => {
      actor.send({ type });
      return state();
    },
    respond: async (outcome: SubmissionOutcome) => {
      attempts.at(-1)?.respond(outcome);
      await settle();
      return state();
    },
    break: async (cause: Error) => {
      attempts.at(-1)?.break(cause);
      await settle();
      return state();
    },
    message: () => actor.getSnapshot().context.message,
  };
};

const accepted = { isAccepted: true } as const;
const rejected = { isAccepted: false, message: 'email or password does not match.' } as const;
const codeRequired = { isAccepted: false, isCodeRequired: true, message: 'Enter the code too.' } as const;
const codeRejected = { isAccepted: false, message: 'email, password or code does not match.' } as const;

const untilCode = async () => {
  const form = startForm();
  form.send('submit');
  expect(await form.respond(codeRequired)).toEqual({ code: 'asked' });
  return form;
};

describe('a form without a code', () => {
  it('a login without a code is sent once and succeeds', async () => {
    const form = startForm();
    expect(form.state()).toBe('idle');
    expect(form.send('submit')).toBe('submitting');
    expect(form.has('busy')).toBe(true);
    expect(await form.respond(accepted)).toBe('done');
    expect(form.attempts.map(({ withCode }) => withCode)).toEqual([false]);
    expect(form.announcements).toEqual(['success']);
  });

  it('fails with the message of the server, and can be tried again', async () => {
    const form = startForm();
    form.send('submit');
    expect(await form.respond(rejected)).toBe('failed');
    expect([form.message(), form.has('failed'), form.has('code')]).toEqual([rejected.message, true, false]);
    expect(form.send('submit')).toBe('submitting');
    expect(form.message()).toBeNull();
    expect(await form.break(new TypeError('Failed to load the code'))).toBe('failed');
    expect(form.message()).toBeNull();
    expect(form.announcements).toEqual(['failure', 'failure']);
  });

  it('is sent once, even if the button is pressed several times', () => {
    const form = startForm();
    for (let press = 0; press < 3; press += 1) form.send('submit');
    expect(form.attempts).toHaveLength(1);
  });

  it('cannot be cancelled before it is sent, nor sent once it is done', async () => {
    const form = startForm();
    expect(form.send('cancel')).toBe('idle');
    form.send('submit');
    await form.respond(accepted);
    expect(form.send('submit')).toBe('done');
    expect(form.attempts).toHaveLength(1);
  });

  it('ignores the result of a cancelled attempt', async () => {
    const form = startForm();
    form.send('submit');
    expect(form.send('cancel')).toBe('idle');
    expect(form.attempts[0]?.signal.aborted).toBe(true);
    expect(await form.respond(codeRequired)).toBe('idle');
    expect(form.announcements).toEqual([]);
  });
});

describe('a login with a code', () => {
  it('asks for the code without an error, submits with it, and is done', async () => {
    const form = await untilCode();
    expect([form.message(), form.has('code'), form.has('failed')]).toEqual([null, true, false]);
    expect(form.announcements).toEqual([]);
    expect(form.send('submit')).toEqual({ code: 'submitting' });
    expect([form.has('code'), form.has('busy')]).toEqual([true, true]);
    expect(await form.respond(accepted)).toBe('done');
    expect(form.attempts.map(({ withCode }) => withCode)).toEqual([false, true]);
    expect(form.announcements).toEqual(['success']);
  });

  it('stays at the code if it is rejected or there is no response, and can be tried again', async () => {
    const form = await untilCode();
    form.send('submit');
    expect(await form.respond(codeRejected)).toEqual({ code: 'failed' });
    expect([form.message(), form.has('failed')]).toEqual([codeRejected.message, true]);
    expect(form.send('submit')).toEqual({ code: 'submitting' });
    expect(form.message()).toBeNull();
    expect(await form.break(new TypeError('Failed to fetch'))).toEqual({ code: 'failed' });
    expect(form.message()).toBeNull();
    form.send('submit');
    expect(await form.respond(accepted)).toBe('done');
    expect(form.announcements).toEqual(['failure', 'failure', 'success']);
  });

  it('is sent once, even if the button is pressed several times', async () => {
    const form = await untilCode();
    for (let press = 0; press < 3; press += 1) form.send('submit');
    expect(form.attempts).toHaveLength(2);
  });

  it.each(['asked', 'submitting', 'failed'])('goes back to the password when it is %s', async (when) => {
    const form = await untilCode();
    if (when !== 'asked') form.send('submit');
    if (when === 'failed') await form.respond(codeRejected);
    expect(form.send('cancel')).toBe('idle');
    expect([form.has('code'), form.has('failed')]).toEqual([false, false]);
    expect(await form.respond(accepted)).toBe('idle');
    expect(form.send('submit')).toBe('submitting');
    expect(form.attempts.at(-1)?.withCode).toBe(false);
  });

  it('aborts its attempt when the user goes back or the screen closes', async () => {
    const form = await untilCode();
    form.send('submit');
    form.send('cancel');
    expect(form.attempts[1]?.signal.aborted).toBe(true);
    form.send('submit');
    await form.respond(codeRequired);
    form.send('submit');
    form.stop();
    expect(form.attempts[3]?.signal.aborted).toBe(true);
    await form.respond(rejected);
    expect(form.announcements).toEqual([]);
  });
});

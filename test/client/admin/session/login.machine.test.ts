import { createActor, fromPromise } from 'xstate';
import type { LoginOutcome } from '../../../../src/client/admin/session/login/login.machine';
import { loginMachine } from '../../../../src/client/admin/session/login/login.machine';

interface Attempt {
  readonly withCode: boolean;
  readonly respond: (outcome: LoginOutcome) => void;
  readonly break: (cause: Error) => void;
  readonly signal: AbortSignal;
}

/** A login machine whose attempts the test resolves one by one. */
const startLogin = () => {
  const attempts: Attempt[] = [];
  const announcements: string[] = [];
  const actor = createActor(
    loginMachine.provide({
      actors: {
        logIn: fromPromise<LoginOutcome, { readonly withCode: boolean }>(
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
    respond: async (outcome: LoginOutcome) => {
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
  const login = startLogin();
  login.send('submit');
  expect(await login.respond(codeRequired)).toEqual({ code: 'asked' });
  return login;
};

describe('a login with only the password', () => {
  it('is idle, submits without a code, and is done', async () => {
    const login = startLogin();
    expect(login.state()).toBe('idle');
    expect(login.send('submit')).toBe('submitting');
    expect(login.has('busy')).toBe(true);
    expect(await login.respond(accepted)).toBe('done');
    expect(login.attempts.map(({ withCode }) => withCode)).toEqual([false]);
    expect(login.announcements).toEqual(['success']);
  });

  it('fails with the message of the server, and can be tried again', async () => {
    const login = startLogin();
    login.send('submit');
    expect(await login.respond(rejected)).toBe('failed');
    expect([login.message(), login.has('failed'), login.has('code')]).toEqual([
      rejected.message,
      true,
      false,
    ]);
    expect(login.send('submit')).toBe('submitting');
    expect(login.message()).toBeNull();
    expect(await login.break(new TypeError('Failed to load the code'))).toBe('failed');
    expect(login.message()).toBeNull();
    expect(login.announcements).toEqual(['failure', 'failure']);
  });

  it('ignores the result of a cancelled attempt', async () => {
    const login = startLogin();
    login.send('submit');
    expect(login.send('cancel')).toBe('idle');
    expect(login.attempts[0]?.signal.aborted).toBe(true);
    expect(await login.respond(codeRequired)).toBe('idle');
    expect(login.announcements).toEqual([]);
  });
});

describe('a login with a code', () => {
  it('asks for the code without an error, submits with it, and is done', async () => {
    const login = await untilCode();
    expect([login.message(), login.has('code'), login.has('failed')]).toEqual([null, true, false]);
    expect(login.announcements).toEqual([]);
    expect(login.send('submit')).toEqual({ code: 'submitting' });
    expect([login.has('code'), login.has('busy')]).toEqual([true, true]);
    expect(await login.respond(accepted)).toBe('done');
    expect(login.attempts.map(({ withCode }) => withCode)).toEqual([false, true]);
    expect(login.announcements).toEqual(['success']);
  });

  it('stays at the code if it is rejected or there is no response, and can be tried again', async () => {
    const login = await untilCode();
    login.send('submit');
    expect(await login.respond(codeRejected)).toEqual({ code: 'failed' });
    expect([login.message(), login.has('failed')]).toEqual([codeRejected.message, true]);
    expect(login.send('submit')).toEqual({ code: 'submitting' });
    expect(login.message()).toBeNull();
    expect(await login.break(new TypeError('Failed to fetch'))).toEqual({ code: 'failed' });
    expect(login.message()).toBeNull();
    login.send('submit');
    expect(await login.respond(accepted)).toBe('done');
    expect(login.announcements).toEqual(['failure', 'failure', 'success']);
  });

  it('is sent once, even if the button is pressed several times', async () => {
    const login = await untilCode();
    for (let press = 0; press < 3; press += 1) login.send('submit');
    expect(login.attempts).toHaveLength(2);
  });

  it.each(['asked', 'submitting', 'failed'])('goes back to the password when it is %s', async (when) => {
    const login = await untilCode();
    if (when !== 'asked') login.send('submit');
    if (when === 'failed') await login.respond(codeRejected);
    expect(login.send('cancel')).toBe('idle');
    expect([login.has('code'), login.has('failed')]).toEqual([false, false]);
    expect(await login.respond(accepted)).toBe('idle');
    expect(login.send('submit')).toBe('submitting');
    expect(login.attempts.at(-1)?.withCode).toBe(false);
  });

  it('aborts its attempt when the user goes back or the screen closes', async () => {
    const login = await untilCode();
    login.send('submit');
    login.send('cancel');
    expect(login.attempts[1]?.signal.aborted).toBe(true);
    login.send('submit');
    await login.respond(codeRequired);
    login.send('submit');
    login.stop();
    expect(login.attempts[3]?.signal.aborted).toBe(true);
    await login.respond(rejected);
    expect(login.announcements).toEqual([]);
  });
});

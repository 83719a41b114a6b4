import { createActor, fromPromise } from 'xstate';
import type { LoginOutcome } from '../../../../src/client/admin/session/login/login.machine';
import { loginMachine } from '../../../../src/client/admin/session/login/login.machine';

interface Try {
  readonly withCode: boolean;
  readonly answer: (outcome: LoginOutcome) => void;
  readonly break: (cause: Error) => void;
  readonly signal: AbortSignal;
}

/** A login whose tries are answered by the test, one by one. */
const beginLogin = () => {
  const tries: Try[] = [];
  const announced: string[] = [];
  const actor = createActor(
    loginMachine.provide({
      actors: {
        logIn: fromPromise<LoginOutcome, { readonly withCode: boolean }>(
          ({ input: { withCode }, signal }) =>
            new Promise((answer, reject) => tries.push({ withCode, answer, break: reject, signal })),
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
  return {
    tries,
    announced,
    state,
    has: (tag: 'busy' | 'failed' | 'code') => actor.getSnapshot().hasTag(tag),
    stop: () => actor.stop(),
    send: (type: 'submit' | 'cancel') => {
      actor.send({ type });
      return state();
    },
    answer: async (outcome: LoginOutcome) => {
      tries.at(-1)?.answer(outcome);
      await settle();
      return state();
    },
    break: async (cause: Error) => {
      tries.at(-1)?.break(cause);
      await settle();
      return state();
    },
    message: () => actor.getSnapshot().context.message,
  };
};

const accepted = { isAccepted: true } as const;
const refused = { isAccepted: false, message: 'email or password does not match.' } as const;
const codeRequired = { isAccepted: false, isCodeRequired: true, message: 'Enter the code too.' } as const;
const codeRefused = { isAccepted: false, message: 'email, password or code does not match.' } as const;

const untilCode = async () => {
  const login = beginLogin();
  login.send('submit');
  expect(await login.answer(codeRequired)).toEqual({ code: 'asked' });
  return login;
};

describe('a login with the password alone', () => {
  it('is idle, submits without a code, and is done', async () => {
    const login = beginLogin();
    expect(login.state()).toBe('idle');
    expect(login.send('submit')).toBe('submitting');
    expect(login.has('busy')).toBe(true);
    expect(await login.answer(accepted)).toBe('done');
    expect(login.tries.map(({ withCode }) => withCode)).toEqual([false]);
    expect(login.announced).toEqual(['success']);
  });

  it('fails with what the server says, and can be tried again', async () => {
    const login = beginLogin();
    login.send('submit');
    expect(await login.answer(refused)).toBe('failed');
    expect([login.message(), login.has('failed'), login.has('code')]).toEqual([refused.message, true, false]);
    expect(login.send('submit')).toBe('submitting');
    expect(login.message()).toBeNull();
    expect(await login.break(new TypeError('Failed to load the code'))).toBe('failed');
    expect(login.message()).toBeNull();
    expect(login.announced).toEqual(['failure', 'failure']);
  });

  it('forgets a try that was cancelled, whatever becomes of it', async () => {
    const login = beginLogin();
    login.send('submit');
    expect(login.send('cancel')).toBe('idle');
    expect(login.tries[0]?.signal.aborted).toBe(true);
    expect(await login.answer(codeRequired)).toBe('idle');
    expect(login.announced).toEqual([]);
  });
});

describe('a login with a code', () => {
  it('asks for the code without calling it a failure, submits with it, and is done', async () => {
    const login = await untilCode();
    expect([login.message(), login.has('code'), login.has('failed')]).toEqual([null, true, false]);
    expect(login.announced).toEqual([]);
    expect(login.send('submit')).toEqual({ code: 'submitting' });
    expect([login.has('code'), login.has('busy')]).toEqual([true, true]);
    expect(await login.answer(accepted)).toBe('done');
    expect(login.tries.map(({ withCode }) => withCode)).toEqual([false, true]);
    expect(login.announced).toEqual(['success']);
  });

  it('stays at the code where it is refused or where there is no answer, and can be tried again', async () => {
    const login = await untilCode();
    login.send('submit');
    expect(await login.answer(codeRefused)).toEqual({ code: 'failed' });
    expect([login.message(), login.has('failed')]).toEqual([codeRefused.message, true]);
    expect(login.send('submit')).toEqual({ code: 'submitting' });
    expect(login.message()).toBeNull();
    expect(await login.break(new TypeError('Failed to fetch'))).toEqual({ code: 'failed' });
    expect(login.message()).toBeNull();
    login.send('submit');
    expect(await login.answer(accepted)).toBe('done');
    expect(login.announced).toEqual(['failure', 'failure', 'success']);
  });

  it('is sent once, however often one presses', async () => {
    const login = await untilCode();
    for (let press = 0; press < 3; press += 1) login.send('submit');
    expect(login.tries).toHaveLength(2);
  });

  it.each(['asked', 'submitting', 'failed'])('goes back to the password when it is %s', async (when) => {
    const login = await untilCode();
    if (when !== 'asked') login.send('submit');
    if (when === 'failed') await login.answer(codeRefused);
    expect(login.send('cancel')).toBe('idle');
    expect([login.has('code'), login.has('failed')]).toEqual([false, false]);
    expect(await login.answer(accepted)).toBe('idle');
    expect(login.send('submit')).toBe('submitting');
    expect(login.tries.at(-1)?.withCode).toBe(false);
  });

  it('aborts its try when one goes back or the screen goes', async () => {
    const login = await untilCode();
    login.send('submit');
    login.send('cancel');
    expect(login.tries[1]?.signal.aborted).toBe(true);
    login.send('submit');
    await login.answer(codeRequired);
    login.send('submit');
    login.stop();
    expect(login.tries[3]?.signal.aborted).toBe(true);
    await login.answer(refused);
    expect(login.announced).toEqual([]);
  });
});

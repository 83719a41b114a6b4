import { createActor, fromPromise } from 'xstate';
import { secondFactorMachine } from '../../../../src/client/admin/session/secondFactor/secondFactor.machine';

interface Call {
  readonly name: 'load' | 'start' | 'confirm' | 'turnOff';
  readonly answer: (value: unknown) => void;
  readonly break: (cause: Error) => void;
  readonly signal: AbortSignal;
}

const over = new Error('It is on already.');

/** The page of the second factor, whose calls are answered by the test, one by one. */
const open = () => {
  const calls: Call[] = [];
  const announced: string[] = [];
  const answered = <Value>(name: Call['name']) =>
    fromPromise<Value>(
      ({ signal }) =>
        new Promise((answer, reject) =>
          // the test answers what the call gives
          calls.push({ name, answer: (value) => answer(value as Value), break: reject, signal }),
        ),
    );
  const actor = createActor(
    secondFactorMachine.provide({
      actors: {
        load: answered('load'),
        start: answered('start'),
        confirm: answered('confirm'),
        turnOff: answered('turnOff'),
      },
      actions: {
        forgetTyped: () => void announced.push('forgotten'),
        announceOn: () => void announced.push('on'),
        announceOff: () => void announced.push('off'),
      },
      guards: { isSetupOver: (_, failure) => failure.cause === over },
    }),
  ).start();
  const settle = () => new Promise((resolve) => setImmediate(resolve));
  const state = () => actor.getSnapshot().value;
  return {
    calls,
    announced,
    state,
    stop: () => actor.stop(),
    context: () => actor.getSnapshot().context,
    send: (type: 'retry' | 'submit' | 'cancel' | 'kept' | 'goOn') => {
      actor.send({ type });
      return state();
    },
    answer: async (value?: unknown) => {
      calls.at(-1)?.answer(value);
      await settle();
      return state();
    },
    break: async (cause: Error) => {
      calls.at(-1)?.break(cause);
      await settle();
      return state();
    },
  };
};

const setup = { secret: 'ABCD', uri: 'otpauth://totp/a?secret=ABCD' };
const codes = ['one', 'two'];
const cause = new Error('The current password is not right.');

const openWhere = async (isOn: boolean) => {
  const page = open();
  expect(await page.answer({ isOn, isRequired: false, recoveryCodes: isOn ? 7 : 0 })).toBe(
    isOn ? 'on' : 'off',
  );
  return page;
};

const openSetup = async () => {
  const page = await openWhere(false);
  page.send('submit');
  expect(await page.answer(setup)).toBe('setup');
  return page;
};

it('says where it cannot be found out, and tries again', async () => {
  const page = open();
  expect(page.state()).toBe('loading');
  expect(await page.break(cause)).toBe('unknown');
  expect(page.context().failure).toEqual({ cause });
  expect(page.send('retry')).toBe('loading');
  expect(page.context().failure).toBeNull();
  expect(await page.answer({ isOn: true, isRequired: true, recoveryCodes: 3 })).toBe('on');
  expect(page.context()).toMatchObject({ codesLeft: 3, isRequired: true });
});

it('is turned on: the password, a first code, and the recovery codes once', async () => {
  const page = await openSetup();
  expect(page.context().setup).toEqual(setup);
  expect(page.send('submit')).toBe('confirming');
  expect(await page.answer(codes)).toBe('codes');
  expect(page.context()).toMatchObject({ setup: null, recoveryCodes: codes, codesLeft: 2 });
  expect(page.announced).toEqual(['on']);
  expect(page.send('submit')).toBe('codes');
  expect(page.send('kept')).toBe('on');
  expect(page.context()).toMatchObject({ recoveryCodes: [], codesLeft: 2 });
  expect(page.calls.map(({ name }) => name)).toEqual(['load', 'start', 'confirm']);
});

it('stays at the step that failed, and can be tried again', async () => {
  const page = await openWhere(false);
  page.send('submit');
  expect(await page.break(cause)).toBe('off');
  expect(page.context().failure).toEqual({ cause });
  page.send('submit');
  expect(page.context().failure).toBeNull();
  await page.answer(setup);
  page.send('submit');
  expect(await page.break(cause)).toBe('setup');
  expect(page.context()).toMatchObject({ setup, failure: { cause } });
  page.send('submit');
  expect(await page.answer(codes)).toBe('codes');
});

it('is cancelled before it is on, and forgets its key', async () => {
  const page = await openSetup();
  page.send('submit');
  await page.break(cause);
  expect(page.send('cancel')).toBe('off');
  expect(page.context()).toMatchObject({ setup: null, failure: null });
  page.send('submit');
  expect(page.send('cancel')).toBe('off');
  expect(page.calls.at(-1)?.signal.aborted).toBe(true);
  expect(await page.answer(setup)).toBe('off');
});

it('is not cancelled while its first code is on its way: the recovery codes are told once', async () => {
  const page = await openSetup();
  page.send('submit');
  expect(page.send('cancel')).toBe('confirming');
  expect(page.send('submit')).toBe('confirming');
  expect(page.calls).toHaveLength(3);
  expect(await page.answer(codes)).toBe('codes');
});

it('is found to be on where its setup turns out to be over, and its recovery codes were missed', async () => {
  for (const begin of [openSetup, () => openWhere(false)]) {
    const page = await begin();
    page.send('submit');
    expect(await page.break(over)).toBe('checking');
    expect(page.context().setup).toBeNull();
    expect(page.announced).toEqual(['forgotten']);
    expect(page.send('submit')).toBe('checking');
    expect(await page.answer({ isOn: true, isRequired: true, recoveryCodes: 10 })).toBe('missed');
    expect(page.context()).toMatchObject({ isRequired: true, codesLeft: 10, failure: null });
    expect(page.send('goOn')).toBe('on');
  }
});

it('is begun again where its setup is over and it is off, and says why', async () => {
  const page = await openSetup();
  page.send('submit');
  await page.break(over);
  expect(await page.answer({ isOn: false, isRequired: false, recoveryCodes: 0 })).toBe('off');
  expect(page.context()).toMatchObject({ setup: null, failure: { cause: over } });
  page.send('submit');
  await page.break(over);
  expect(await page.break(cause)).toBe('unknown');
  expect(page.context().failure).toEqual({ cause });
});

it('is turned off', async () => {
  const page = await openWhere(true);
  expect(page.context().codesLeft).toBe(7);
  expect(page.send('submit')).toBe('turningOff');
  expect(await page.break(cause)).toBe('on');
  expect(page.context().failure).toEqual({ cause });
  page.send('submit');
  expect(await page.answer()).toBe('off');
  expect(page.announced).toEqual(['off']);
});

it('ends its call when the screen goes', async () => {
  const page = await openWhere(true);
  page.send('submit');
  page.stop();
  expect(page.calls.at(-1)?.signal.aborted).toBe(true);
  await page.answer();
  expect(page.announced).toEqual([]);
});

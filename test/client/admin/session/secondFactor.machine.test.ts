import { createActor, fromPromise } from 'xstate';
import { secondFactorMachine } from '../../../../src/client/admin/session/secondFactor/secondFactor.machine';

interface PendingRequest {
  readonly name: 'load' | 'start' | 'confirm' | 'renew' | 'turnOff';
  readonly respond: (value: unknown) => void;
  readonly break: (cause: Error) => void;
  readonly signal: AbortSignal;
}

const over = new Error('It is on already.');

/** The machine of the second factor page, whose requests the test resolves one by one. */
const open = () => {
  const requests: PendingRequest[] = [];
  const announcements: string[] = [];
  const pending = <Value>(name: PendingRequest['name']) =>
    fromPromise<Value>(
      ({ signal }) =>
        new Promise((respond, reject) =>
          // the test passes the output of the request
          requests.push({ name, respond: (value) => respond(value as Value), break: reject, signal }),
        ),
    );
  const actor = createActor(
    secondFactorMachine.provide({
      actors: {
        load: pending('load'),
        start: pending('start'),
        confirm: pending('confirm'),
        renew: pending('renew'),
        turnOff: pending('turnOff'),
      },
      actions: {
        clearForms: () => void announcements.push('forgotten'),
        announceOn: () => void announcements.push('on'),
        announceRenewed: () => void announcements.push('renewed'),
        announceOff: () => void announcements.push('off'),
      },
      guards: { isSetupOver: (_, failure) => failure.cause === over },
    }),
  ).start();
  const settle = () => new Promise((resolve) => setImmediate(resolve));
  const state = () => actor.getSnapshot().value;
  return {
    requests,
    announcements,
    state,
    stop: () => actor.stop(),
    context: () => actor.getSnapshot().context,
    send: (type: 'retry' | 'submit' | 'cancel' | 'codesSaved' | 'continue' | 'renew') => {
      actor.send({ type });
      return state();
    },
    respond: async (value?: unknown) => {
      requests.at(-1)?.respond(value);
      await settle();
      return state();
    },
    break: async (cause: Error) => {
      requests.at(-1)?.break(cause);
      await settle();
      return state();
    },
  };
};

const setup = { secret: 'ABCD', uri: 'otpauth://totp/a?secret=ABCD' };
const codes = ['one', 'two'];
const cause = new Error('The current password is not right.');

const openLoaded = async (isOn: boolean) => {
  const page = open();
  expect(await page.respond({ isOn, isRequired: false, recoveryCodes: isOn ? 7 : 0 })).toBe(
    isOn ? 'on' : 'off',
  );
  return page;
};

const openSetup = async () => {
  const page = await openLoaded(false);
  page.send('submit');
  expect(await page.respond(setup)).toBe('setup');
  return page;
};

it('reports that its state cannot be loaded, and can retry', async () => {
  const page = open();
  expect(page.state()).toBe('loading');
  expect(await page.break(cause)).toBe('unknown');
  expect(page.context().failure).toEqual({ cause });
  expect(page.send('retry')).toBe('loading');
  expect(page.context().failure).toBeNull();
  expect(await page.respond({ isOn: true, isRequired: true, recoveryCodes: 3 })).toBe('on');
  expect(page.context()).toMatchObject({ codesLeft: 3, isRequired: true });
});

it('is turned on with the password and a first code, and shows the recovery codes once', async () => {
  const page = await openSetup();
  expect(page.context().setup).toEqual(setup);
  expect(page.send('submit')).toBe('confirming');
  expect(await page.respond({ recoveryCodes: codes })).toBe('codes');
  expect(page.context()).toMatchObject({ setup: null, recoveryCodes: codes, codesLeft: 2 });
  expect(page.announcements).toEqual(['on']);
  expect(page.send('submit')).toBe('codes');
  expect(page.send('codesSaved')).toBe('on');
  expect(page.context()).toMatchObject({ recoveryCodes: [], codesLeft: 2 });
  expect(page.requests.map(({ name }) => name)).toEqual(['load', 'start', 'confirm']);
});

it('stays at the step that failed, and can be tried again', async () => {
  const page = await openLoaded(false);
  page.send('submit');
  expect(await page.break(cause)).toBe('off');
  expect(page.context().failure).toEqual({ cause });
  page.send('submit');
  expect(page.context().failure).toBeNull();
  await page.respond(setup);
  page.send('submit');
  expect(await page.break(cause)).toBe('setup');
  expect(page.context()).toMatchObject({ setup, failure: { cause } });
  page.send('submit');
  expect(await page.respond({ recoveryCodes: codes })).toBe('codes');
});

it('can be cancelled before it is on, and discards its key', async () => {
  const page = await openSetup();
  page.send('submit');
  await page.break(cause);
  expect(page.send('cancel')).toBe('off');
  expect(page.context()).toMatchObject({ setup: null, failure: null });
  page.send('submit');
  expect(page.send('cancel')).toBe('off');
  expect(page.requests.at(-1)?.signal.aborted).toBe(true);
  expect(await page.respond(setup)).toBe('off');
});

it('cannot be cancelled while its first code is sent, since the recovery codes are shown once', async () => {
  const page = await openSetup();
  page.send('submit');
  expect(page.send('cancel')).toBe('confirming');
  expect(page.send('submit')).toBe('confirming');
  expect(page.requests).toHaveLength(3);
  expect(await page.respond({ recoveryCodes: codes })).toBe('codes');
});

it('turns out to be on if its set-up is over, and its recovery codes were missed', async () => {
  for (const begin of [openSetup, () => openLoaded(false)]) {
    const page = await begin();
    page.send('submit');
    expect(await page.break(over)).toBe('checking');
    expect(page.context().setup).toBeNull();
    expect(page.announcements).toEqual(['forgotten']);
    expect(page.send('submit')).toBe('checking');
    expect(await page.respond({ isOn: true, isRequired: true, recoveryCodes: 10 })).toBe('codesNotShown');
    expect(page.context()).toMatchObject({ isRequired: true, codesLeft: 10, failure: null });
    expect(page.send('continue')).toBe('on');
  }
});

it('starts again if its set-up is over and it is off, and says why', async () => {
  const page = await openSetup();
  page.send('submit');
  await page.break(over);
  expect(await page.respond({ isOn: false, isRequired: false, recoveryCodes: 0 })).toBe('off');
  expect(page.context()).toMatchObject({ setup: null, failure: { cause: over } });
  page.send('submit');
  await page.break(over);
  expect(await page.break(cause)).toBe('unknown');
  expect(page.context().failure).toEqual({ cause });
});

it('renews its recovery codes, which cannot be cancelled once it is sent', async () => {
  const page = await openLoaded(true);
  expect(page.send('renew')).toBe('renewal');
  expect(page.send('submit')).toBe('renewing');
  expect(await page.break(cause)).toBe('renewal');
  expect(page.context().failure).toEqual({ cause });
  expect(page.send('cancel')).toBe('on');
  expect(page.context()).toMatchObject({ failure: null, codesLeft: 7 });
  page.send('renew');
  page.send('submit');
  expect(page.send('cancel')).toBe('renewing');
  expect(await page.respond({ recoveryCodes: codes })).toBe('newCodes');
  expect(page.context()).toMatchObject({ recoveryCodes: codes, codesLeft: 2 });
  expect(page.announcements.at(-1)).toBe('renewed');
  expect(page.send('codesSaved')).toBe('on');
  expect(page.context().recoveryCodes).toEqual([]);
});

it('is turned off', async () => {
  const page = await openLoaded(true);
  expect(page.context().codesLeft).toBe(7);
  expect(page.send('submit')).toBe('turningOff');
  expect(await page.break(cause)).toBe('on');
  expect(page.context().failure).toEqual({ cause });
  page.send('submit');
  expect(await page.respond()).toBe('off');
  expect(page.announcements).toEqual(['off']);
});

it('aborts its request when the screen closes', async () => {
  const page = await openLoaded(true);
  page.send('submit');
  page.stop();
  expect(page.requests.at(-1)?.signal.aborted).toBe(true);
  await page.respond();
  expect(page.announcements).toEqual([]);
});

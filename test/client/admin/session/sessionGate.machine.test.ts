import { createActor } from 'xstate';
import { sessionGateMachine } from '../../../../src/client/admin/session/sessionGate.machine';
import { createWaitingRequests } from '../../../../src/client/admin/requests/waitingRequests';

const startGate = () => {
  const waitingRequests = createWaitingRequests();
  const actor = createActor(
    sessionGateMachine.provide({
      actions: {
        letThrough: () => waitingRequests.release(true),
        turnAway: () => waitingRequests.release(false),
      },
    }),
  ).start();
  const expire = (): Promise<boolean> => {
    const result = waitingRequests.wait();
    actor.send({ type: 'expired' });
    return result;
  };
  return { actor, expire, isAsking: () => actor.getSnapshot().hasTag('asking') };
};

describe('the gate of an ended session', () => {
  it('asks once for all waiting requests, and lets them continue together', async () => {
    const gate = startGate();
    const results = [gate.expire(), gate.expire(), gate.expire()];
    expect(gate.isAsking()).toBe(true);
    gate.actor.send({ type: 'loggedIn' });
    expect(gate.isAsking()).toBe(false);
    expect(await Promise.all(results)).toEqual([true, true, true]);
  });

  it('rejects all of them if nobody logs in', async () => {
    const gate = startGate();
    const results = [gate.expire(), gate.expire()];
    gate.actor.send({ type: 'givenUp' });
    expect(gate.isAsking()).toBe(false);
    expect(await Promise.all(results)).toEqual([false, false]);
  });

  it('asks again when the next session ends', async () => {
    const gate = startGate();
    const first = gate.expire();
    gate.actor.send({ type: 'givenUp' });
    const second = gate.expire();
    expect(gate.isAsking()).toBe(true);
    gate.actor.send({ type: 'loggedIn' });
    expect([await first, await second]).toEqual([false, true]);
  });

  it('ignores a login or a cancellation that it did not ask for', () => {
    const gate = startGate();
    gate.actor.send({ type: 'loggedIn' });
    gate.actor.send({ type: 'givenUp' });
    expect(gate.isAsking()).toBe(false);
  });
});

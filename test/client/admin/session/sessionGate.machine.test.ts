import { createActor } from 'xstate';
import { sessionGateMachine } from '../../../../src/client/admin/session/sessionGate.machine';
import { createWaitingRequests } from '../../../../src/client/admin/requests/waitingRequests';

const beginGate = () => {
  const calls = createWaitingRequests();
  const actor = createActor(
    sessionGateMachine.provide({
      actions: { letThrough: () => calls.release(true), turnAway: () => calls.release(false) },
    }),
  ).start();
  const expire = (): Promise<boolean> => {
    const answer = calls.wait();
    actor.send({ type: 'expired' });
    return answer;
  };
  return { actor, expire, isAsking: () => actor.getSnapshot().hasTag('asking') };
};

describe('the gate of an ended session', () => {
  it('asks once for all calls that find out, and lets them through together', async () => {
    const gate = beginGate();
    const answers = [gate.expire(), gate.expire(), gate.expire()];
    expect(gate.isAsking()).toBe(true);
    gate.actor.send({ type: 'loggedIn' });
    expect(gate.isAsking()).toBe(false);
    expect(await Promise.all(answers)).toEqual([true, true, true]);
  });

  it('turns all of them away where nobody logs in', async () => {
    const gate = beginGate();
    const answers = [gate.expire(), gate.expire()];
    gate.actor.send({ type: 'givenUp' });
    expect(gate.isAsking()).toBe(false);
    expect(await Promise.all(answers)).toEqual([false, false]);
  });

  it('asks again when the next session ends', async () => {
    const gate = beginGate();
    const first = gate.expire();
    gate.actor.send({ type: 'givenUp' });
    const second = gate.expire();
    expect(gate.isAsking()).toBe(true);
    gate.actor.send({ type: 'loggedIn' });
    expect([await first, await second]).toEqual([false, true]);
  });

  it('stays shut to answers that nobody asked for', () => {
    const gate = beginGate();
    gate.actor.send({ type: 'loggedIn' });
    gate.actor.send({ type: 'givenUp' });
    expect(gate.isAsking()).toBe(false);
  });
});

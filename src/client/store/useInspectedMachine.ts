import { useMachine } from '@xstate/react';
import { useEffect } from 'react';
import type {
  ActorOptions,
  AnyEventObject,
  AnyStateMachine,
  ConditionalRequired,
  InspectionEvent,
  IsNotNever,
  RequiredActorOptionsKeys,
  Snapshot,
} from 'xstate';
import { useAppStore } from './hooks';
import type { MachineTransition } from './machines';
import { redact } from './redact';
import { machines, machineStopped, machineTransitioned } from './machines';
import { rootReducer } from './store';

/** The parameters of `useMachine` of @xstate/react after the machine: required for a machine with an input. */
type MachineOptions<Machine extends AnyStateMachine> = ConditionalRequired<
  [options?: ActorOptions<Machine> & Record<RequiredActorOptionsKeys<Machine>, unknown>],
  IsNotNever<RequiredActorOptionsKeys<Machine>>
>;

/**
 * The name of an event. The work of a state is named after the state: 'xstate.done.actor.0.listEditor.editing.saving' becomes
 * 'saving done'.
 */
const eventName = (type: string): string => {
  const [, outcome, state] = /^xstate\.(done|error)\.actor\.(?:.+\.)?(.+)$/.exec(type) ?? [];
  return outcome && state ? `${state} ${outcome}` : type.replace(/^xstate\./, '');
};

/** 'editing.saving' */
const stateName = (value: unknown): string =>
  typeof value === 'object' && value !== null
    ? Object.entries(value)
        .map(([state, inner]) => `${state}.${stateName(inner)}`)
        .join(', ')
    : String(value);

/** The transition without secrets, as DevTools shows it. */
const transitionOf = (
  machine: string,
  { type, actorId: _internal, ...data }: AnyEventObject,
  snapshot: Snapshot<unknown>,
): MachineTransition => ({
  machine,
  state: stateName('value' in snapshot ? snapshot.value : snapshot.status),
  event: Object.assign({ type: eventName(type) }, redact(data)),
  context: redact('context' in snapshot ? snapshot.context : undefined),
});

/**
 * Runs a machine and dispatches an action for each of its transitions, so that Redux DevTools shows them: the machine, the
 * event with its data, and the state and the context that followed. Passwords, tokens, codes and files are left out.
 * @param name what the machine works on: 'tanker list'
 * @param rest the options of `useMachine`, required if the machine needs an input
 */
export function useInspectedMachine<Machine extends AnyStateMachine>(
  machine: Machine,
  name: string,
  ...rest: MachineOptions<Machine>
): ReturnType<typeof useMachine<Machine>> {
  const store = useAppStore();
  const inspect = (inspection: InspectionEvent): void => {
    if (inspection.type !== '@xstate.snapshot' || inspection.actorRef.sessionId !== inspection.rootId) return;
    store.dispatch(machineTransitioned(transitionOf(name, inspection.event, inspection.snapshot)));
  };
  const options = [{ ...rest[0], inspect }] as unknown as MachineOptions<Machine>; // `inspect` is added
  const running = useMachine(machine, ...options);
  useEffect(() => {
    rootReducer.inject(machines);
    return () => void store.dispatch(machineStopped(name));
  }, [store, name]);
  return running;
}

import { useMachine } from '@xstate/react';
import { useEffect } from 'react';
import type {
  ActorOptions,
  AnyStateMachine,
  ConditionalRequired,
  InspectionEvent,
  IsNotNever,
  RequiredActorOptionsKeys,
  Snapshot,
} from 'xstate';
import { useAppStore } from '../../store/hooks';
import { machines, machineStopped, machineTransitioned } from '../../store/machines';
import { rootReducer } from '../../store/store';

type MachineOptions<Machine extends AnyStateMachine> = ConditionalRequired<
  [options?: ActorOptions<Machine> & Record<RequiredActorOptionsKeys<Machine>, unknown>],
  IsNotNever<RequiredActorOptionsKeys<Machine>>
>;

/** Turns 'xstate.done.actor.logIn' into 'logIn done'. The name of another event is its type. */
const eventName = (type: string): string => {
  const [, outcome, actor] = /^xstate\.(done|error)\.actor\.(.+)$/.exec(type) ?? [];
  return outcome && actor ? `${actor} ${outcome}` : type.replace(/^xstate\./, '');
};

const stateName = (snapshot: Snapshot<unknown>): string => {
  const value = 'value' in snapshot ? snapshot.value : snapshot.status;
  return typeof value === 'string' ? value : JSON.stringify(value);
};

/**
 * Runs a machine and dispatches an action for each of its transitions, so that Redux DevTools shows them: the
 * machine, the event, and the state that followed.
 * @param name the machine and what it works on: 'listEditor tanker'
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
    const { event, snapshot } = inspection;
    store.dispatch(
      machineTransitioned({ machine: name, event: eventName(event.type), state: stateName(snapshot) }),
    );
  };
  const options = [{ ...rest[0], inspect }] as unknown as MachineOptions<Machine>; // `inspect` is added
  const running = useMachine(machine, ...options);
  useEffect(() => {
    rootReducer.inject(machines);
    return () => void store.dispatch(machineStopped(name));
  }, [store, name]);
  return running;
}

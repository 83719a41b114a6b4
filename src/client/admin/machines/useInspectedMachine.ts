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

/** 'xstate.done.actor.logIn' is read as 'logIn done'; an event of our own is its type. */
const eventName = (type: string): string => {
  const [, outcome, actor] = /^xstate\.(done|error)\.actor\.(.+)$/.exec(type) ?? [];
  return outcome && actor ? `${actor} ${outcome}` : type.replace(/^xstate\./, '');
};

const stateName = (snapshot: Snapshot<unknown>): string => {
  const value = 'value' in snapshot ? snapshot.value : snapshot.status;
  return typeof value === 'string' ? value : JSON.stringify(value);
};

/**
 * Runs a machine and shows each of its transitions in the store, where Redux DevTools see them: an action named after
 * the machine and the event, and the state that followed.
 * @param name which machine this is, and whose: 'listEditor tanker'
 * @param rest what `useMachine` takes: the options, required where the machine needs an input
 */
export const useInspectedMachine = <Machine extends AnyStateMachine>(
  machine: Machine,
  name: string,
  ...rest: MachineOptions<Machine>
): ReturnType<typeof useMachine<Machine>> => {
  const store = useAppStore();
  const inspect = (inspected: InspectionEvent): void => {
    if (inspected.type !== '@xstate.snapshot' || inspected.actorRef.sessionId !== inspected.rootId) return;
    const { event, snapshot } = inspected;
    store.dispatch(
      machineTransitioned({ machine: name, event: eventName(event.type), state: stateName(snapshot) }),
    );
  };
  const options = [{ ...rest[0], inspect }] as unknown as MachineOptions<Machine>; // as given, and one option more
  const running = useMachine(machine, ...options);
  useEffect(() => {
    rootReducer.inject(machines);
    return () => void store.dispatch(machineStopped(name));
  }, [store, name]);
  return running;
};

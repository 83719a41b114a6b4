import type { PayloadAction } from '@reduxjs/toolkit';
import { createAction, createSlice } from '@reduxjs/toolkit';

/** The last transition of a state machine, redacted. */
interface MachineState {
  readonly state: string;
  readonly event: { readonly type: string };
  readonly context: unknown;
}

/**
 * A transition of a state machine. Redux DevTools shows each transition as an action, named after the
 * machine and the event. The store has the last transition of each running machine. The machines never read it.
 */
export interface MachineTransition extends MachineState {
  /** The name of the machine, such as 'tanker list'. */
  readonly machine: string;
}

const prefix = 'machine/';

type MachineAction = PayloadAction<MachineTransition>;

/** Creates an action of a type such as 'machine/tanker list/add'. */
export function machineTransitioned(payload: MachineTransition): MachineAction {
  return {
    type: `${prefix}${payload.machine}/${payload.event.type}`,
    payload,
  };
}

const isTransition = (action: { readonly type: string }): action is MachineAction =>
  action.type.startsWith(prefix) && !machineStopped.match(action);

export const machineStopped = createAction<string>(`${prefix}stopped`);

type MachinesState = Readonly<Record<string, MachineState>>;

const initialState: MachinesState = {};

export const machines = createSlice({
  name: 'machines',
  initialState,
  reducers: {},
  extraReducers: (builder) => {
    builder
      .addCase(machineStopped, (state, { payload }) => {
        const { [payload]: _stopped, ...running } = state;
        return running;
      })
      .addMatcher(isTransition, (state, { payload: { machine, ...transition } }) => ({
        ...state,
        [machine]: transition,
      }));
  },
});

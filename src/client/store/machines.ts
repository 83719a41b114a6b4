import type { PayloadAction } from '@reduxjs/toolkit';
import { createAction, createSlice } from '@reduxjs/toolkit';

/**
 * A transition of a state machine of the administration. Redux DevTools shows each transition as an action, named after the
 * machine and the event. The store has the state of each running machine. The machines never read it.
 */
export interface MachineTransition {
  /** The name of the machine, such as 'listEditor tanker'. */
  readonly machine: string;
  readonly event: string;
  readonly state: string;
}

const prefix = 'machine/';

type MachineAction = PayloadAction<MachineTransition>;

/** Creates an action of a type such as 'machine/listEditor tanker/add'. */
export function machineTransitioned(payload: MachineTransition): MachineAction {
  return {
    type: `${prefix}${payload.machine}/${payload.event}`,
    payload,
  };
}

const isTransition = (action: { readonly type: string }): action is MachineAction =>
  action.type.startsWith(prefix) && !machineStopped.match(action);

export const machineStopped = createAction<string>(`${prefix}stopped`);

type MachinesState = Readonly<Record<string, string>>;

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
      .addMatcher(isTransition, (state, { payload }) => ({ ...state, [payload.machine]: payload.state }));
  },
});

import type { PayloadAction } from '@reduxjs/toolkit';
import { createAction, createSlice } from '@reduxjs/toolkit';

/**
 * What the machines of the administration are doing, for whoever looks at the store: each transition is an action beside
 * the others, named after the machine and the event, and the state of each machine that runs stands in the tree. The
 * machines never read it back.
 */
export interface MachineTransition {
  /** Which machine: 'listEditor tanker'. */
  readonly machine: string;
  readonly event: string;
  readonly state: string;
}

const prefix = 'machine/';

type MachineAction = PayloadAction<MachineTransition>;

/** An action of the type 'machine/listEditor tanker/add'. */
export const machineTransitioned = (payload: MachineTransition): MachineAction => ({
  type: `${prefix}${payload.machine}/${payload.event}`,
  payload,
});

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

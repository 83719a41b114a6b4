import type { RootState } from '../store';

/** The state that an endpoint sees. Only `createStore` creates stores. */
export function rootStateOf({ getState }: { readonly getState: () => unknown }): RootState {
  return getState() as RootState;
}

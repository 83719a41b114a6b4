import { useId, useState } from 'react';

/** Whose version of a field is kept. */
export type Side = 'mine' | 'theirs';

interface Choice<Value> {
  readonly side: Side;
  /** What stood in the field before theirs was put there. */
  readonly mine: Value;
}

/**
 * Which version of each contested field is kept. None is before somebody chooses: whoever only saves once more may not have
 * seen the other's version, and is told what is to be chosen.
 */
export const useChoices = <Value>(conflict: object | undefined, names: readonly string[]) => {
  const group = useId();
  const [state, setState] = useState({
    conflict,
    made: new Map<string, Choice<Value>>(),
    isAsked: false,
  });
  if (state.conflict !== conflict) setState({ conflict, made: new Map(), isAsked: false });
  const { made, isAsked } = state;
  return {
    /** Names the inputs of the choice. */
    group,
    sideOf: (name: string): Side | undefined => made.get(name)?.side,
    /** One's own version of a field that holds `value` now. */
    mineOf: (name: string, value: Value): Value => {
      const choice = made.get(name);
      return choice?.side === 'theirs' ? choice.mine : value;
    },
    /** Whether it is to be said that a field waits for its choice. */
    isMissing: (name: string): boolean => isAsked && !made.has(name),
    choose: (name: string, side: Side, mine: Value): void =>
      setState((before) => ({ ...before, made: new Map(before.made).set(name, { side, mine }) })),
    /** Whether all is chosen; what is not is asked for, and takes the focus. */
    areMade: (): boolean => {
      const missing = names.find((name) => !made.has(name));
      if (missing === undefined) return true;
      setState((before) => ({ ...before, isAsked: true }));
      document.getElementById(`${group}${missing}`)?.focus();
      return false;
    },
  };
};

export type Choices<Value> = ReturnType<typeof useChoices<Value>>;

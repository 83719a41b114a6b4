import { useId, useState } from 'react';

/** The version of a field to save: the administrator's own, or the one that another administrator saved. */
export type ConflictSide = 'mine' | 'theirs';

interface Choice<Value> {
  readonly side: ConflictSide;
  /** The administrator's own value, before the other version replaced it in the form. */
  readonly mine: Value;
}

/**
 * The chosen version of each conflicting field. No version is preselected: an administrator who only presses Save
 * again may not have seen the other version. The form then shows which choices are missing.
 */
export function useConflictChoices<Value>(conflict: object | undefined, names: readonly string[]) {
  const group = useId();
  const [state, setState] = useState({
    conflict,
    chosen: new Map<string, Choice<Value>>(),
    showsMissing: false,
  });
  if (state.conflict !== conflict) setState({ conflict, chosen: new Map(), showsMissing: false });
  const { chosen, showsMissing } = state;
  return {
    /** The prefix of the ids and names of the radio buttons. */
    group,
    sideOf: (name: string): ConflictSide | undefined => chosen.get(name)?.side,
    /** The administrator's own version of a field whose current value is `value`. */
    mineOf: (name: string, value: Value): Value => {
      const choice = chosen.get(name);
      return choice?.side === 'theirs' ? choice.mine : value;
    },
    /** Whether the form shows that the choice of a field is missing. */
    isMissing: (name: string): boolean => showsMissing && !chosen.has(name),
    choose: (name: string, side: ConflictSide, mine: Value): void =>
      setState((current) => ({ ...current, chosen: new Map(current.chosen).set(name, { side, mine }) })),
    /** Returns whether every field has a choice. Otherwise shows the missing choices and focuses the first one. */
    areMade: (): boolean => {
      const missing = names.find((name) => !chosen.has(name));
      if (missing === undefined) return true;
      setState((current) => ({ ...current, showsMissing: true }));
      document.getElementById(`${group}${missing}`)?.focus();
      return false;
    },
  };
}

export type ConflictChoices<Value> = ReturnType<typeof useConflictChoices<Value>>;

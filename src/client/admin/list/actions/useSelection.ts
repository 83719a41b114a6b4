import { useMemo, useState } from 'react';
import { useEventCallback } from '../../controls/useEventCallback';

const nothing: { readonly chosen: ReadonlySet<number>; readonly anchor: number | undefined } = {
  chosen: new Set(),
  anchor: undefined,
};

/** The ids from one row to another, in the order of the list. */
const rangeOf = (ids: readonly number[], from: number, to: number): readonly number[] => {
  const [start, end] = [ids.indexOf(from), ids.indexOf(to)].sort((one, other) => one - other);
  return start === undefined || start < 0 ? [to] : ids.slice(start, (end ?? start) + 1);
};

/**
 * The selected rows of a list. Rows that leave the list, by a search or a deletion, do not count while they are away.
 * @param ids the rows of the list, in their order
 */
export function useSelection(ids: readonly number[]) {
  const [{ chosen, anchor }, setState] = useState(nothing);
  const selected = useMemo(() => ids.filter((id) => chosen.has(id)), [ids, chosen]);
  const isSelected = useMemo(() => {
    const set = new Set(selected);
    return (id: number): boolean => set.has(id);
  }, [selected]);
  /** Selects a row, or takes it out. A range reaches from the row that was chosen last. */
  const toggle = useEventCallback((id: number, isRange: boolean): void => {
    const next = new Set(selected);
    const range = isRange && anchor !== undefined ? rangeOf(ids, anchor, id) : [id];
    const isAdded = !next.has(id);
    for (const each of range)
      if (isAdded) next.add(each);
      else next.delete(each);
    setState({ chosen: next, anchor: id });
  });
  return {
    selected,
    isSelected,
    toggle,
    areAllSelected: selected.length > 0 && selected.length === ids.length,
    /** Selects all rows of the list, or none. */
    toggleAll: (): void =>
      setState(selected.length === ids.length ? nothing : { chosen: new Set(ids), anchor: undefined }),
    clear: (): void => setState(nothing),
  };
}

export type Selection = ReturnType<typeof useSelection>;

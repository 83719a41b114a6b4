/** A type, or a manufacturer, and what belongs to it, in order. */
export interface Group<Parent, Item> {
  readonly parent: Parent;
  readonly items: readonly Item[];
}

/**
 * The parents that have items, each with them, both in the order given. Where they become tabs, the first one is open
 * (specification, section 4). Items whose parent is gone are left out.
 */
export const groupByParent = <Parent extends { readonly id: number }, Item>(
  parents: readonly Parent[],
  items: readonly Item[],
  parentIdOf: (item: Item) => number,
): readonly Group<Parent, Item>[] => {
  const byParent = new Map<number, Item[]>();
  for (const item of items) {
    const id = parentIdOf(item);
    const own = byParent.get(id);
    if (own) own.push(item);
    else byParent.set(id, [item]);
  }
  return parents.flatMap((parent) => {
    const own = byParent.get(parent.id);
    return own ? [{ parent, items: own }] : [];
  });
};

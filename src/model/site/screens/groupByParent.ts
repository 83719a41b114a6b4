/** A parent (a type or a manufacturer) and its items, in order. */
export interface Group<Parent, Item> {
  readonly parent: Parent;
  readonly items: readonly Item[];
}

/**
 * Groups items by parent, both in the given order. Parents without items are left out, and so are items whose parent is
 * deleted. Where groups become tabs, the first one is open (specification, section 4).
 */
export function groupByParent<Parent extends { readonly id: number }, Item>(
  parents: readonly Parent[],
  items: readonly Item[],
  parentIdOf: (item: Item) => number,
): readonly Group<Parent, Item>[] {
  const byParent = new Map<number, Item[]>();
  for (const item of items) {
    const id = parentIdOf(item);
    const siblings = byParent.get(id);
    if (siblings) siblings.push(item);
    else byParent.set(id, [item]);
  }
  return parents.flatMap((parent) => {
    const children = byParent.get(parent.id);
    return children ? [{ parent, items: children }] : [];
  });
}

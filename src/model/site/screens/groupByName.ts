/** Rows of the same group stand together, in the order of the first row of each; those without a group come last. */
export function groupByName<Item>(
  items: readonly Item[],
  groupOf: (item: Item) => string,
): readonly (readonly [group: string, items: readonly Item[]])[] {
  const groups = new Map<string, Item[]>();
  for (const item of items) {
    const group = groupOf(item).trim();
    const members = groups.get(group);
    if (members) members.push(item);
    else groups.set(group, [item]);
  }
  return [...groups].sort(([one], [other]) => Number(one === '') - Number(other === ''));
}

/** The chosen values of each filter, by the name of its parameter. */
export type Selection = Readonly<Record<string, readonly string[]>>;

/** Between the values of one filter in an address: `?material=inox-304,aluminium-5454`. */
const separator = ',';

/** Nobody chooses more values of one filter. */
const maxValues = 50;

/** The values of a parameter, which an address may also repeat, as a form does without scripts. */
export function valuesIn(query: URLSearchParams, name: string): readonly string[] {
  const values = query.getAll(name).flatMap((value) => value.split(separator));
  return [...new Set(values.filter((value) => value !== ''))].slice(0, maxValues);
}

/** The selection in a query. */
export function readSelection(search: string, names: readonly string[]): Selection {
  const query = new URLSearchParams(search);
  return Object.fromEntries(names.map((name) => [name, valuesIn(query, name)]));
}

/**
 * A query with other values of some parameters; a parameter without values is removed. Commas stay as they are, so that
 * people can read the address.
 */
export function searchWith(search: string, changes: Selection): string {
  const query = new URLSearchParams(search);
  for (const [name, values] of Object.entries(changes)) {
    if (values.length === 0) query.delete(name);
    else query.set(name, values.join(separator));
  }
  return query.size === 0 ? '' : `?${String(query).replaceAll('%2C', separator)}`;
}

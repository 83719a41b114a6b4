/**
 * The part of a query with these parameters: `?part=3` for `?utm_source=x&part=3`; '' without any. A form without scripts repeats
 * a parameter for each value, and sends empty ones. The result has one list of values, so that a page has one address.
 */
export function pickQueryParameters(search: string, parameters: readonly string[]): string {
  const query = new URLSearchParams(search);
  const known = new URLSearchParams();
  for (const name of parameters) {
    const value = query.getAll(name).filter(Boolean).join();
    if (value) known.set(name, value);
  }
  const text = String(known);
  return text && `?${text}`;
}

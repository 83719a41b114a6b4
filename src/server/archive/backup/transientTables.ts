/** Tables that a backup leaves out: sessions, attempt counters and known IP addresses. */
const transientTables: ReadonlySet<string> = new Set(['sessions', 'tries', 'known_addresses']);

export function isTransientTable(table: string): boolean {
  return transientTables.has(table);
}

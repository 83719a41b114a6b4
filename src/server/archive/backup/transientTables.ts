/** Tables that a backup leaves out: sessions, attempt counters, known IP addresses, and secrets that the site makes again. */
const transientTables: ReadonlySet<string> = new Set([
  'sessions',
  'tries',
  'known_addresses',
  'site_secrets',
]);

export function isTransientTable(table: string): boolean {
  return transientTables.has(table);
}

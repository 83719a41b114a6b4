/**
 * Tables that a backup leaves out: sessions, one-time links, attempt counters, known IP addresses, and secrets that the site
 * creates again. So a link that was used or replaced since the backup does not work again after a restore.
 */
const transientTables: ReadonlySet<string> = new Set([
  'sessions',
  'invitations',
  'tries',
  'known_addresses',
  'site_secrets',
]);

export function isTransientTable(table: string): boolean {
  return transientTables.has(table);
}

/** What is of the moment: who is logged in, who tried to. */
const transientTables: ReadonlySet<string> = new Set(['sessions', 'tries', 'known_addresses']);

export const isTransientTable = (table: string): boolean => transientTables.has(table);

import { sql } from 'kysely';
import { openDatabase } from '../../../src/server/database/database';

/*
 * A process that adds rows of 0.5 MB to the table `notes` of a data folder until it is killed. It prints the number of rows that
 * are committed.
 */

const [dataDirectory = ''] = process.argv.slice(2);
const { system } = openDatabase({ dataDirectory });
const content = 'x'.repeat(500_000);
for (;;) {
  await sql`insert into notes (content) values (${content})`.execute(system);
  const { rows } = await sql<{ count: number }>`select count(*) as count from notes`.execute(system);
  process.stdout.write(`${rows[0]?.count}\n`);
}

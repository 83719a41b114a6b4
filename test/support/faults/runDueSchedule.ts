import { ContentStore } from '../../../src/server/content/contentStore';
import { runSchedule } from '../../../src/server/content/visibility/visibilitySchedule';
import { openDatabase } from '../../../src/server/database/database';

/* A process that changes the rows of a data folder that are due, as a server does. It prints when the time has come, and ends. */

const [dataDirectory = ''] = process.argv.slice(2);
const database = openDatabase({ dataDirectory });
const content = await ContentStore.open(database);
process.stdout.write('due\n');
await runSchedule(content, Date.now());
await database.close();

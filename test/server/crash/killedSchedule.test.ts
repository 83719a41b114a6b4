import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { build } from 'esbuild';
import { externalPackages } from '../../../src/build/externalPackages';
import { ContentStore } from '../../../src/server/content/contentStore';
import { siteActor } from '../../../src/server/content/changes';
import { runSchedule } from '../../../src/server/content/visibility/visibilitySchedule';
import { visibilityTable } from '../../../src/server/content/rows/tables';
import type { Database } from '../../../src/server/database/database';
import { openDatabase } from '../../../src/server/database/database';
import { endWithThisProcess, forwardErrors } from '../../support/childProcess';
import { checkJournal, randomNumbers } from '../../support/faults/acknowledgedWork';
import { builtProgram } from '../../support/site/server/builtServer';
import { copyTemplate } from '../../support/site/server/testStorage';
import { repetitions } from '../../support/repetitions';

const kills = repetitions(5, 20);
const rowCount = 100;

/** A time that is due since long. */
const due = '2020-01-01T00:00Z';

const buildProgram = async (outfile: string): Promise<void> => {
  await build({
    entryPoints: ['test/support/faults/runDueSchedule.ts'],
    outfile,
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    external: [...externalPackages],
    banner: {
      js: "import { createRequire } from 'node:module'; const require = createRequire(import.meta.url);",
    },
  });
};

/** Starts a process that follows the schedule, and kills it some time after the rows are due. */
const runAndKill = async (program: string, dataDirectory: string, delayMs: number): Promise<void> => {
  const child = spawn(process.execPath, [program, dataDirectory], { stdio: ['ignore', 'pipe', 'pipe'] });
  endWithThisProcess(child);
  forwardErrors(child);
  const exit = once(child, 'exit');
  await once(child.stdout, 'data');
  await wait(delayMs);
  child.kill('SIGKILL');
  await exit;
};

/** Opens the data for a moment, between the processes that use it. */
const withDatabase = async <Result>(
  dataDirectory: string,
  work: (database: Database, content: ContentStore) => Promise<Result>,
): Promise<Result> => {
  const database = openDatabase({ dataDirectory });
  try {
    return await work(database, await ContentStore.open(database));
  } finally {
    await database.close();
  }
};

/** Schedules all rows, as a separate change: to go offline if they are online, and the other way round. */
const schedule = (content: ContentStore) =>
  content.change(siteActor, async (writer) => {
    const rows = await writer.findWhere(visibilityTable, {});
    const patches = rows.map(({ id, isHidden }) => ({
      id,
      values: isHidden === true ? { onlineAt: due } : { offlineAt: due },
    }));
    await writer.update(visibilityTable, patches);
  });

const addRows = (content: ContentStore) =>
  content.change(siteActor, async (writer) => {
    for (let rowId = 1; rowId <= rowCount; rowId += 1)
      await writer.insert(visibilityTable, {
        entity: 'tanker',
        rowId,
        isHidden: true,
        onlineAt: '',
        offlineAt: '',
      });
  });

const scheduledChanges = async (database: Database): Promise<number> => {
  const changes = await database.system.selectFrom('changes').select('kind').execute();
  return changes.filter(({ kind }) => kind === 'schedule').length;
};

test(`killed ${kills} times at the instant of a scheduled time, all rows change or none does, and once`, async () => {
  const storage = await copyTemplate();
  const dataDirectory = storage.environment.DATA_DIR ?? '';
  const program = path.join(path.dirname(builtProgram('main')), 'runDueSchedule.mjs'); // beside the packages that it loads
  await buildProgram(program);
  const random = randomNumbers(20_261_123);
  let isHidden = true;
  let times = 0;
  await withDatabase(dataDirectory, (_, content) => addRows(content));
  for (let kill = 0; kill < kills; kill += 1) {
    const before = times;
    await withDatabase(dataDirectory, async (_, content) => {
      if (content.rows(visibilityTable).every((row) => row.onlineAt === '' && row.offlineAt === ''))
        await schedule(content);
    });
    await runAndKill(program, dataDirectory, random() * 20);
    await withDatabase(dataDirectory, async (database, content) => {
      times = await scheduledChanges(database);
      expect(times - before).toBeLessThanOrEqual(1);
      if (times > before) isHidden = !isHidden;
      const states = content
        .rows(visibilityTable)
        .map((row) => [row.isHidden, row.onlineAt !== '' || row.offlineAt !== ''].join());
      expect(states).toHaveLength(rowCount);
      expect([...new Set(states)]).toEqual([[isHidden, times === before].join()]);
    });
  }
  await withDatabase(dataDirectory, async (_, content) => {
    await schedule(content);
    expect(await runSchedule(content, Date.now())).toBe(rowCount);
    expect(await runSchedule(content, Date.now())).toBe(0);
  });
  await checkJournal(storage.environment);
  await storage.remove();
});

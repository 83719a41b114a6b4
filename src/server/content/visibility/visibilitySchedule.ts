import type { FastifyBaseLogger } from 'fastify';
import { afterDueTimes, isDue, readVisibility } from '../../../model/schema/visibility';
import { visibilityTable } from '../rows/tables';
import type { WireRow } from '../rows/tables';
import { siteActor } from '../changes';
import type { ContentStore } from '../contentStore';
import { runRegularly } from '../../system/runRegularly';

/** How often the server looks for rows that are due, in milliseconds. */
const intervalMs = 500;

const isRowDue = (row: WireRow, now: number): boolean => {
  const visibility = readVisibility(row);
  return visibility !== undefined && isDue(visibility, now);
};

/**
 * Shows and hides the rows whose time has come, all in one change. Several processes may call it: the rows are read with the lock
 * of the content, so that only the first one changes them.
 * @returns how many rows
 */
export async function runSchedule(content: ContentStore, now: number): Promise<number> {
  await content.refreshIfShared(); // another process may have stored the time, and be gone
  if (!content.rows(visibilityTable).some((row) => isRowDue(row, now))) return 0;
  const { result } = await content.change(
    siteActor,
    async (writer) => {
      const due = (await writer.findWhere(visibilityTable, {})).filter((row) => isRowDue(row, now));
      const patches = due.flatMap((row) => {
        const visibility = readVisibility(row);
        return visibility ? [{ id: row.id, values: { ...afterDueTimes(visibility, now) } }] : [];
      });
      await writer.update(visibilityTable, patches);
      return due.length;
    },
    { kind: 'schedule' },
  );
  return result;
}

/**
 * Follows the schedule: first for what was due while the server was down, then until the returned function is called. While the
 * database is away it tries again.
 */
export async function startSchedule(
  content: ContentStore,
  log: FastifyBaseLogger,
): Promise<() => Promise<void>> {
  let hasFailed = false;
  const run = async (): Promise<void> => {
    try {
      const count = await runSchedule(content, Date.now());
      if (count > 0) log.info({ count }, 'scheduled rows went online or offline');
      hasFailed = false;
    } catch (error) {
      if (!hasFailed) log.error({ err: error }, 'scheduled rows could not be shown or hidden: trying again');
      hasFailed = true;
    }
  };
  await run();
  return runRegularly(run, intervalMs);
}

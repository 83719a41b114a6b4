import type { EntityName } from '../../../model/schema/entities';
import { entities, entityNames } from '../../../model/schema/entities';
import { imageCollection, readDescription } from '../../../model/images/variants';
import { readRow, readTexts } from '../../../model/schema/rows';
import type { StoredRow } from './storedRow';
import type { ChangeEvent } from './contentActions';
import { isRecord } from '../../../model/schema/isRecord';

interface RowEvent {
  readonly id: number;
  readonly row: unknown;
}

/** The last event of each row of a collection. */
const lastEvents = (rows: readonly unknown[], collection: string): RowEvent[] => {
  const last = new Map<number, RowEvent>();
  for (const each of rows) {
    if (isRecord(each) && each.collection === collection && typeof each.id === 'number')
      last.set(each.id, { id: each.id, row: each.row });
  }
  return [...last.values()];
};

const readChanged = <Row>(events: readonly RowEvent[], read: (row: unknown) => Row | undefined) => ({
  changed: events.flatMap(({ row }) => (row === null ? [] : (read(row) ?? []))),
  removedIds: events.filter(({ row }) => row === null).map(({ id }) => id),
});

/**
 * Parses an event from the server. If a row changed twice, the last state counts.
 * @returns undefined if the data is not a change event
 */
export function parseChangeEvent(data: unknown): ChangeEvent | undefined {
  if (!isRecord(data) || typeof data.version !== 'number' || !Array.isArray(data.rows)) return undefined;
  const rowEvents: readonly unknown[] = data.rows;
  const rows: Partial<Record<EntityName, ReturnType<typeof readChanged<StoredRow>>>> = {};
  for (const name of entityNames) {
    const entityEvents = lastEvents(rowEvents, entities[name].collection);
    if (entityEvents.length > 0)
      rows[name] = readChanged<StoredRow>(entityEvents, (row) => readRow(name, row));
  }
  const texts = readChanged(lastEvents(rowEvents, 'resources'), (row) => readTexts([row])[0]);
  const images = readChanged(lastEvents(rowEvents, imageCollection), readDescription);
  return { version: data.version, rows, texts, images };
}

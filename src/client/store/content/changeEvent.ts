import type { EntityName } from '../../../model/schema/entities';
import { entities, entityNames } from '../../../model/schema/entities';
import { imageCollection, readDescription } from '../../../model/images/variants';
import { readRow, readTexts } from '../../../model/schema/rows';
import type { StoredRow } from './storedRow';
import type { ChangeEvent } from './contentActions';

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

interface Told {
  readonly id: number;
  readonly row: unknown;
}

const toldOf = (rows: readonly unknown[], collection: string): Told[] => {
  const last = new Map<number, Told>();
  for (const each of rows) {
    if (isRecord(each) && each.collection === collection && typeof each.id === 'number')
      last.set(each.id, { id: each.id, row: each.row });
  }
  return [...last.values()];
};

const readChanged = <Row>(told: readonly Told[], read: (row: unknown) => Row | undefined) => ({
  changed: told.flatMap(({ row }) => (row === null ? [] : (read(row) ?? []))),
  gone: told.filter(({ row }) => row === null).map(({ id }) => id),
});

/** Reads what the server tells of a change; undefined where it is nothing of the kind. A row that changed twice is as it was last. */
export const parseChangeEvent = (data: unknown): ChangeEvent | undefined => {
  if (!isRecord(data) || typeof data.version !== 'number' || !Array.isArray(data.rows)) return undefined;
  const told: readonly unknown[] = data.rows;
  const rows: Partial<Record<EntityName, ReturnType<typeof readChanged<StoredRow>>>> = {};
  for (const name of entityNames) {
    const ofKind = toldOf(told, entities[name].collection);
    if (ofKind.length > 0) rows[name] = readChanged<StoredRow>(ofKind, (row) => readRow(name, row));
  }
  const texts = readChanged(toldOf(told, 'resources'), (row) => readTexts([row])[0]);
  const images = readChanged(toldOf(told, imageCollection), readDescription);
  return { version: data.version, rows, texts, images };
};

import { entities, entityNames, isEntityName } from '../../../model/schema/entities';
import { parentOf } from '../../../model/schema/parents';
import type { Table, WireRow } from '../../content/rows/tables';
import { imageTable, tableOfEntity, textTable, visibilityTable } from '../../content/rows/tables';
import type { ContentWriter } from '../../content/contentWriter';
import type { Notes } from './notes';
import type { IncomingRows } from './readBulkLoad';
import { noteOrphan, visibilityIdentity } from './readBulkLoad';
import { textIdentity } from '../../content/texts/textRow';

/** The changes of a table by an import. */
export interface TablePlan {
  readonly table: Table;
  readonly added: readonly WireRow[];
  /** Whether the database generates the ids of added rows. In the plan these rows then have negative ids. */
  readonly generatesIds: boolean;
  readonly changed: readonly WireRow[];
  readonly removed: readonly WireRow[];
  /** Texts that the import lacks but the site needs, and whose id an incoming text has. They get a new id. */
  readonly moved: readonly WireRow[];
  /** The number of texts that stay with their id, because the import lacks them but the site needs them. */
  readonly kept: number;
  readonly same: number;
}

const isSame = ({ columns }: Table, one: WireRow, other: WireRow): boolean =>
  columns.every(({ name }) => one[name] === other[name]);

const byId = (rows: readonly WireRow[]): ReadonlyMap<number, WireRow> =>
  new Map(rows.map((row) => [row.id, row]));

const planOf = (table: Table, current: readonly WireRow[], incoming: readonly WireRow[]): TablePlan => {
  const [before, after] = [byId(current), byId(incoming)];
  const existing = incoming.filter(({ id }) => before.has(id));
  const changed = existing.filter((row) => !isSame(table, row, before.get(row.id) ?? row));
  return {
    table,
    added: incoming.filter(({ id }) => !before.has(id)),
    generatesIds: false,
    changed,
    removed: current.filter(({ id }) => !after.has(id)),
    moved: [],
    kept: 0,
    same: existing.length - changed.length,
  };
};

/**
 * Plans texts, which are identified by key, page and language. An incoming text replaces the existing one, whatever its
 * id.
 */
const planOfTexts = (current: readonly WireRow[], incoming: readonly WireRow[]): TablePlan => {
  const after = byId(incoming);
  const identities = new Set(incoming.map(textIdentity));
  const replaceable = current.filter((row) => identities.has(textIdentity(row)));
  const missing = current.filter((row) => !identities.has(textIdentity(row)));
  const kept = missing.filter(({ id }) => !after.has(id));
  const replaced = replaceable.filter((row) => {
    const same = after.get(row.id);
    return same === undefined || textIdentity(same) !== textIdentity(row);
  });
  const removed = new Set(replaced);
  return {
    ...planOf(
      textTable,
      replaceable.filter((row) => !removed.has(row)),
      incoming,
    ),
    removed: replaced,
    moved: missing.filter(({ id }) => after.has(id)),
    kept: kept.length,
  };
};

/**
 * The incoming rows with the ids that the site has for them. A row that the site lacks has a negative id, until the database generates
 * one: the next id after the current rows may be that of a deleted row, whose history the new row would share.
 */
const withIdsOfSite = (
  current: readonly WireRow[],
  incoming: readonly WireRow[],
  identityOf: (row: WireRow) => string,
): WireRow[] => {
  const idOf = new Map(current.map((row) => [identityOf(row), row.id]));
  return incoming.map((row, index) => ({ ...row, id: idOf.get(identityOf(row)) ?? -1 - index }));
};

/** Plans descriptions of images, which are identified by the image's name. Descriptions of other images stay. */
const planOfImages = (current: readonly WireRow[], incoming: readonly WireRow[]): TablePlan => {
  const rows = withIdsOfSite(current, incoming, ({ name }) => String(name));
  return { ...planOf(imageTable, current, rows), generatesIds: true, removed: [] };
};

/** Whether a visibility is of a row of a table that passes the test. */
const isOfTable = ({ entity }: WireRow, test: (collection: string) => boolean): boolean =>
  typeof entity === 'string' && isEntityName(entity) && test(entities[entity].collection);

/**
 * Plans the visibility of the rows that the site has afterwards. An import that does not know hidden rows hides and shows
 * nothing; one of some tables changes the visibility of their rows only.
 */
const planOfVisibility = (
  current: readonly WireRow[],
  incoming: IncomingRows,
  idsAfter: ReadonlyMap<string, ReadonlySet<number>>,
): TablePlan => {
  const list = incoming.get(visibilityTable.name);
  const isReplaced = (row: WireRow): boolean =>
    list !== undefined && isOfTable(row, (name) => incoming.has(name));
  const rows = [
    ...current.filter((row) => !isReplaced(row)),
    ...withIdsOfSite(current, (list ?? []).filter(isReplaced), visibilityIdentity),
  ];
  const hasRow = (row: WireRow): boolean =>
    isOfTable(row, (name) => idsAfter.get(name)?.has(Number(row.rowId)) === true);
  return { ...planOf(visibilityTable, current, rows.filter(hasRow)), generatesIds: true };
};

export interface PlanOptions {
  /** Whether tables that the import lacks become empty. Otherwise their rows stay. */
  readonly emptiesMissing: boolean;
  /** For incoming rows whose parent neither comes nor exists (they are left out), and for collections that lose rows without one. */
  readonly notes?: Notes;
}

/**
 * Plans the changes that turn the content into the incoming one. Parents come before their children. Rows that stay are removed
 * with their parent.
 */
export async function createPlan(
  writer: ContentWriter,
  incoming: IncomingRows,
  { emptiesMissing, notes }: PlanOptions,
): Promise<readonly TablePlan[]> {
  const plans: TablePlan[] = [];
  const idsAfter = new Map<string, ReadonlySet<number>>();
  const incomingOf = (table: Table) => incoming.get(table.name) ?? (emptiesMissing ? [] : undefined);
  const texts = incomingOf(textTable);
  if (texts) plans.push(planOfTexts(await writer.findWhere(textTable, {}), texts));
  for (const name of entityNames) {
    const table = tableOfEntity(name);
    const current = await writer.findWhere(table, {});
    const incomingRows = incomingOf(table);
    const rows = incomingRows ?? current;
    const parent = parentOf(name);
    const parentIds = parent && idsAfter.get(entities[parent.entity].collection);
    const kept = parentIds ? rows.filter((row) => parentIds.has(Number(row[parent.column]))) : rows;
    const orphans = parentIds ? rows.filter((row) => !parentIds.has(Number(row[parent.column]))) : [];
    idsAfter.set(table.name, new Set(kept.map(({ id }) => id)));
    if (incomingRows && notes) for (const row of orphans) noteOrphan(notes, name, row);
    if (!incomingRows && orphans.length === 0) continue;
    const plan = planOf(table, current, kept);
    plans.push(plan);
    if (notes && !incoming.has(table.name) && plan.removed.length > 0)
      notes.addRemoval(
        incomingRows ? 'emptiedCollection' : 'removedWithParents',
        table.name,
        plan.removed.length,
      );
  }
  const images = incoming.get(imageTable.name) ?? [];
  if (images.length > 0) plans.push(planOfImages(await writer.findWhere(imageTable, {}), images));
  const visibility = planOfVisibility(await writer.findWhere(visibilityTable, {}), incoming, idsAfter);
  const isChanged = [visibility.added, visibility.changed, visibility.removed].some(
    ({ length }) => length > 0,
  );
  return isChanged ? [...plans, visibility] : plans;
}

/** How many existing rows would be changed or removed. */
export function countReplacedRows(plans: readonly TablePlan[]): number {
  return plans.reduce((sum, { changed, removed }) => sum + changed.length + removed.length, 0);
}

import type { Table, WireRow } from '../../database/tables';
import { contentTables, imageTable, textTable } from '../../database/tables';
import type { ContentWriter } from '../../content/contentWriter';
import type { Incoming } from './readAnswer';
import { textIdentity } from './readTextRow';

/** What an import does to a table. */
export interface TablePlan {
  readonly table: Table;
  readonly added: readonly WireRow[];
  readonly changed: readonly WireRow[];
  readonly removed: readonly WireRow[];
  /** Texts that stay, since the site asks for them, under another id: theirs is that of another text. */
  readonly moved: readonly WireRow[];
  /** Texts that stay, since the site asks for them. */
  readonly kept: number;
  readonly same: number;
}

const isSame = ({ columns }: Table, one: WireRow, other: WireRow): boolean =>
  columns.every(({ name }) => one[name] === other[name]);

const byId = (rows: readonly WireRow[]): ReadonlyMap<number, WireRow> =>
  new Map(rows.map((row) => [row.id, row]));

const planOf = (table: Table, current: readonly WireRow[], incoming: readonly WireRow[]): TablePlan => {
  const [before, after] = [byId(current), byId(incoming)];
  const staying = incoming.filter(({ id }) => before.has(id));
  const changed = staying.filter((row) => !isSame(table, row, before.get(row.id) ?? row));
  return {
    table,
    added: incoming.filter(({ id }) => !before.has(id)),
    changed,
    removed: current.filter(({ id }) => !after.has(id)),
    moved: [],
    kept: 0,
    same: staying.length - changed.length,
  };
};

/** Texts are found by key, page and language: one that comes takes the place of the one that is there, whatever its id. */
const planOfTexts = (current: readonly WireRow[], incoming: readonly WireRow[]): TablePlan => {
  const after = byId(incoming);
  const identities = new Set(incoming.map(textIdentity));
  const coming = current.filter((row) => identities.has(textIdentity(row)));
  const lacking = current.filter((row) => !identities.has(textIdentity(row)));
  const kept = lacking.filter(({ id }) => !after.has(id));
  const replaced = coming.filter(({ id, ...row }) => {
    const same = after.get(id);
    return same === undefined || textIdentity(same) !== textIdentity({ id, ...row });
  });
  const removed = new Set(replaced);
  return {
    ...planOf(
      textTable,
      coming.filter((row) => !removed.has(row)),
      incoming,
    ),
    removed: replaced,
    moved: lacking.filter(({ id }) => after.has(id)),
    kept: kept.length,
  };
};

/** What is said of images is found by their names; what is said of others stays. */
const planOfImages = (current: readonly WireRow[], incoming: readonly WireRow[]): TablePlan => {
  const idOf = new Map(current.map(({ id, name }) => [name, id]));
  const lastId = Math.max(0, ...current.map(({ id }) => id));
  const rows = incoming.map((row, index) => ({ ...row, id: idOf.get(row.name ?? '') ?? lastId + 1 + index }));
  return { ...planOf(imageTable, current, rows), removed: [] };
};

/** What has to be done so that the content is what comes, parents before their children. */
export const makePlan = async (writer: ContentWriter, incoming: Incoming): Promise<readonly TablePlan[]> => {
  const plans: TablePlan[] = [];
  for (const table of contentTables) {
    const current = await writer.findWhere(table, {});
    const rows = incoming.get(table.name) ?? [];
    plans.push(table === textTable ? planOfTexts(current, rows) : planOf(table, current, rows));
  }
  const images = incoming.get(imageTable.name) ?? [];
  if (images.length > 0) plans.push(planOfImages(await writer.findWhere(imageTable, {}), images));
  return plans;
};

/** How many rows that are there would not be there any more as they are. */
export const touched = (plans: readonly TablePlan[]): number =>
  plans.reduce((sum, { changed, removed }) => sum + changed.length + removed.length, 0);

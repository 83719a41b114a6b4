import { childrenOf, isEntityName } from '../../model/schema/entities';
import { parentColumn } from '../../model/schema/parents';
import type { Table, WireRow, WireValues } from './rows/tables';
import { contentTables, imageTable, tableOfEntity, visibilityTable } from './rows/tables';
import { referencedImages } from '../images/referencedImages';
import type { ChangedRow } from './changes';
import type { HiddenRows } from './visibility/hiddenRows';
import { differingIds, findHiddenRows } from './visibility/hiddenRows';

interface CachedTable {
  readonly rows: Map<number, WireRow>;
  /** The visible rows, sorted by id; undefined until the next read after a change. */
  list?: readonly WireRow[] | undefined;
  json?: string | undefined;
}

/** A change of a row, from the journal or a transaction. */
export interface JournaledChange {
  readonly table: Table;
  readonly id: number;
  readonly before?: WireValues | null | undefined;
  readonly after?: WireValues | null | undefined;
}

const keyOf = ({ name }: Table, id: number): string => `${name} ${id}`;

/**
 * All content of this process. `row`, `rows` and `json` are what visitors see: every public response reads them. Only requests
 * of the administration read the stored rows, which include the hidden ones.
 */
export class ContentMemory {
  private readonly tables = new Map<string, CachedTable>();
  private hidden: HiddenRows = new Map();

  constructor(tables: ReadonlyMap<Table, readonly WireRow[]>) {
    for (const [{ name }, rows] of tables)
      this.tables.set(name, { rows: new Map(rows.map((row) => [row.id, row])) });
    this.hidden = this.findHidden();
  }

  isHidden({ name }: Table, id: number): boolean {
    return this.hidden.get(name)?.has(id) ?? false;
  }

  row(table: Table, id: number): WireRow | undefined {
    return this.isHidden(table, id) ? undefined : this.storedRow(table, id);
  }

  /** The visible rows of a table, by id. */
  rows(table: Table): readonly WireRow[] {
    const cached = this.cached(table);
    cached.list ??= [...cached.rows.values()]
      .filter(({ id }) => !this.isHidden(table, id))
      .sort((one, other) => one.id - other.id);
    return cached.list;
  }

  /** The visible rows of a table as JSON. */
  json(table: Table): string {
    const cached = this.cached(table);
    cached.json ??= JSON.stringify(this.rows(table));
    return cached.json;
  }

  /** A row, whether it is hidden or not. */
  storedRow(table: Table, id: number): WireRow | undefined {
    return this.cached(table).rows.get(id);
  }

  /** The hidden rows of a table, by id. */
  hiddenRows(table: Table): readonly WireRow[] {
    const ids = [...(this.hidden.get(table.name) ?? [])].sort((one, other) => one - other);
    return ids.flatMap((id) => this.storedRow(table, id) ?? []);
  }

  /**
   * Applies changed rows.
   * @returns the changes as visitors see them: a row that is hidden from now on is gone, and one that is shown is new
   */
  apply(changes: readonly ChangedRow[]): readonly ChangedRow[] {
    const hiddenBefore = this.hidden;
    const seenBefore = new Set<string>();
    for (const { table, id, row } of changes) {
      const cached = this.cached(table);
      if (cached.rows.has(id) && !this.isHidden(table, id)) seenBefore.add(keyOf(table, id));
      if (row) cached.rows.set(id, row);
      else cached.rows.delete(id);
      cached.list = undefined;
      cached.json = undefined;
    }
    this.hidden = this.findHidden();
    const named = new Set(changes.map(({ table, id }) => keyOf(table, id)));
    return [
      ...this.visibleChanges(changes).filter(
        ({ row, table, id }) => row !== null || seenBefore.has(keyOf(table, id)),
      ),
      ...this.revealedOrHidden(hiddenBefore).filter(({ table, id }) => !named.has(keyOf(table, id))),
    ];
  }

  /** The current state, as visitors see it, of changed rows and of the rows whose visibility depends on them. */
  currentState(changes: readonly JournaledChange[]): readonly ChangedRow[] {
    const rows = new Map<string, ChangedRow>();
    const add = (table: Table, id: number): void => {
      rows.set(keyOf(table, id), { table, id, row: this.storedRow(table, id) ?? null });
    };
    for (const { table, id, before, after } of changes) {
      const row = after ?? before;
      if (table !== visibilityTable) add(table, id);
      else this.withDescendants(String(row?.entity), Number(row?.rowId), add);
    }
    return this.visibleChanges([...rows.values()]);
  }

  private withDescendants(entity: string, id: number, add: (table: Table, id: number) => void): void {
    if (!isEntityName(entity)) return;
    add(tableOfEntity(entity), id);
    for (const child of childrenOf(entity)) {
      const column = parentColumn(child);
      for (const row of this.cached(tableOfEntity(child)).rows.values())
        if (Number(row[column]) === id) this.withDescendants(child, row.id, add);
    }
  }

  /** Changes without what visitors must not see. The texts of a picture that only hidden rows show are hidden too. */
  private visibleChanges(changes: readonly ChangedRow[]): readonly ChangedRow[] {
    const hiddenImages = changes.some(({ table }) => table === imageTable) ? this.hiddenImages() : undefined;
    return changes.flatMap(({ table, id, row }): ChangedRow[] => {
      if (table === visibilityTable || (row && hiddenImages?.has(String(row.name)) && table === imageTable))
        return [];
      return [{ table, id, row: this.isHidden(table, id) ? null : row }];
    });
  }

  /** The rows whose visibility differs from an earlier state. */
  private revealedOrHidden(hiddenBefore: HiddenRows): readonly ChangedRow[] {
    return contentTables.flatMap((table) => {
      const ids = differingIds(hiddenBefore, this.hidden, table);
      if (ids.length > 0) Object.assign(this.cached(table), { list: undefined, json: undefined });
      return ids.map((id): ChangedRow => ({ table, id, row: this.row(table, id) ?? null }));
    });
  }

  private hiddenImages(): ReadonlySet<string> {
    if (this.hidden.size === 0) return new Set();
    const visible = referencedImages(this);
    const ofHiddenRows = referencedImages({ rows: (table) => this.hiddenRows(table) });
    return new Set([...ofHiddenRows].filter((name) => !visible.has(name)));
  }

  private findHidden(): HiddenRows {
    return findHiddenRows((table) => this.cached(table).rows.values());
  }

  private cached({ name }: Table): CachedTable {
    const cached = this.tables.get(name);
    if (!cached) throw new Error(`There is no table ${name}.`);
    return cached;
  }
}

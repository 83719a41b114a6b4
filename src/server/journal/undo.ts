import { childrenOf, entityOfCollection, isEntityName } from '../../model/schema/entities';
import { parentColumn, parentOf } from '../../model/schema/parents';
import type { EntityName } from '../../model/schema/entities';
import { newRow } from '../../model/schema/rows';
import type { RowHistory } from '../../model/history';
import { isUndoable } from '../../model/history';
import type { Action } from '../../model/permissions';
import { hasPermission, textAction } from '../../model/permissions';
import { AppError } from '../errors';
import type { ContentStore } from '../content/contentStore';
import type { CommittedChange, ChangedRow } from '../content/changes';
import type { ContentTransaction } from '../database/database';
import { findChange } from './history';
import { rowsOfChange } from './journal';
import { lastChangeOf } from './lastChange';
import type { Table, WireRow, WireValues } from '../content/rows/tables';
import {
  imageTable,
  journalTables,
  tableOfEntity,
  textTable,
  visibilityTable,
  withoutId,
} from '../content/rows/tables';
import type { ActorWithRole } from '../content/texts/textRepository';
import { isUniqueViolation } from '../database/uniqueViolation';
import type { ContentWriter } from '../content/contentWriter';
import { orderColumn } from '../content/rows/position';
import { visibilityOf } from '../content/visibility/visibility';

const tableNamed = (collection: string): Table => {
  const table = journalTables.find(({ name }) => name === collection);
  if (!table) throw new AppError('rowUnknown'); // an entity that this version no longer has
  return table;
};

/** The text and whether it is HTML. Both belong together, because only HTML is cleaned. */
const htmlFields = ['resource', 'isHtml'];

/**
 * The HTML fields that prevent the undo. If one of them has changed since, restoring only the other could turn plain text
 * into HTML that was never cleaned.
 */
const conflictingHtmlFields = (current: WireRow, before: WireRow, fields: readonly string[]): string[] =>
  htmlFields.some((name) => fields.includes(name))
    ? htmlFields.filter((name) => !fields.includes(name) && current[name] !== before[name])
    : [];

const changedFields = (one: WireRow, other: WireRow): string[] =>
  Object.keys(one).filter((name) => one[name] !== other[name]);

/**
 * The fields of a row that have changed since an earlier state of it. A column that an upgrade has added since then counts only if
 * somebody has filled it in.
 */
const changedSince = (earlier: WireRow, current: WireRow, entity: EntityName | undefined): string[] => {
  const defaults: Readonly<Record<string, unknown>> = entity ? newRow(entity) : {};
  return Object.keys(current).filter(
    (name) => current[name] !== (name in earlier ? earlier : defaults)[name],
  );
};

/** Undoes the change of one row, as a part of undoing a whole change. */
export class RowUndo {
  private readonly table: Table;

  constructor(
    private readonly writer: ContentWriter,
    private readonly transaction: ContentTransaction,
    private readonly row: RowHistory,
  ) {
    this.table = tableNamed(row.collection);
  }

  async apply(): Promise<void> {
    const { before, after, id } = this.row;
    const current = await this.writer.find(this.table, id);
    if (before && after) return this.restoreFields(current, before, after);
    if (after) return this.removeAgain(current, after);
    if (before) return this.addAgain(current, before);
  }

  private async restoreFields(current: WireRow | undefined, before: WireRow, after: WireRow): Promise<void> {
    const fields = changedFields(before, after);
    const superseded = fields.filter((name) => current?.[name] !== after[name]);
    if (!current || superseded.length > 0) return this.reject(superseded);
    const conflicting = conflictingHtmlFields(current, before, fields);
    if (conflicting.length > 0) return this.reject(conflicting);
    const values = Object.fromEntries(fields.map((name) => [name, before[name] ?? null]));
    await this.requireParent(values);
    await this.write(before, () => this.writer.update(this.table, [{ id: this.row.id, values }]));
  }

  /** Removes a row that the change added. Sorting its list since then does not prevent that. */
  private async removeAgain(current: WireRow | undefined, after: WireRow): Promise<void> {
    const entity = entityOfCollection(this.table.name);
    const changed = current
      ? changedSince(after, current, entity).filter((name) => name !== orderColumn)
      : [];
    if (!current || changed.length > 0) await this.reject(changed);
    await this.rejectChildren();
    await this.writer.delete(this.table, this.row.id);
  }

  /** Rejects the removal of a row that has children by now, or whose visibility was changed. */
  private async rejectChildren(): Promise<void> {
    const name = entityOfCollection(this.table.name);
    for (const child of name ? childrenOf(name) : []) {
      const [first] = await this.writer.findWhere(tableOfEntity(child), {
        [parentColumn(child)]: this.row.id,
      });
      if (first) await this.reject([], tableOfEntity(child), first.id);
    }
    const visibility = name && (await visibilityOf(this.writer, name, this.row.id));
    if (visibility) await this.reject([], visibilityTable, visibility.id);
  }

  private async addAgain(current: WireRow | undefined, before: WireRow): Promise<void> {
    if (current) await this.reject([]);
    await this.requireParent(before);
    await this.rejectOtherDescription(before);
    await this.rejectOtherVisibility(before);
    await this.write(before, () => this.writer.insert(this.table, withoutId(before), before.id));
  }

  private async write(before: WireRow, work: () => Promise<unknown>): Promise<void> {
    try {
      await work();
    } catch (error) {
      throw isUniqueViolation(error) && this.table === textTable
        ? new AppError('textExists', { key: String(before.object_key) })
        : error;
    }
  }

  /** Rejects the restore of an image's description if the image has a new one by now. */
  private async rejectOtherDescription({ name }: WireRow): Promise<void> {
    if (this.table !== imageTable || name === undefined) return;
    const [other] = await this.writer.findWhere(imageTable, { name });
    if (other) await this.reject(Object.keys(other), imageTable, other.id);
  }

  /** Rejects the restore of a visibility whose row was deleted, or has a new one by now. */
  private async rejectOtherVisibility({ entity, rowId }: WireRow): Promise<void> {
    if (this.table !== visibilityTable || typeof entity !== 'string' || !isEntityName(entity)) return;
    const other = await visibilityOf(this.writer, entity, Number(rowId));
    if (other) await this.reject([], visibilityTable, other.id);
    const table = tableOfEntity(entity);
    if (!(await this.writer.find(table, Number(rowId)))) await this.reject([], table, Number(rowId));
  }

  /** Rejects the restore of a row whose parent no longer exists. */
  private async requireParent(values: WireValues): Promise<void> {
    const name = entityOfCollection(this.table.name);
    const parent = name && parentOf(name);
    if (!parent || values[parent.column] === undefined) return;
    const id = Number(values[parent.column]);
    const table = tableOfEntity(parent.entity);
    if (!(await this.writer.find(table, id))) await this.reject([], table, id);
  }

  /**
   * @throws AppError with the author of the newer change of these columns, or of the row itself, that prevents the undo
   */
  private async reject(columns: readonly string[], table = this.table, id = this.row.id): Promise<never> {
    const last = await lastChangeOf(this.transaction, table, id, columns);
    const author = last?.author ?? undefined;
    throw author === undefined
      ? new AppError('undoSupersededBySite')
      : new AppError('undoSuperseded', { author });
  }
}

/**
 * The permissions that the undo of a text change needs, the same as for its requests: to add, change or delete the
 * text.
 */
const actionsOf = ({ before, after }: RowHistory, isOwn: boolean): Action[] => {
  const page = (after ?? before)?.page;
  const ofPage = (action: 'changeText' | 'deleteText'): Action =>
    textAction(typeof page === 'string' ? page : null, action);
  if (!before) return [ofPage('deleteText')];
  if (!after) return isOwn ? [ofPage('deleteText')] : ['addText', ofPage('changeText')];
  return before.isHtml === after.isHtml ? [ofPage('changeText')] : [ofPage('changeText'), 'changeHtmlFlag'];
};

/**
 * Permissions for texts depend on the text (specification, section 6), also for an undo. An administrator who may delete a text
 * may also undo the deletion.
 */
const requirePermissions = (
  actor: ActorWithRole,
  author: string | null,
  rows: readonly RowHistory[],
): void => {
  const texts = rows.filter(({ collection }) => collection === textTable.name);
  const actions = texts.flatMap((row) => actionsOf(row, author === actor.email));
  if (!actions.every((action) => hasPermission(actor.role, action))) throw new AppError('superUserOnly');
};

/**
 * Undoes a change with a new change. Restores changed fields, deletes added rows, and adds deleted rows again with their
 * ids. Other fields that have changed since stay.
 * @returns the rows as visitors see them now
 * @throws AppError for an unknown change, for one that is undone already, or if the same fields or rows have changed since
 */
export async function undoChange(
  store: ContentStore,
  actor: ActorWithRole,
  id: number,
): Promise<CommittedChange<readonly ChangedRow[]>> {
  const { result, version } = await store.change(
    actor,
    async (writer, transaction) => {
      const change = await findChange(transaction, id);
      if (!change) throw new AppError('changeUnknown');
      if (!isUndoable(change.kind)) throw new AppError('systemChangeNotUndoable');
      if (change.isUndone) throw new AppError('undoneAlready');
      const rows = await rowsOfChange(transaction, id);
      requirePermissions(actor, change.author, rows);
      for (const row of rows.toReversed()) await new RowUndo(writer, transaction, row).apply();
      return writer.changes;
    },
    { kind: 'undo', undoes: id },
  );
  return { result: store.currentState(result), version };
}

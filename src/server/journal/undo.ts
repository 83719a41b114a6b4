import { childrenOf, entityNames } from '../../model/schema/entities';
import { entities } from '../../model/schema/entities';
import { parentField } from '../../model/schema/entities/entity';
import type { RowHistory } from '../../model/history';
import { isUndoable } from '../../model/history';
import type { Action } from '../../model/permissions';
import { may, textAction } from '../../model/permissions';
import { AppError } from '../errors';
import type { ContentStore } from '../content/contentStore';
import type { CommittedChange, ChangedRow } from '../content/changes';
import { changedRowsOf } from '../content/changes';
import type { ContentTransaction } from '../database/database';
import { findChange } from './history';
import { rowsOfChange } from './journal';
import { lastChangeOf } from './lastChange';
import type { Table, WireRow, WireValues } from '../database/tables';
import { imageTable, journalTables, tableOfEntity, textTable } from '../database/tables';
import type { Editor } from '../content/textRepository';
import { isUniqueViolation } from '../database/uniqueViolation';
import type { ContentWriter } from '../content/contentWriter';

/** A list that was brought into another order since does not stand in the way of taking an addition back. */
const order = 'displayOrder';

const tableNamed = (collection: string): Table => {
  const table = journalTables.find(({ name }) => name === collection);
  if (!table) throw new AppError('rowUnknown'); // a kind of content that this version no longer has
  return table;
};

const valuesOf = ({ id: _id, ...values }: WireRow): WireValues => values;

/** What a text says, and whether that is HTML: one was cleaned, or not, for the other. */
const readTogether = ['resource', 'isHtml'];

/**
 * The fields that stand in the way since: plain text beside what makes it HTML again, either of them from before, would be
 * markup that nobody has cleaned.
 */
const readAnew = (current: WireRow, before: WireRow, fields: readonly string[]): string[] =>
  readTogether.some((name) => fields.includes(name))
    ? readTogether.filter((name) => !fields.includes(name) && current[name] !== before[name])
    : [];

const changedFields = (one: WireRow, other: WireRow): string[] =>
  Object.keys(one).filter((name) => one[name] !== other[name]);

/** The step back of one row, within the change that takes a whole change back. */
class StepBack {
  private readonly table: Table;

  constructor(
    private readonly writer: ContentWriter,
    private readonly transaction: ContentTransaction,
    private readonly row: RowHistory,
  ) {
    this.table = tableNamed(row.collection);
  }

  async take(): Promise<void> {
    const { before, after, id } = this.row;
    const current = await this.writer.find(this.table, id);
    if (before && after) return this.restoreFields(current, before, after);
    if (after) return this.removeAgain(current, after);
    if (before) return this.addAgain(current, before);
  }

  private async restoreFields(current: WireRow | undefined, before: WireRow, after: WireRow): Promise<void> {
    const fields = changedFields(before, after);
    const superseded = fields.filter((name) => current?.[name] !== after[name]);
    if (!current || superseded.length > 0) return this.refuse(superseded);
    const unclean = readAnew(current, before, fields);
    if (unclean.length > 0) return this.refuse(unclean);
    const values = Object.fromEntries(fields.map((name) => [name, before[name] ?? null]));
    await this.requireParent(values);
    await this.write(before, () => this.writer.update(this.table, [{ id: this.row.id, values }]));
  }

  private async removeAgain(current: WireRow | undefined, after: WireRow): Promise<void> {
    const changed = current ? changedFields(current, after).filter((name) => name !== order) : [];
    if (!current || changed.length > 0) await this.refuse(changed);
    await this.refuseChildren();
    await this.writer.remove(this.table, this.row.id);
  }

  /** What others have put into it since. */
  private async refuseChildren(): Promise<void> {
    const name = entityNames.find((each) => entities[each].collection === this.table.name);
    for (const child of name ? childrenOf(name) : []) {
      const parent = parentField(entities[child]);
      if (!parent) continue;
      const [first] = await this.writer.findWhere(tableOfEntity(child), { [parent.name]: this.row.id });
      if (first) await this.refuse([], tableOfEntity(child), first.id);
    }
  }

  private async addAgain(current: WireRow | undefined, before: WireRow): Promise<void> {
    if (current) await this.refuse([]);
    await this.requireParent(before);
    await this.refuseOtherDescription(before);
    await this.write(before, () => this.writer.insert(this.table, valuesOf(before), before.id));
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

  /** An image that was described anew since has that description. */
  private async refuseOtherDescription({ name }: WireRow): Promise<void> {
    if (this.table !== imageTable || name === undefined) return;
    const [other] = await this.writer.findWhere(imageTable, { name });
    if (other) await this.refuse(Object.keys(other), imageTable, other.id);
  }

  /** What comes back goes into a row that is still there. */
  private async requireParent(values: WireValues): Promise<void> {
    const name = entityNames.find((each) => entities[each].collection === this.table.name);
    const parent = name && parentField(entities[name]);
    const parentName = parent && entityNames.find((each) => each === parent.entity);
    if (!parent || !parentName || values[parent.name] === undefined) return;
    const id = Number(values[parent.name]);
    if (!(await this.writer.find(tableOfEntity(parentName), id)))
      await this.refuse([], tableOfEntity(parentName), id);
  }

  /** @throws Refusal that says whose newer change of these columns, or of whether the row is there, stands in the way */
  private async refuse(columns: readonly string[], table = this.table, id = this.row.id): Promise<never> {
    const last = await lastChangeOf(this.transaction, table, id, columns);
    throw new AppError('undoSuperseded', { author: last?.author ?? 'import' });
  }
}

/** What it takes to bring a text back to what it was, as its calls see it: adding what is gone, deleting what is there. */
const actionsOf = ({ before, after }: RowHistory, isOwn: boolean): Action[] => {
  const page = (after ?? before)?.page;
  const ofPage = (action: 'changeText' | 'deleteText'): Action =>
    textAction(typeof page === 'string' ? page : null, action);
  if (!before) return [ofPage('deleteText')];
  if (!after) return isOwn ? [ofPage('deleteText')] : ['addText', ofPage('changeText')];
  return before.isHtml === after.isHtml ? [ofPage('changeText')] : [ofPage('changeText'), 'changeHtmlFlag'];
};

/**
 * Rights over texts depend on the text (specification, section 6), whichever way it changes. Whoever may delete one may also
 * take that back.
 */
const requireRights = (editor: Editor, author: string | null, rows: readonly RowHistory[]): void => {
  const texts = rows.filter(({ collection }) => collection === textTable.name);
  const actions = texts.flatMap((row) => actionsOf(row, author === editor.email));
  if (!actions.every((action) => may(editor.role, action))) throw new AppError('notAllowed');
};

/**
 * Takes a change back, as a change of its own: fields that it changed become what they were, what it added goes, what it
 * deleted comes back under its id. Other fields that were changed since stay.
 * @throws Refusal of an unknown change, of one that has been taken back, and where somebody has changed the same since
 */
export const undoChange = (
  store: ContentStore,
  editor: Editor,
  id: number,
): Promise<CommittedChange<readonly ChangedRow[]>> =>
  store.change(
    editor,
    async (writer, transaction) => {
      const change = await findChange(transaction, id);
      if (!change) throw new AppError('changeUnknown');
      if (!isUndoable(change.kind)) throw new AppError('fillNotUndone');
      if (change.isUndone) throw new AppError('undoneAlready');
      const rows = await rowsOfChange(transaction, id);
      requireRights(editor, change.author, rows);
      for (const row of rows.toReversed()) await new StepBack(writer, transaction, row).take();
      return changedRowsOf(writer.changes);
    },
    { kind: 'undo', undoes: id },
  );

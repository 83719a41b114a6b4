import type { EntityName } from '../../../model/schema/entities';
import { adminOf, childrenOf } from '../../../model/schema/entities';
import { parentColumn } from '../../../model/schema/parents';
import type { StoredRow } from '../../store/content/storedRow';
import { useAppStore } from '../../store/hooks';
import { selectEditedRows } from '../../store/content/hiddenRows';
import type { AppStore } from '../../store/store';
import { usePlural } from '../../ui/text/usePlural';
import { useTexts } from '../../ui/text/useTexts';
import { useAnyText } from '../fields/labels';
import { useRowName } from '../fields/rowNames';

/** The number of child rows that are deleted with a row. */
const countChildren = (store: AppStore, entity: EntityName, id: number): number =>
  childrenOf(entity)
    .map((child) => {
      const column = parentColumn(child);
      const rows: readonly StoredRow[] = selectEditedRows(store.getState(), child);
      return rows.filter((row) => Number(row[column]) === id).length;
    })
    .reduce((sum, count) => sum + count, 0);

/** Returns the question before a row is deleted, with the row's name and the number of its child rows. */
export function useDeleteQuestion(entity: EntityName) {
  const store = useAppStore();
  const anyText = useAnyText();
  const text = useTexts('editors');
  const common = useTexts('common');
  const plural = usePlural();
  const rowName = useRowName(entity);
  return (row: StoredRow): string => {
    const count = countChildren(store, entity, row.id);
    const children = count === 0 ? '' : text(`confirm-children-${plural(count)}`, { count });
    const { deleteQuestion } = adminOf(entity);
    const question = deleteQuestion ? anyText(deleteQuestion) : common('confirm-delete');
    const { name } = rowName(row, row.displayOrder);
    return [question, '', name, children].filter((line, index) => index === 1 || line !== '').join('\n');
  };
}

/** How many names the question about several rows has. */
const maxNames = 5;

/** Returns the question before several rows are deleted, with their first names and the number of their child rows. */
export function useDeleteManyQuestion(entity: EntityName) {
  const store = useAppStore();
  const text = useTexts('editors');
  const plural = usePlural();
  const rowName = useRowName(entity);
  return (rows: readonly StoredRow[]): string => {
    const { length: count } = rows;
    const names = rows.slice(0, maxNames).map((row) => rowName(row, row.displayOrder).name);
    const children = rows.reduce((sum, { id }) => sum + countChildren(store, entity, id), 0);
    return [
      text(`confirm-delete-many-${plural(count)}`, { count }),
      '',
      ...names,
      ...(count > maxNames ? ['…'] : []),
      ...(children > 0 ? ['', text(`confirm-belonging-${plural(children)}`, { count: children })] : []),
    ].join('\n');
  };
}

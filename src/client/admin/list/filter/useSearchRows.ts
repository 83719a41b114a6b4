import { useCallback } from 'react';
import type { EntityName } from '../../../../model/schema/entities';
import type { Column } from '../../../../model/schema/fields';
import { isEditable } from '../../../../model/schema/fields';
import { columnsOfEntity } from '../../../../model/schema/rows';
import { textOfHtml } from '../../../../model/text/textOfHtml';
import type { StoredRow } from '../../../store/content/storedRow';
import { searchItems } from '../../controls/search';
import { presentations } from '../../fields/presentations';
import { useValueText } from '../../fields/useValueText';

/** The columns in which the search of a list looks: all that its rows and their details show. */
export function searchedColumns(entity: EntityName): readonly Column[] {
  return columnsOfEntity(entity).filter(
    ({ field }) => isEditable(field) && presentations[field.kind].Value !== null,
  );
}

/**
 * Returns the search of a list. It finds the texts of both languages, and values as they are stored and as the list shows them:
 * '389000' and '$389,000', 'in stock', 'January 2027'.
 */
export function useSearchRows(entity: EntityName) {
  const valueText = useValueText();
  return useCallback(
    (rows: readonly StoredRow[], search: string): readonly StoredRow[] => {
      const columns = searchedColumns(entity);
      const textsOf = (row: StoredRow, { name, field }: Column): readonly string[] => {
        const value = String(row[name] ?? '');
        if (value === '') return [];
        if (field.kind === 'localizedRichText') return [textOfHtml(value)];
        const shown = valueText(field, row[name]);
        return presentations[field.kind].isSearched ? [value, shown] : [shown]; // nobody searches the code of a choice
      };
      return searchItems(rows, search, (row) => columns.flatMap((column) => textsOf(row, column)));
    },
    [entity, valueText],
  );
}

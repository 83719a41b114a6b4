import type { EntityName } from '../../../../model/schema/entities';
import { adminOf } from '../../../../model/schema/entities';
import type { Column } from '../../../../model/schema/fields';
import { columnsOfEntity } from '../../../../model/schema/rows';
import type { Language } from '../../../../model/site/languages';

/**
 * The columns that the list of a kind shows beside the name, in the reader's language. They do not say the language, so that
 * their labels do not either.
 */
export function shownColumns(entity: EntityName, reader: Language): readonly Column[] {
  const names = adminOf(entity).columns ?? [];
  const columns = columnsOfEntity(entity);
  return names.flatMap((name) =>
    columns
      .filter(({ fieldName, language = reader }) => fieldName === name && language === reader)
      .map(({ language: _reader, ...column }) => column),
  );
}

/** Whether the list of a kind is a table: it shows columns beside the name. */
export function isTable(entity: EntityName): boolean {
  return (adminOf(entity).columns ?? []).length > 0;
}

/** Whether the values of a column are numbers, which stand below each other by their last digits. */
export function isNumeric({ field: { kind } }: Column): boolean {
  return kind === 'measure';
}

const widthOf = ({ field: { kind } }: Column): string => {
  if (kind === 'localizedText') return 'minmax(6.75rem, 0.5fr)';
  if (kind === 'measure') return '5.25rem'; // of '1 329 500 $'
  return kind === 'availability' ? '6.75rem' : '4.5rem';
};

/**
 * The layout of a line of a table on a wide screen: the name, a cell for each column, and the buttons. The head has the same, so that
 * its cells stand above those of the rows.
 */
export function tableGrid(columns: readonly Column[]) {
  return {
    display: { base: 'flex', xl: 'grid' },
    gridTemplateColumns: { xl: `minmax(0, 1fr) ${columns.map(widthOf).join(' ')} 21rem` },
    columnGap: { xl: '2' },
  } as const;
}

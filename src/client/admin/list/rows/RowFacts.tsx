import { chakra } from '@chakra-ui/react';
import { Fragment } from 'react';
import type { EntityName } from '../../../../model/schema/entities';
import type { Column } from '../../../../model/schema/fields';
import { isEditable } from '../../../../model/schema/fields';
import { columnsFrom, columnsOfEntity } from '../../../../model/schema/rows';
import type { StoredRow } from '../../../store/content/storedRow';
import { useAppSelector } from '../../../store/hooks';
import { selectLanguage } from '../../../store/selectors';
import { useColumnLabel } from '../../fields/labels';
import { presentations } from '../../fields/presentations';
import { isNumeric, shownColumns } from './tableColumns';

interface RowFactsProps {
  readonly entity: EntityName;
  readonly row: StoredRow;
}

const valueOf = (row: StoredRow, { name }: Column): string => String(row[name] ?? '');

const Fact = ({ column, value }: { readonly column: Column; readonly value: string }) => {
  const { Value } = presentations[column.field.kind];
  return value === '' || !Value ? '–' : <Value column={column} value={value} />;
};

/** The values of a row that its table names, one in each cell. */
export function RowFacts({ entity, row }: RowFactsProps) {
  const language = useAppSelector(selectLanguage);
  return shownColumns(entity, language).map((column) => (
    <chakra.div
      key={column.name}
      role="cell"
      hideBelow="xl"
      minWidth="0"
      fontSize="xs"
      lineHeight="snug"
      overflowWrap="anywhere"
      textAlign={isNumeric(column) ? 'end' : undefined}
      fontVariantNumeric="tabular-nums"
    >
      <Fact column={column} value={valueOf(row, column)} />
    </chakra.div>
  ));
}

/** The same values in one line below the name, where the screen is too narrow for columns. */
export function RowFactsLine({ entity, row }: RowFactsProps) {
  const language = useAppSelector(selectLanguage);
  const columns = shownColumns(entity, language).filter((column) => valueOf(row, column) !== '');
  return columns.length === 0 ? null : (
    <chakra.p hideFrom="xl" fontSize={{ base: 'sm', md: 'xs' }} lineHeight="snug" overflowWrap="anywhere">
      {columns.map((column, index) => (
        <Fragment key={column.name}>
          {index > 0 ? ' · ' : null}
          <Fact column={column} value={valueOf(row, column)} />
        </Fragment>
      ))}
    </chakra.p>
  );
}

/** All values of a row, in both languages, without the blank ones. */
export function RowDetails({ entity, row }: RowFactsProps) {
  const label = useColumnLabel();
  const language = useAppSelector(selectLanguage);
  const columns = columnsFrom(language, columnsOfEntity(entity)).filter(
    (column) =>
      isEditable(column.field) &&
      presentations[column.field.kind].Value &&
      valueOf(row, column).trim() !== '',
  );
  return (
    <chakra.dl
      display="grid"
      gap="4"
      padding="4"
      bg="bg.page"
      fontSize="sm"
      gridTemplateColumns={{ base: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' }}
    >
      {columns.map((column) => (
        <chakra.div key={column.name} minWidth="0">
          <chakra.dt color="fg.muted">{label(column)}</chakra.dt>
          <chakra.dd whiteSpace="pre-line" overflowWrap="anywhere" lang={column.language}>
            <Fact column={column} value={valueOf(row, column)} />
          </chakra.dd>
        </chakra.div>
      ))}
    </chakra.dl>
  );
}

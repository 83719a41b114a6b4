import { chakra } from '@chakra-ui/react';
import type { EntityName } from '../../../model/schema/entities';
import type { StoredRow } from '../../store/content/storedRow';
import { useAppSelector } from '../../store/hooks';
import { selectLanguage } from '../../store/selectors';
import { useColumnLabel } from '../fields/labels';
import { presentations } from '../fields/registry';
import { shownColumns } from './shownColumns';

interface RowFactsProps {
  readonly entity: EntityName;
  readonly row: StoredRow;
}

/**
 * The values of a row that its table names, in columns. Their labels are for screen readers and the pointer: the values speak
 * for themselves, and each row would repeat the labels. A narrow screen has them in the details only.
 */
export function RowFacts({ entity, row }: RowFactsProps) {
  const label = useColumnLabel();
  const language = useAppSelector(selectLanguage);
  const columns = shownColumns(entity, language);
  if (columns.length === 0) return null;
  return (
    <chakra.dl
      hideBelow="xl"
      display="grid"
      columnGap="2"
      flexShrink="0"
      fontSize="xs"
      alignItems="center"
      lineHeight="snug"
      gridTemplateColumns={`repeat(${columns.length - 1}, 5rem) 7rem`}
    >
      {columns.map((column) => {
        const { Value } = presentations[column.field.kind];
        const value = String(row[column.name] ?? '');
        return (
          <chakra.div key={column.name} minWidth="0" overflowWrap="anywhere" title={label(column)}>
            <chakra.dt srOnly>{label(column)}</chakra.dt>
            <chakra.dd fontVariantNumeric="tabular-nums">
              {value === '' || !Value ? '–' : <Value column={column} value={value} />}
            </chakra.dd>
          </chakra.div>
        );
      })}
    </chakra.dl>
  );
}

import { chakra } from '@chakra-ui/react';
import type { EntityName } from '../../../../model/schema/entities';
import type { StoredRow } from '../../../store/content/storedRow';
import { useAppSelector } from '../../../store/hooks';
import { selectLanguage } from '../../../store/selectors';
import { presentations } from '../../fields/presentations';
import { shownColumns } from './shownColumns';

interface RowFactsProps {
  readonly entity: EntityName;
  readonly row: StoredRow;
}

/** The values of a row that its table names, one in each cell. A narrow screen has them in the details only. */
export function RowFacts({ entity, row }: RowFactsProps) {
  const language = useAppSelector(selectLanguage);
  return shownColumns(entity, language).map((column) => {
    const { Value } = presentations[column.field.kind];
    const value = String(row[column.name] ?? '');
    return (
      <chakra.div
        key={column.name}
        role="cell"
        hideBelow="xl"
        minWidth="0"
        fontSize="xs"
        lineHeight="snug"
        overflowWrap="anywhere"
        fontVariantNumeric="tabular-nums"
      >
        {value === '' || !Value ? '–' : <Value column={column} value={value} />}
      </chakra.div>
    );
  });
}

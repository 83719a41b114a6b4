import { chakra } from '@chakra-ui/react';
import type { EntityName } from '../../../../model/schema/entities';
import type { Column } from '../../../../model/schema/fields';
import { isEditable } from '../../../../model/schema/fields';
import { columnsOfEntity } from '../../../../model/schema/rows';
import type { StoredRow } from '../../../store/content/storedRow';
import { useColumnLabel } from '../../fields/labels';
import { presentations } from '../../fields/presentations';

const Value = ({ column, value }: { column: Column; value: string }) => {
  const presentation = presentations[column.field.kind];
  return presentation.Value ? <presentation.Value column={column} value={value} /> : null;
};

/** All values of a row, in both languages, without the blank ones. */
export function ItemDetails({ entity, row }: { entity: EntityName; row: StoredRow }) {
  const label = useColumnLabel();
  const columns = columnsOfEntity(entity).filter(
    ({ name, field }) =>
      isEditable(field) && presentations[field.kind].Value && String(row[name] ?? '').trim() !== '',
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
            <Value column={column} value={String(row[column.name])} />
          </chakra.dd>
        </chakra.div>
      ))}
    </chakra.dl>
  );
}

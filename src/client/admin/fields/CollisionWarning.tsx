import { chakra } from '@chakra-ui/react';
import { useWatch } from 'react-hook-form';
import type { Collision } from '../../../model/schema/collisions';
import { collisionOf, findCollision } from '../../../model/schema/collisions';
import type { Column } from '../../../model/schema/fields';
import type { FormValues } from '../../../model/schema/rows';
import { useTexts } from '../../ui/text/useTexts';
import { warningColors } from '../controls/warningColors';
import { useEditedRows } from '../requests/useEditedRows';
import { useFormSettings } from './formSettings';
import { useRowName } from './rowNames';

interface WarningProps {
  readonly column: Column;
  readonly collision: Collision;
}

const Warning = ({ column, collision }: WarningProps) => {
  const { entity, fixedValues } = useFormSettings();
  const text = useTexts('editors');
  const values: FormValues = { ...fixedValues, ...useWatch() };
  const rows = useEditedRows(entity);
  const found = findCollision(entity, column, values, rows);
  const name = useRowName(entity);
  return (
    <chakra.p
      role="status"
      _empty={{ position: 'absolute' }} // takes no gap
      fontSize="sm"
      borderRadius="sm"
      paddingInline={found ? '2' : '0'}
      {...(found && warningColors)}
    >
      {found ? text(`same-${collision}`, { name: name(found, rows.indexOf(found) + 1).name }) : null}
    </chakra.p>
  );
};

/**
 * Warns during typing that another row has the same number, or hours on the same days. The form can be saved
 * all the same.
 */
export function CollisionWarning({ column }: { readonly column: Column }) {
  const { entity } = useFormSettings();
  const collision = collisionOf(entity, column);
  return collision ? <Warning column={column} collision={collision} /> : null;
}

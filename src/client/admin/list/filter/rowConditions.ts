import { lacksPicture } from '../../../../model/admin/gaps';
import { missingLanguagesOf } from '../../../../model/parity/review';
import type { EntityName } from '../../../../model/schema/entities';
import { selectIsHidden, selectVisibility } from '../../../store/content/hiddenRows';
import type { StoredRow } from '../../../store/content/storedRow';
import type { RootState } from '../../../store/store';

/** The conditions by which a list can be filtered. */
export const rowConditions = ['published', 'hidden', 'scheduled', 'untranslated', 'no-picture'] as const;

export type RowCondition = (typeof rowConditions)[number];

/** Returns whether a row meets a condition. */
export function conditionOf(
  condition: RowCondition,
  entity: EntityName,
  state: RootState,
): (row: StoredRow) => boolean {
  switch (condition) {
    case 'published':
      return ({ id }) => !selectIsHidden(state, entity, id);
    case 'hidden':
      return ({ id }) => selectIsHidden(state, entity, id);
    case 'scheduled':
      return ({ id }) => {
        const { onlineAt = '', offlineAt = '' } = selectVisibility(state, entity, id) ?? {};
        return onlineAt !== '' || offlineAt !== '';
      };
    case 'untranslated':
      return (row) => missingLanguagesOf(entity, row).length > 0;
    case 'no-picture':
      return (row) => lacksPicture(entity, row);
  }
}

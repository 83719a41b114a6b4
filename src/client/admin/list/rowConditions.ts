import { lacksPicture } from '../../../model/admin/gaps';
import type { EntityName } from '../../../model/schema/entities';
import { isEditable, isLocalizedField } from '../../../model/schema/fields';
import { columnsOfEntity } from '../../../model/schema/rows';
import { selectIsHidden, selectVisibility } from '../../store/content/hiddenRows';
import type { StoredRow } from '../../store/content/storedRow';
import type { RootState } from '../../store/store';

/** What a list can be narrowed to. */
export const rowConditions = ['published', 'hidden', 'scheduled', 'untranslated', 'no-picture'] as const;

export type RowCondition = (typeof rowConditions)[number];

const isBlank = (value: StoredRow[string] | undefined): boolean => String(value ?? '').trim() === '';

/** Returns whether a row lacks a text in one language that it has in the other. */
const lacksTranslation = (entity: EntityName): ((row: StoredRow) => boolean) => {
  const localized = columnsOfEntity(entity).filter(
    ({ field }) => isEditable(field) && isLocalizedField(field),
  );
  const names = [...new Set(localized.map(({ fieldName }) => fieldName))];
  const fields = names.map((name) => localized.filter(({ fieldName }) => fieldName === name));
  return (row) =>
    fields.some((columns) => {
      const blank = columns.filter(({ name }) => isBlank(row[name])).length;
      return blank > 0 && blank < columns.length;
    });
};

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
      return lacksTranslation(entity);
    case 'no-picture':
      return (row) => lacksPicture(entity, row);
  }
}

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

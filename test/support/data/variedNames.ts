import { entities, entityNames } from '../../../src/model/schema/entities';
import type { EntityName } from '../../../src/model/schema/entities';
import type { Field } from '../../../src/model/schema/fields';

/** Texts that distinguish the fields of a kind of content: their kind, and whether a request must send them. */
const sortsOf = (name: EntityName): readonly string[] =>
  Object.values<Field>(entities[name].fields).map((field) =>
    [field.kind, 'as' in field && field.as, 'required' in field].join(),
  );

/** A few kinds of content that have every sort of field together. */
export const variedNames = entityNames.filter((name, index) => {
  const others = new Set(entityNames.slice(0, index).flatMap(sortsOf));
  return sortsOf(name).some((sort) => !others.has(sort));
});

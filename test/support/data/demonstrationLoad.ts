import { demonstration } from '../../../src/content/rows';
import { entities, entityNames } from '../../../src/model/schema/entities';
import type { TextResource } from '../../../src/model/text/texts';
import { initialTexts } from '../../../src/server/content/texts/initialTexts';

/** The texts of the demonstration, as the site stores them. */
export const demonstrationTexts: readonly TextResource[] = initialTexts.map((text, index) => ({
  ...text,
  id: index + 1,
}));

/** The demonstration, as the bulk load sends it, with at most so many rows of each kind. */
export function demonstrationLoad(maxRows = Infinity): Readonly<Record<string, readonly unknown[]>> {
  return {
    ...Object.fromEntries(
      entityNames.map((name) => [entities[name].collection, demonstration[name].slice(0, maxRows)]),
    ),
    resources: demonstrationTexts,
  };
}

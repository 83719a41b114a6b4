import type { LanguagePair } from '../../../model/parity/pairs';
import { pairOfPicture, pairsOfRow, pairsOfTexts } from '../../../model/parity/pairs';
import { entityNames } from '../../../model/schema/entities';
import { imageTable, tableOfEntity } from '../rows/tables';
import type { ContentStore } from '../contentStore';

/** Everything that visitors see and that the site has in both languages. Hidden rows are still being written. */
export function sitePairs(content: ContentStore): readonly LanguagePair[] {
  return [
    ...pairsOfTexts(content.texts()),
    ...entityNames.flatMap((entity) =>
      content.rows(tableOfEntity(entity)).flatMap((row) => pairsOfRow(entity, row)),
    ),
    ...content
      .rows(imageTable)
      .map(({ name, altEn, altFr }) =>
        pairOfPicture({ name: String(name), altEn: String(altEn), altFr: String(altFr) }),
      ),
  ];
}

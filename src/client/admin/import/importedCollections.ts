import { entities, entityNames } from '../../../model/schema/entities';
import { imageCollection } from '../../../model/images/variants';
import { textCollection } from '../../../model/text/texts';

/** The collections of an import, in the order of the dashboard's words: texts, rows, descriptions of pictures. */
export const importedCollections: readonly string[] = [
  textCollection,
  ...entityNames.map((name) => entities[name].collection),
  imageCollection,
];

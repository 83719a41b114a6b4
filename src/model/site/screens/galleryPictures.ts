import type { Row } from '../../schema/entities';
import type { Brand } from '../brands';
import { groupOf, isInGroup } from '../brands';
import { sortOwnFirst } from './builders';

/** The pictures of the gallery of a brand; those of what a sister company has built come last. A row without a picture is left out. */
export function galleryPictures(
  rows: readonly Row<'galleryImage'>[],
  brand: Brand,
): readonly Row<'galleryImage'>[] {
  return sortOwnFirst(
    rows.filter((row) => row.image !== '' && isInGroup(row, groupOf(brand))),
    brand,
  );
}

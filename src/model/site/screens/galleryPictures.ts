import type { Row } from '../../schema/entities';
import type { BrandGroup } from '../brands';
import { isInGroup } from '../brands';

/** The pictures of the gallery that a group of brands shows. A row without a picture is left out. */
export function galleryPictures(
  rows: readonly Row<'galleryImage'>[],
  group: BrandGroup,
): readonly Row<'galleryImage'>[] {
  return rows.filter((row) => row.image !== '' && isInGroup(row, group));
}

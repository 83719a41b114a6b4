import type { Row } from '../../schema/entities';
import type { OpenableEntity, RowsOf } from './openedRow';

type Opens = { readonly [Entity in OpenableEntity]: (row: Row<Entity>, rows: RowsOf) => boolean };

const isAmong = (id: number, rows: readonly { readonly id: number }[]): boolean =>
  rows.some((each) => each.id === id);

/** Whether a page has a card that opens a row: not for a row without a picture to enlarge, or whose parent is deleted. */
const opens: Opens = {
  employee: () => true,
  realization: ({ image, realizationTypeId }, rows) =>
    image !== '' && isAmong(realizationTypeId, rows('realizationType')),
  assembly: ({ assemblyTypeId }, rows) => isAmong(assemblyTypeId, rows('assemblyType')),
  manufacturerImage: ({ image, manufacturerId }, rows) =>
    image !== '' && isAmong(manufacturerId, rows('manufacturer')),
  galleryImage: ({ image }) => image !== '',
  product: () => true,
};

/** Whether a page of the site leads to a row in a dialog. */
export function hasCard<Entity extends OpenableEntity>(
  entity: Entity,
  row: Row<Entity>,
  rows: RowsOf,
): boolean {
  return opens[entity](row, rows);
}

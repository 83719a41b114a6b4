import { groupOf } from '../../../model/site/brands';
import type { EntityName } from '../../../model/schema/entities';
import type { LocalizedColumns } from '../../../model/site/languages';
import { localized } from '../../../model/site/languages';
import { isRowRoute, publicPages } from '../../../model/site/pages';
import type { RouteMatch } from '../../../model/site/paths';
import { isProtectedRoute, readRowId } from '../../../model/site/paths';
import { galleryPictures } from '../../../model/site/screens/galleryPictures';
import { isShownBy, openedName, openedRow } from '../../../model/site/screens/openedRow';
import { selectBrand, selectRow, selectRows } from '../../store/selectors';
import type { RootState } from '../../store/store';
import { textIn } from '../../ui/text/textIn';

/** The name of the row that is open in a dialog; '' if none is open. A picture of the gallery is named by its position. */
const openName = (state: RootState, match: RouteMatch | undefined, search: string): string => {
  const opened = openedRow(match, search);
  const brand = selectBrand(state);
  const row = opened && selectRow(state, opened.entity, opened.id);
  if (!row || !isShownBy(row, brand)) return '';
  if (opened.entity !== 'galleryImage') return openedName(opened.entity, row, state.language);
  const pictures = galleryPictures(selectRows(state, 'galleryImage'), groupOf(brand));
  const number = 1 + pictures.findIndex(({ id }) => id === opened.id);
  return number === 0 ? '' : textIn(state, 'gallery')('image-of', { number, total: pictures.length });
};

/**
 * The name of the row that an address shows: undefined if it shows no row or a row without a name, null if the row does not
 * exist.
 */
export function selectPageName(
  state: RootState,
  match: RouteMatch | undefined,
  search: string,
): string | null | undefined {
  if (!match || isProtectedRoute(match.route) || !isRowRoute(match.route))
    return openName(state, match, search) || undefined;
  const { entity, name }: { entity: EntityName; name: string } = publicPages[match.route].row;
  const id = readRowId(match.params.id) ?? 0; // ids count from 1
  const row = selectRow(state, entity, id) as LocalizedColumns<string> | undefined; // the table names a field of the entity
  return row ? localized(row, name, state.language).trim() || undefined : null;
}

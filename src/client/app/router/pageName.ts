import type { EntityName } from '../../../model/schema/entities';
import type { LocalizedColumns } from '../../../model/site/languages';
import { localized } from '../../../model/site/languages';
import { isRowRoute, publicPages } from '../../../model/site/pages';
import type { RouteMatch } from '../../../model/site/paths';
import { isProtectedRoute, readRowId } from '../../../model/site/paths';
import { openedName, openedRow } from '../../../model/site/screens/openedRow';
import { selectBrand, selectRow, selectRows } from '../../store/selectors';
import type { RootState } from '../../store/store';
import { textIn } from '../../ui/text/textIn';

/** The name of the row that is open in a dialog; '' if none is open. */
const openName = (state: RootState, match: RouteMatch | undefined, search: string): string => {
  const opened = openedRow(match, search);
  if (!opened) return '';
  return openedName(opened.entity, opened.id, {
    brand: selectBrand(state),
    language: state.language,
    rows: (entity) => selectRows(state, entity),
    pictureText: (position) => textIn(state, 'gallery')('image-of', position),
  });
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

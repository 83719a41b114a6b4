import type { RouteMatch } from '../../../model/site/paths';
import type { ShownPage } from '../../../model/site/screens/shownPage';
import { shownPage } from '../../../model/site/screens/shownPage';
import { selectBrand, selectRows } from '../../store/selectors';
import type { RootState } from '../../store/store';
import { textIn } from '../../ui/text/textIn';

/** The title and the canonical query of the page at an address. */
export function selectShownPage(
  state: RootState,
  match: RouteMatch | undefined,
  search: string,
): Pick<ShownPage, 'title' | 'search'> {
  const shared = textIn(state, 'shared');
  return shownPage(match, search, {
    brand: selectBrand(state),
    language: state.language,
    rows: (entity) => selectRows(state, entity),
    sales: state.site,
    titleText: textIn(state, 'titles'),
    pictureText: (position) => textIn(state, 'gallery')('image-of', position),
    pageText: ({ number, count }) => shared('page-number', { number, count }),
  });
}

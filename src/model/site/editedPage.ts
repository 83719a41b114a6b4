import { editorOf } from '../schema/editors';
import type { PublicRoute } from './pages';
import { pageOf, publicRoutes } from './pages';
import type { RouteMatch } from './paths';

/**
 * The page where visitors see what a page of the administration edits: for an editor, the page that lists or opens its rows; for the
 * texts of a page, that page; the home page for the others.
 */
export function editedPage({ route, params }: RouteMatch): PublicRoute {
  const textPage = params.classKey ?? params.page;
  const entity = editorOf(route)?.entity;
  const shows = (candidate: PublicRoute): boolean => {
    const { texts, lists, opens, row, editor } = pageOf(candidate);
    if (editor !== undefined && editor === route) return true;
    if (textPage !== undefined) return texts.includes(textPage) && !row;
    return entity !== undefined && (lists === entity || opens?.entity === entity);
  };
  const found = publicRoutes.find(shows);
  if (found) return found;
  const ofRow = publicRoutes.find((each) => entity !== undefined && pageOf(each).row?.entity === entity);
  const list = ofRow && pageOf(ofRow).row?.list;
  return publicRoutes.find((each) => each === list) ?? 'home';
}

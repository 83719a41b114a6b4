import type { EntityName, Row } from '../../../model/schema/entities';
import type { IndexableRoute, RowRoute } from '../../../model/site/pages';
import { isRowRoute, publicPages } from '../../../model/site/pages';
import type { RouteMatch } from '../../../model/site/paths';
import { readRowId } from '../../../model/site/paths';
import type { PageContent } from '../pageContent';
import type { PageContext } from '../pageContext';
import { aboutPages } from './aboutPages';
import type { EntityOfRoute, GeneralRoute, PageBody, PageRenderers, RowPageRenderers } from './pageBlocks';
import { peoplePages, peopleRowPages } from './peoplePages';
import { productPages, productRowPages } from './productPages';
import { servicePages } from './servicePages';

const renderers: PageRenderers<GeneralRoute> = {
  ...aboutPages,
  ...productPages,
  ...servicePages,
  ...peoplePages,
};

const rowRenderers: RowPageRenderers<RowRoute> = { ...productRowPages, ...peopleRowPages };

const rowOf = <Name extends EntityName>(
  context: PageContext,
  name: Name,
  match: RouteMatch,
): Row<Name> | undefined => {
  const id = readRowId(match.params.id);
  return context.rows(name).find((row) => row.id === id);
};

const rowPageOf = async <Route extends RowRoute>(
  route: Route,
  pages: RowPageRenderers<Route>,
  match: RouteMatch,
  context: PageContext,
  content: PageContent,
): Promise<PageBody | undefined> => {
  const entity: EntityOfRoute<Route> = publicPages[route].row.entity;
  const row = rowOf(context, entity, match);
  return row && pages[route](context, row, () => content.createdAt(entity, row.id));
};

/** Renders the body of a route's page; undefined where the page's row does not exist. */
export async function pageBodyOf(
  route: IndexableRoute,
  match: RouteMatch,
  context: PageContext,
  content: PageContent,
): Promise<PageBody | undefined> {
  return isRowRoute(route)
    ? rowPageOf(route, rowRenderers, match, context, content)
    : renderers[route](context);
}

import type { EntityName, Row } from '../../../model/schema/entities';
import type { IndexableRoute, publicPages, RowRoute } from '../../../model/site/pages';
import type { ListPage } from '../../../model/site/screens/listPage';
import type { PageContext } from '../pageContext';
import type { JsonLdNode } from '../structuredData/jsonLdNode';

/** The description of a screen in the document of its page: for the loading screen and for search engines. */
export interface ScreenDescription {
  readonly heading: string;
  /** The introduction below the heading; undefined where it has none. */
  readonly introduction?: string;
  /** The picture that other sites show with a link to the page: its link in the content. */
  readonly picture?: string;
  /** The `sizes` with which the screen shows that picture first; undefined where it shows another one first. */
  readonly pictureSizes?: string;
  /** The description for search engines; undefined where the description of the route applies. */
  readonly description?: string;
  readonly jsonLdNodes?: readonly JsonLdNode[];
}

/** The routes whose pages do not depend on the parameters of the path. */
export type GeneralRoute = Exclude<IndexableRoute, RowRoute>;

/** The entity of the row that a route shows. */
export type EntityOfRoute<Route extends RowRoute> = (typeof publicPages)[Route]['row']['entity'] & EntityName;

/** The times of the row that a page shows. */
export interface RowTimes {
  /** When it was created, in ms since 1970; undefined where that is unknown. */
  readonly createdAt: () => Promise<number | undefined>;
  /** When it goes offline by itself: '2027-03-14T11:30Z', in UTC; undefined for never. */
  readonly offlineAt: () => string | undefined;
}

/** Describes a screen, with the texts that the screen shows. */
export type DescribeScreen = (context: PageContext, listPage: ListPage) => ScreenDescription;

/** Describes a screen that shows a row. */
export type DescribeRowScreen<Route extends RowRoute> = (
  context: PageContext,
  row: Row<EntityOfRoute<Route>>,
  times: RowTimes,
) => ScreenDescription | Promise<ScreenDescription>;

import type { EntityName, Row } from '../../../model/schema/entities';
import type { IndexableRoute, publicPages, RowRoute } from '../../../model/site/pages';
import type { PageContext } from '../pageContext';
import type { JsonLdNode } from '../structuredData/jsonLdNode';

/** An item of a page's list. It is rendered only when its page of the list is shown. */
export interface ListItem {
  readonly html: () => string;
  readonly jsonLd?: () => JsonLdNode;
}

/** The server-rendered content of a page, and its structured data. */
export interface PageBody {
  readonly heading: string;
  /** The introduction below the heading; undefined where blocks replace it. */
  readonly introduction?: string;
  /** The items of its list, which it shows a page at a time. */
  readonly items?: readonly ListItem[];
  /** The blocks below the list, as HTML. */
  readonly blocks: readonly string[];
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

/** Renders the body of each page. It has the texts of the screen, from the same content. */
export type PageRenderers<Route extends GeneralRoute> = Readonly<
  Record<Route, (context: PageContext) => PageBody>
>;

/** When the row was created, in ms since 1970; undefined where that is unknown. */
export type CreatedAt = () => Promise<number | undefined>;

/** Renders the body of each page that shows a row. */
export type RowPageRenderers<Route extends RowRoute> = {
  readonly [Each in Route]: (
    context: PageContext,
    row: Row<EntityOfRoute<Each>>,
    createdAt: CreatedAt,
  ) => PageBody | Promise<PageBody>;
};

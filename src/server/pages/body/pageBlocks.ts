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
  /** The description for search engines; undefined where the description of the route applies. */
  readonly description?: string;
  readonly jsonLdNodes?: readonly JsonLdNode[];
}

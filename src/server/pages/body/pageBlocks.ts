import type { JsonLdNode } from '../structuredData/jsonLdNode';

/** What a page lists, made where it is shown. */
export interface ListItem {
  readonly html: () => string;
  readonly thing?: () => JsonLdNode;
}

/** A page as it is read without scripts, and what it says to machines. */
export interface PageBody {
  readonly heading: string;
  /** What it says of itself below its heading; none where that is made of blocks. */
  readonly introduction?: string;
  /** What it lists next, a portion at a time. */
  readonly items?: readonly ListItem[];
  /** The blocks below, as HTML. */
  readonly blocks: readonly string[];
  /** What it is shared with: the link of a picture, as content has it. */
  readonly picture?: string;
  /** What it says of itself where the general description of its route would not do. */
  readonly description?: string;
  readonly things?: readonly JsonLdNode[];
}

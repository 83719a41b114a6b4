import type { Localized } from '../../model/site/languages';
import { localizedBy } from '../../model/site/languages';
import type { IndexableRoute } from '../../model/site/pages';
import { isRowRoute, publicPages } from '../../model/site/pages';
import type { RouteMatch } from '../../model/site/paths';
import { addressOf, canonicalAddress } from '../../model/site/paths';
import type { OpenableRow } from '../../model/site/screens/openedRow';
import type { ShownPage } from '../../model/site/screens/shownPage';
import { shownPage, withPageNumber } from '../../model/site/screens/shownPage';
import { plainLine } from '../../model/text/plainLine';
import type { PageContext } from './pageContext';
import { toShownPageContext } from './pageContext';
import type { ScreenDescription } from './screens/screenDescription';
import { breadcrumbs } from './structuredData/breadcrumbs';
import type { JsonLdNode } from './structuredData/jsonLdNode';
import { descriptionOf } from './structuredData/jsonLdNode';
import { openedRowNode, rowDescription } from './structuredData/openedRow';

/** The metadata of a page for search engines and for sites that link to it. */
export interface SearchMetadata {
  readonly description: string;
  /** The canonical address without its origin, with its open row or the page number of its list. */
  readonly path: string;
  /** The same address in each language. */
  readonly alternatePaths: Localized;
  /** The first picture, which other sites show with a link to the page: its link in the content. */
  readonly picture?: string;
  readonly jsonLdNodes: readonly JsonLdNode[];
  /** Whether search engines index the page that the canonical address leads to, and not this one. */
  readonly isNarrowed: boolean;
}

type IndexableMatch = RouteMatch & { readonly route: IndexableRoute };

type Step = readonly [name: string, path: string];

/** The list that the shown row belongs to, if the page shows one, and the page itself. */
const breadcrumbSteps = (
  match: IndexableMatch,
  { title, opened }: ShownPage,
  context: PageContext,
  path: string,
): readonly Step[] => {
  const { route, params } = match;
  const { language, text, path: to } = context;
  const page: Step = [title, path];
  if (opened)
    return [
      [shownPage(match, '', toShownPageContext(context)).title, addressOf(route, language, params)],
      page,
    ];
  const list = isRowRoute(route) ? publicPages[route].row.list : undefined;
  return list ? [[text('titles', list), to(list)], page] : [page];
};

/** The description of the open row, after which the page itself is described: a row may have none. */
const openedDescription = (context: PageContext, opened: OpenableRow, general: string): string => {
  const { description } = descriptionOf(plainLine(rowDescription(context, opened)));
  return description ?? descriptionOf(`${opened.name} – ${general}`).description ?? general;
};

/** The metadata of a page that search engines may index. */
export function searchMetadataOf(
  match: IndexableMatch,
  shown: ShownPage,
  context: PageContext,
  screen: ScreenDescription,
): SearchMetadata {
  const { route } = match;
  const { language, text } = context;
  const { search, opened, listPage, isNarrowed } = shown;
  const path = canonicalAddress(match, search, language);
  const general = plainLine(screen.description ?? text('titles', `description-${route}`));
  const picture = [opened?.row.image, screen.picture].find(Boolean);
  return {
    description: opened
      ? openedDescription(context, opened, general)
      : withPageNumber(general, listPage, toShownPageContext(context).pageText),
    path,
    alternatePaths: localizedBy((each) => canonicalAddress(match, search, each)),
    ...(picture && { picture }),
    isNarrowed,
    jsonLdNodes: [
      ...(opened ? [openedRowNode(context, opened, path)] : (screen.jsonLdNodes ?? [])),
      ...(route === 'home' ? [] : [breadcrumbs(context, breadcrumbSteps(match, shown, context, path))]),
    ],
  };
}

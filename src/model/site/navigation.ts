import type { FooterRoute, IndexableRoute, LinkedRoute, LinkLabel, Menu, RowRoute } from './pages';
import { isIndexable, isRowRoute, menus, menusInList, pageOf, publicPages, publicRoutes } from './pages';

/** A link to a page. */
export interface NavigationLink<Route extends LinkedRoute = LinkedRoute> {
  readonly route: Route;
  /** The key of its label on the text page 'navigation'. */
  readonly label: LinkLabel<Route>;
}

/** A menu of links. */
export interface NavigationMenu {
  /** The key of its label on the text page 'navigation'. */
  readonly label: Menu;
  readonly links: readonly NavigationLink[];
}

const linkedRoutes = publicRoutes.filter((route): route is LinkedRoute => 'link' in publicPages[route]);

const linkTo = <Route extends LinkedRoute>(route: Route): NavigationLink<Route> => ({
  route,
  label: publicPages[route].link.label,
});

const linksIn = (place: Menu | 'bar' | undefined): readonly NavigationLink[] =>
  linkedRoutes
    .map((route) => ({ route, link: pageOf(route).link }))
    .filter(({ link }) => link?.place === place)
    .sort((one, other) => (one.link?.position ?? 0) - (other.link?.position ?? 0))
    .map(({ route }) => linkTo(route));

const barLinks = linksIn('bar');

export function isMenu(item: NavigationLink | NavigationMenu): item is NavigationMenu {
  return 'links' in item;
}

/** The menus and links of the top bar and of the burger menu (specification, section 2). */
export const topBar: readonly (NavigationLink | NavigationMenu)[] = [
  ...menus.map((label) => ({ label, links: linksIn(label) })),
  ...barLinks,
];

/** The links of the footer. */
export const footerLinks = linkedRoutes
  .filter((route): route is FooterRoute => pageOf(route).link?.isInFooter === true)
  .map(linkTo);

/** The links of the top bar in one list, in which products come first. */
export const menuLinks: readonly NavigationLink[] = [...menusInList.flatMap(linksIn), ...barLinks];

/** The links of a page that needs no scripts: the home page, and the links of the top bar. */
export const navigationList: readonly NavigationLink[] = [...linksIn(undefined), ...menuLinks];

/** The pages of the sitemap that show no row. */
export const sitemapRoutes: readonly Exclude<IndexableRoute, RowRoute>[] = publicRoutes
  .filter(isIndexable)
  .filter((route): route is Exclude<IndexableRoute, RowRoute> => !isRowRoute(route));

/** The pages that show a row; the sitemap has one entry for each row. */
export const rowRoutes: readonly RowRoute[] = publicRoutes.filter(isRowRoute);

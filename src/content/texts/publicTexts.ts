import type {
  FooterRoute,
  IndexableRoute,
  LinkedRoute,
  LinkLabel,
  publicPages,
  PublicRoute,
} from '../../model/site/pages';
import { footerLinks, navigationList } from '../../model/site/navigation';
import { isIndexable, publicRoutes } from '../../model/site/pages';
import type { DescriptionKey } from '../../model/site/titles';
import type { PublicTextPage } from '../../model/text/textPages';
import type { AboutPage, PageText, PublicTexts } from './pageTexts';

/** The routes whose texts about the page stand in the file of a text page: those that list it first. */
type RoutesOf<Page extends PublicTextPage> = {
  [Route in PublicRoute]: (typeof publicPages)[Route]['texts'][0] extends Page ? Route : never;
}[PublicRoute];

type About<Route extends PublicRoute> = AboutPage &
  (Route extends IndexableRoute ? { readonly description: PageText } : unknown) &
  (Route extends LinkedRoute ? { readonly link: PageText } : unknown);

/** The texts of every public page. A page without its title, its description or its label does not compile. */
export type AllPublicTexts = {
  readonly [Page in PublicTextPage]: PublicTexts &
    ([RoutesOf<Page>] extends [never]
      ? unknown
      : { readonly pages: { readonly [Route in RoutesOf<Page>]: About<Route> } });
};

type TextsOf<Texts extends AllPublicTexts> = { readonly [Page in PublicTextPage]: Texts[Page]['texts'] };

/** The texts about each page. A function asks only for those that AllPublicTexts requires. */
type AboutPages = Readonly<Record<PublicRoute, Required<AboutPage>>>;

const aboutPages = (all: AllPublicTexts): AboutPages =>
  Object.assign({}, ...Object.values<PublicTexts>(all).map(({ pages }) => pages)) as AboutPages;

const recordOf = <Key extends string>(
  entries: readonly (readonly [Key, PageText])[],
): Readonly<Record<Key, PageText>> => Object.fromEntries(entries) as Readonly<Record<Key, PageText>>; // of these entries

/** The texts that the pages themselves show. */
export function textsOf<Texts extends AllPublicTexts>(all: Texts): TextsOf<Texts> {
  return Object.fromEntries(
    Object.entries<PublicTexts>(all).map(([page, { texts }]) => [page, texts]),
  ) as TextsOf<Texts>; // the same pages
}

/** The labels of the navigation. */
export function linkLabels(all: AllPublicTexts): Readonly<Record<LinkLabel, PageText>> {
  const about = aboutPages(all);
  return recordOf(navigationList.map(({ route, label }) => [label, about[route].link]));
}

/** The labels of the footer. */
export function footerLabels(all: AllPublicTexts): Readonly<Record<LinkLabel<FooterRoute>, PageText>> {
  const about = aboutPages(all);
  return recordOf(footerLinks.map(({ route, label }) => [label, about[route].link]));
}

/** The titles of the pages. */
export function titlesOf(all: AllPublicTexts): Readonly<Record<PublicRoute, PageText>> {
  const about = aboutPages(all);
  return recordOf(publicRoutes.map((route) => [route, about[route].title]));
}

/** The descriptions of the pages for search engines. */
export function descriptionsOf(all: AllPublicTexts): Readonly<Record<DescriptionKey, PageText>> {
  const about = aboutPages(all);
  return recordOf(
    publicRoutes
      .filter(isIndexable)
      .map((route): [DescriptionKey, PageText] => [`description-${route}`, about[route].description]),
  );
}

/** The names of the text pages in the administration. */
export function namesOf(all: AllPublicTexts): Readonly<Record<`page-${PublicTextPage}`, PageText>> {
  return recordOf(
    Object.entries<PublicTexts>(all).map(([page, { name }]): [`page-${PublicTextPage}`, PageText] => [
      `page-${page as PublicTextPage}`, // the keys of AllPublicTexts
      name,
    ]),
  );
}

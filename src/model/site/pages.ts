import { aboutParameter, sentParameter } from '../inquiries/aboutAddress';
import type { EntityName } from '../schema/entities';
import type { Localized } from './languages';

/** The menus of the top bar, in their order. Each name is the key of its label, on the text page 'navigation'. */
export const menus = ['about-us', 'products', 'services'] as const;

export type Menu = (typeof menus)[number];

/** Their order where all links stand in one list: what the company sells comes first. */
export const menusInList = ['products', 'services', 'about-us'] as const satisfies readonly Menu[];

interface PageLink {
  /** The key of its label, on the text page 'navigation' and, if the footer has it, on 'footer'. */
  readonly label: string;
  /** Its menu in the top bar, or the bar itself. The logo links to the page without a place. */
  readonly place?: Menu | 'bar';
  /** Its position in that place. */
  readonly position?: number;
  readonly isInFooter?: true;
}

interface PublicPage {
  /** `:name` is a parameter. */
  readonly path: Localized;
  /** The module of its screen in `client/site`; undefined where the administration has the screen. */
  readonly screen?: `${string}/${string}Screen`;
  /** The text pages that hold its texts. The texts about the page itself stand in the file of the first one. */
  readonly texts: readonly [string, ...string[]];
  /** Its link in the navigation. */
  readonly link?: PageLink;
  /** The row that it shows, by the parameter `id`: its entity, the field of its name, and the route of the list. */
  readonly row?: { readonly entity: EntityName; readonly name: string; readonly list: string };
  /** The rows that it lists a page at a time: `?page=2`. */
  readonly lists?: EntityName;
  /** The parameters of its address that narrow or order its list, or compare rows of it: `?kind=trailer`. */
  readonly narrowedBy?: readonly string[];
  /** The other parameters of its address that change what it shows: a tab, a video, a picture. */
  readonly views?: readonly string[];
  /** The rows that it opens in a dialog. The parameter of its address holds the id of the open row: `?part=3`. */
  readonly opens?: { readonly parameter: string; readonly entity: EntityName };
  /** The route of the administration that edits what it shows, if that is not an editor of one kind of content. */
  readonly editor?: string;
  /** Whether search engines must not index it. */
  readonly isHiddenFromSearch?: true;
}

/** The parameter with the words that a visitor searches the site or a list for: `?q=hose`. */
export const searchParameter = 'q';

const both = (path: string): Localized => ({ en: path, fr: path });

/**
 * Every public page (specification, section 2). Its path, title, head, route, navigation, place in the sitemap and text pages
 * derive from this table. The titles, descriptions and labels are in `content/texts`, in the file of the page.
 */
export const publicPages = {
  home: { path: both('/'), screen: 'home/HomeScreen', texts: ['home'], link: { label: 'home' } },
  mission: {
    path: { en: '/mission-commitment-values', fr: '/mission-engagement-valeurs' },
    screen: 'mission/MissionScreen',
    texts: ['mission'],
    link: { label: 'mission-commitment-values', place: 'about-us', position: 1 },
  },
  employees: {
    path: { en: '/employees', fr: '/personnels' },
    screen: 'employees/EmployeesScreen',
    texts: ['employees'],
    link: { label: 'current-employees', place: 'about-us', position: 3 },
    lists: 'employee',
    opens: { parameter: 'employee', entity: 'employee' },
  },
  achievements: {
    path: { en: '/achievements', fr: '/realisations' },
    screen: 'achievements/AchievementsScreen',
    texts: ['achievements'],
    link: { label: 'realizations', place: 'about-us', position: 2 },
    views: ['page', 'type'],
    opens: { parameter: 'achievement', entity: 'realization' },
  },
  assemblies: {
    path: { en: '/assemble-mount', fr: '/assemblage-montage' },
    screen: 'assemblies/AssembliesScreen',
    texts: ['assemble-mount'],
    link: { label: 'assemble-mount', place: 'about-us', position: 4 },
    views: ['type', 'video'],
    opens: { parameter: 'assembly', entity: 'assembly' },
  },
  manufacturers: {
    path: { en: '/manufacturers', fr: '/manufacturiers' },
    screen: 'manufacturers/ManufacturersScreen',
    texts: ['manufacturers'],
    link: { label: 'manufacturers', place: 'about-us', position: 5 },
    opens: { parameter: 'picture', entity: 'manufacturerImage' },
  },
  gallery: {
    path: { en: '/gallery', fr: '/gallerie' },
    screen: 'gallery/GalleryScreen',
    texts: ['gallery'],
    link: { label: 'gallery', place: 'about-us', position: 6 },
    lists: 'galleryImage',
    opens: { parameter: 'picture', entity: 'galleryImage' },
  },
  tankers: {
    path: { en: '/tankers', fr: '/citernes' },
    screen: 'tankers/TankersScreen',
    texts: ['tankers'],
    link: { label: 'tankers', place: 'products', position: 1 },
    lists: 'tanker',
    narrowedBy: [
      ...['kind', 'condition', 'capacity', 'compartments', 'material', 'manufacturer', 'year', 'price'],
      ...['availability', 'sort', 'filters', 'compare'],
    ],
  },
  tanker: {
    path: { en: '/tankers/:id', fr: '/citernes/:id' },
    screen: 'tankers/TankerScreen',
    texts: ['tankers'],
    row: { entity: 'tanker', name: 'name', list: 'tankers' },
    views: ['picture'],
  },
  parts: {
    path: { en: '/parts', fr: '/pieces' },
    screen: 'parts/PartsScreen',
    texts: ['parts'],
    link: { label: 'parts', place: 'products', position: 2 },
    lists: 'product',
    narrowedBy: [searchParameter],
    opens: { parameter: 'part', entity: 'product' },
  },
  services: {
    path: both('/services-reparations'),
    screen: 'services/ServicesScreen',
    texts: ['services-and-repairs'],
    link: { label: 'services-reparations', place: 'services', position: 1 },
  },
  certifications: {
    path: both('/certification'),
    screen: 'certifications/CertificationsScreen',
    texts: ['certifications', 'certifications-certipropane'],
    link: { label: 'certification', place: 'services', position: 2 },
  },
  documents: {
    path: { en: '/useful-documents', fr: '/documents-utiles' },
    screen: 'documents/DocumentsScreen',
    texts: ['useful-documents'],
    link: { label: 'useful-documents', place: 'services', position: 3 },
  },
  careers: {
    path: { en: '/careers', fr: '/carrieres' },
    screen: 'careers/CareersScreen',
    texts: ['career'],
    link: { label: 'careers', place: 'bar', position: 1, isInFooter: true },
  },
  career: {
    path: { en: '/careers/:id', fr: '/carrieres/:id' },
    screen: 'careers/CareerScreen',
    texts: ['career'],
    row: { entity: 'jobPosting', name: 'jobTitle', list: 'careers' },
  },
  contact: {
    path: { en: '/join-us', fr: '/nous-joindre' },
    screen: 'contact/ContactScreen',
    texts: ['contact'],
    editor: 'editContacts',
    link: { label: 'join-us', place: 'bar', position: 2, isInFooter: true },
  },
  accessibility: {
    path: { en: '/accessibility', fr: '/accessibilite' },
    screen: 'accessibility/AccessibilityScreen',
    texts: ['accessibility'],
    link: { label: 'accessibility', isInFooter: true },
  },
  privacy: {
    path: { en: '/privacy', fr: '/confidentialite' },
    screen: 'privacy/PrivacyScreen',
    texts: ['privacy'],
    link: { label: 'privacy', isInFooter: true },
  },
  inquiry: {
    path: { en: '/ask', fr: '/demande' },
    screen: 'inquiry/InquiryScreen',
    texts: ['inquiry'],
    narrowedBy: [aboutParameter, sentParameter],
    isHiddenFromSearch: true,
  },
  search: {
    path: { en: '/search', fr: '/recherche' },
    screen: 'search/SearchScreen',
    texts: ['search'],
    link: { label: 'search' },
    narrowedBy: [searchParameter],
    isHiddenFromSearch: true,
  },
  login: { path: { en: '/login', fr: '/connexion' }, texts: ['login'], isHiddenFromSearch: true },
} as const satisfies Readonly<Record<string, PublicPage>>;

type Pages = typeof publicPages;

export type PublicRoute = keyof Pages;

/** The routes whose page has a property of the table. */
type RouteWith<Property> = {
  [Route in PublicRoute]: Pages[Route] extends Property ? Route : never;
}[PublicRoute];

/** The routes that search engines may index. */
export type IndexableRoute = Exclude<PublicRoute, RouteWith<{ readonly isHiddenFromSearch: true }>>;

/** The routes whose page shows one row. */
export type RowRoute = RouteWith<{ readonly row: object }>;

/** The routes whose page opens rows in a dialog. */
export type OpeningRoute = RouteWith<{ readonly opens: object }>;

/** The routes in the navigation. */
export type LinkedRoute = RouteWith<{ readonly link: object }>;

/** The routes in the footer. */
export type FooterRoute = RouteWith<{ readonly link: { readonly isInFooter: true } }>;

/** The key of the label of a route. */
export type LinkLabel<Route extends LinkedRoute = LinkedRoute> = Pages[Route]['link']['label'];

export const publicRoutes = Object.keys(publicPages) as readonly PublicRoute[]; // the keys of a literal object are its own

/** A page of the table with the properties that only some pages have. */
export function pageOf(route: PublicRoute): PublicPage {
  return publicPages[route];
}

export function isIndexable(route: PublicRoute): route is IndexableRoute {
  return !pageOf(route).isHiddenFromSearch;
}

export function isRowRoute(route: PublicRoute): route is RowRoute {
  return 'row' in publicPages[route];
}

export function isOpeningRoute(route: PublicRoute): route is OpeningRoute {
  return 'opens' in publicPages[route];
}

/** The query of the address at which a page shows a row in a dialog: `?part=3`. */
export function openedSearch(route: OpeningRoute, id: number): string {
  return `?${publicPages[route].opens.parameter}=${id}`;
}

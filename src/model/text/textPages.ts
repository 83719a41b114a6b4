import type { PublicRoute } from '../site/pages';
import { publicPages, publicRoutes } from '../site/pages';
import type { TextResource } from './texts';

/** The text pages of a public page: `PublicTextPage<'gallery'>`. */
export type PublicTextPage<Route extends PublicRoute = PublicRoute> =
  (typeof publicPages)[Route]['texts'][number];

/** The text pages of the public pages. */
export const publicTextPages: readonly PublicTextPage[] = [
  ...new Set(publicRoutes.flatMap<PublicTextPage>((route) => publicPages[route].texts)),
];

/** The pages whose texts only the administration shows. Visitors do not load them. */
const administrationTextPages = [
  'accounts',
  'admin',
  'edit-resources',
  'edit-contact',
  'edit-manufacturers',
  'editors',
  'history',
  'dashboard',
  'palette',
  'languages',
  'on-page',
  'inbox',
  'import',
  'inquiry-mail',
  'second-factor',
  'rich-text',
  'super',
] as const;

/** Whether only the administration shows a text. The login form shows texts of other pages. */
export function isAdministrationText({ page }: Pick<TextResource, 'page'>): boolean {
  return administrationTextPages.some((each) => each === page);
}

/**
 * The pages that texts belong to, in the order of the lists. `shared` stands for the texts without a page. The texts are in
 * `content/texts`, one file per page.
 */
export const textPages = [
  'shared',
  'navigation',
  'footer',
  ...publicTextPages,
  'error',
  'common',
  ...administrationTextPages,
  'toast',
  'titles',
] as const;

export type TextPage = (typeof textPages)[number];

/** The page that is stored with a text: null for shared texts. */
export function storedPage(page: TextPage): string | null {
  return page === 'shared' ? null : page;
}

/** The path segment for the texts that belong to no page. */
const sharedClassKey = 'shared' satisfies TextPage;

export function classKeyOf({ page }: Pick<TextResource, 'page'>): string {
  return page ?? sharedClassKey;
}

export function isTextPage(classKey: string): classKey is TextPage {
  return textPages.some((page) => page === classKey);
}

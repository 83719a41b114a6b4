import type { TextResource } from './texts';

/**
 * The pages that texts belong to, in the order of the lists. `shared` stands for the texts without a page. The texts are in
 * `content/texts`, one file per page.
 */
export const textPages = [
  'shared',
  'navigation',
  'footer',
  'home',
  'mission',
  'contact',
  'achievements',
  'employees',
  'assemble-mount',
  'manufacturers',
  'gallery',
  'tankers',
  'parts',
  'services-and-repairs',
  'certifications',
  'certifications-certipropane',
  'useful-documents',
  'career',
  'login',
  'error',
  'common',
  'admin',
  'edit-resources',
  'edit-contact',
  'edit-manufacturers',
  'editors',
  'history',
  'second-factor',
  'rich-text',
  'super',
  'toast',
  'titles',
] as const;

export type TextPage = (typeof textPages)[number];

/** A text of the site by its page and key: 'shared/price'. */
export type TextId = `${TextPage}/${string}`;

/** The page that is stored with a text: null for shared texts. */
export function storedPage(page: TextPage): string | null {
  return page === 'shared' ? null : page;
}

/** The path segment for the texts that belong to no page. */
export const sharedClassKey = 'shared' satisfies TextPage;

export function classKeyOf({ page }: Pick<TextResource, 'page'>): string {
  return page ?? sharedClassKey;
}

export function isTextPage(classKey: string): classKey is TextPage {
  return textPages.some((page) => page === classKey);
}

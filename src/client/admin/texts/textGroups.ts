import type { TextKey } from '../../../content/texts';
import type { TextPage } from '../../../model/text/textPages';

export interface TextGroup {
  readonly title: TextKey<'edit-resources'>;
  readonly pages: readonly TextPage[];
}

/** The group of each page in the index; a page that is missing here does not compile. */
const groupOf = {
  home: 'group-pages',
  mission: 'group-pages',
  employees: 'group-pages',
  achievements: 'group-pages',
  'assemble-mount': 'group-pages',
  manufacturers: 'group-pages',
  gallery: 'group-pages',
  tankers: 'group-pages',
  parts: 'group-pages',
  'services-and-repairs': 'group-pages',
  certifications: 'group-pages',
  'certifications-certipropane': 'group-pages',
  'useful-documents': 'group-pages',
  career: 'group-pages',
  contact: 'group-pages',
  navigation: 'group-everywhere',
  footer: 'group-everywhere',
  common: 'group-everywhere',
  shared: 'group-everywhere',
  titles: 'group-everywhere',
  error: 'group-everywhere',
  login: 'group-administration',
  admin: 'group-administration',
  editors: 'group-administration',
  history: 'group-administration',
  'second-factor': 'group-administration',
  'edit-contact': 'group-administration',
  'edit-manufacturers': 'group-administration',
  'edit-resources': 'group-administration',
  'rich-text': 'group-administration',
  toast: 'group-administration',
  super: 'group-administration',
} as const satisfies Record<TextPage, TextKey<'edit-resources'>>;

const pages = Object.keys(groupOf) as readonly TextPage[]; // an object literal has no inherited keys

/** The groups of the index of texts, in the order in which they are shown. */
export const textGroups: readonly TextGroup[] = (
  ['group-pages', 'group-everywhere', 'group-administration'] as const
).map((title) => ({ title, pages: pages.filter((page) => groupOf[page] === title) }));

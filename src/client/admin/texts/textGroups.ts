import type { TextKey } from '../../../content/texts';
import { pageOf, publicRoutes } from '../../../model/site/pages';
import type { PublicTextPage, TextPage } from '../../../model/text/textPages';
import { publicTextPages } from '../../../model/text/textPages';

export interface TextGroup {
  readonly title: TextKey<'edit-resources'>;
  readonly pages: readonly TextPage[];
}

/** The group of each text page that belongs to no public page; one that is missing here does not compile. */
const groupOf = {
  navigation: 'group-everywhere',
  footer: 'group-everywhere',
  common: 'group-everywhere',
  shared: 'group-everywhere',
  titles: 'group-everywhere',
  error: 'group-everywhere',
  accounts: 'group-administration',
  admin: 'group-administration',
  editors: 'group-administration',
  history: 'group-administration',
  dashboard: 'group-administration',
  palette: 'group-administration',
  languages: 'group-administration',
  'on-page': 'group-administration',
  inbox: 'group-administration',
  import: 'group-administration',
  'inquiry-mail': 'group-administration',
  'second-factor': 'group-administration',
  'edit-contact': 'group-administration',
  'edit-manufacturers': 'group-administration',
  'edit-resources': 'group-administration',
  'rich-text': 'group-administration',
  toast: 'group-administration',
  super: 'group-administration',
} as const satisfies Record<Exclude<TextPage, PublicTextPage>, TextKey<'edit-resources'>>;

const isPublicPage = (page: PublicTextPage): boolean =>
  publicRoutes.map(pageOf).some(({ screen, texts }) => screen !== undefined && texts.includes(page));

const pagesOf = (group: TextGroup['title']): readonly TextPage[] => [
  ...publicTextPages.filter(
    (page) => group === (isPublicPage(page) ? 'group-pages' : 'group-administration'),
  ),
  ...(Object.keys(groupOf) as (keyof typeof groupOf)[]) // an object literal has no inherited keys
    .filter((page) => groupOf[page] === group),
];

/** The groups of the index of texts, in the order in which they are shown. */
export const textGroups: readonly TextGroup[] = (
  ['group-pages', 'group-everywhere', 'group-administration'] as const
).map((title) => ({ title, pages: pagesOf(title) }));

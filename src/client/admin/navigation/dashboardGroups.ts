import { editors } from '../../../model/schema/editors';
import type { EntityName } from '../../../model/schema/entities';
import { adminOf, childrenOf, isEntityName } from '../../../model/schema/entities';
import type { ProtectedRoute } from '../../../model/site/paths';
import type { TextKey } from '../../../content/texts';

/** The items that a link of the dashboard counts: rows of entities, texts of some or all pages, or none. */
type CountSource =
  | { readonly rows: readonly EntityName[] }
  | { readonly textPages: readonly string[] | 'all' }
  | { readonly isUncounted: true };

export type DashboardLink = CountSource & {
  readonly label: TextKey<'admin'>;
  readonly route: ProtectedRoute;
  readonly params?: Readonly<Record<string, string>>;
};

export interface DashboardGroup {
  readonly title: TextKey<'admin'>;
  readonly text: TextKey<'admin'>;
  readonly links: readonly DashboardLink[];
}

const textsLink = (label: TextKey<'admin'>, classKey: string): DashboardLink => ({
  label,
  route: 'editTexts',
  params: { classKey },
  textPages: [classKey],
});

const countedEntity = (entity: EntityName): EntityName => {
  const { counted = entity } = adminOf(entity);
  return isEntityName(counted) ? counted : entity;
};

/** The links to the editors of a group, in the order of the table. */
const editorLinks = (group: DashboardGroup['title']): readonly DashboardLink[] =>
  editors
    .filter(({ entity }) => adminOf(entity).dashboardGroup === group)
    .map(({ route, entity }) => ({ label: route, route, rows: [countedEntity(entity)] }));

/** The six groups of the dashboard and the editors behind them (specification, section 2). */
export const dashboardGroups: readonly DashboardGroup[] = [
  {
    title: 'about-us',
    text: 'about-us-text',
    links: editorLinks('about-us'),
  },
  {
    title: 'products',
    text: 'products-text',
    links: [...editorLinks('products'), textsLink('edit-tankers-resources', 'tankers')],
  },
  {
    title: 'services',
    text: 'services-text',
    links: [
      textsLink('edit-services-resources', 'services-and-repairs'),
      textsLink('edit-certifications-resources', 'certifications'),
      textsLink('edit-certifications-certipropane-resources', 'certifications-certipropane'),
    ],
  },
  {
    title: 'careers',
    text: 'careers-text',
    links: [...editorLinks('careers'), textsLink('edit-career-resources', 'career')],
  },
  {
    title: 'join-us',
    text: 'join-us-text',
    links: [
      { label: 'edit-contacts', route: 'editContacts', rows: childrenOf('location') },
      textsLink('edit-contact-resources', 'contact'),
    ],
  },
  {
    title: 'resources',
    text: 'resources-text',
    links: [
      { label: 'edit-resources', route: 'editTextsIndex', textPages: 'all' },
      textsLink('edit-home-resources', 'home'),
      textsLink('edit-navigation-resources', 'navigation'),
      textsLink('edit-footer-resources', 'footer'),
      { label: 'language-review', route: 'languages', isUncounted: true },
      { label: 'history', route: 'history', isUncounted: true },
      { label: 'import-content', route: 'importContent', isUncounted: true },
      { label: 'accounts', route: 'accounts', isUncounted: true },
    ],
  },
];

import type { EntityName } from '../../../model/schema/entities';
import type { ProtectedRoute } from '../../../model/site/paths';
import type { TextKey } from '../../../content/texts';

/** What a link of the dashboard counts: the rows of entities, the texts of some or all pages, or nothing. */
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

const rowsLink = (
  label: TextKey<'admin'>,
  route: ProtectedRoute,
  ...entityNames: EntityName[]
): DashboardLink => ({
  label,
  route,
  rows: entityNames,
});

/** The six groups of the dashboard and the editors behind them (specification, section 2). */
export const dashboardGroups: readonly DashboardGroup[] = [
  {
    title: 'about-us',
    text: 'about-us-text',
    links: [
      rowsLink('edit-achievements', 'editAchievements', 'realization'),
      rowsLink('edit-employees', 'editEmployees', 'employee'),
      rowsLink('edit-assemblies', 'editAssemblies', 'assembly'),
      rowsLink('edit-manufacturers', 'editManufacturers', 'manufacturer'),
      rowsLink('edit-gallery', 'editGallery', 'galleryImage'),
    ],
  },
  {
    title: 'products',
    text: 'products-text',
    links: [
      rowsLink('edit-tankers', 'editTankers', 'tanker'),
      rowsLink('edit-parts', 'editParts', 'product'),
      textsLink('edit-tankers-resources', 'tankers'),
    ],
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
    links: [
      rowsLink('edit-careers', 'editCareers', 'jobPosting'),
      textsLink('edit-career-resources', 'career'),
    ],
  },
  {
    title: 'join-us',
    text: 'join-us-text',
    links: [
      rowsLink('edit-contacts', 'editContacts', 'telephone', 'email', 'opening'),
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
      { label: 'history', route: 'history', isUncounted: true },
    ],
  },
];

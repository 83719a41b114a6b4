import type { EntityName } from '../../../model/schema/entities';
import type { ProtectedRoute } from '../../../model/site/paths';
import type { TextKey } from '../../../content/texts';

/** What a link of the dashboard counts: the rows of kinds of content, the texts of pages (or of all of them), or nothing. */
type Counted =
  | { readonly rows: readonly EntityName[] }
  | { readonly textPages: readonly string[] | 'all' }
  | { readonly isUncounted: true };

export type DashboardLink = Counted & {
  readonly label: TextKey<'admin'>;
  readonly route: ProtectedRoute;
  readonly params?: Readonly<Record<string, string>>;
};

export interface DashboardGroup {
  readonly title: TextKey<'admin'>;
  readonly text: TextKey<'admin'>;
  readonly links: readonly DashboardLink[];
}

const texts = (label: TextKey<'admin'>, classKey: string): DashboardLink => ({
  label,
  route: 'editTexts',
  params: { classKey },
  textPages: [classKey],
});

const rows = (label: TextKey<'admin'>, route: ProtectedRoute, ...kinds: EntityName[]): DashboardLink => ({
  label,
  route,
  rows: kinds,
});

/** The six groups of the dashboard and the editors behind them (specification, section 2). */
export const dashboardGroups: readonly DashboardGroup[] = [
  {
    title: 'about-us',
    text: 'about-us-text',
    links: [
      rows('edit-achievements', 'editAchievements', 'realization'),
      rows('edit-employees', 'editEmployees', 'employee'),
      rows('edit-assemblies', 'editAssemblies', 'assembly'),
      rows('edit-manufacturers', 'editManufacturers', 'manufacturer'),
      rows('edit-gallery', 'editGallery', 'galleryImage'),
    ],
  },
  {
    title: 'products',
    text: 'products-text',
    links: [
      rows('edit-tankers', 'editTankers', 'tanker'),
      rows('edit-parts', 'editParts', 'product'),
      texts('edit-tankers-resources', 'tankers'),
    ],
  },
  {
    title: 'services',
    text: 'services-text',
    links: [
      texts('edit-services-resources', 'services-and-repairs'),
      texts('edit-certifications-resources', 'certifications'),
      texts('edit-certifications-certipropane-resources', 'certifications-certipropane'),
    ],
  },
  {
    title: 'careers',
    text: 'careers-text',
    links: [rows('edit-careers', 'editCareers', 'jobPosting'), texts('edit-career-resources', 'career')],
  },
  {
    title: 'join-us',
    text: 'join-us-text',
    links: [
      rows('edit-contacts', 'editContacts', 'telephone', 'email', 'opening'),
      texts('edit-contact-resources', 'contact'),
    ],
  },
  {
    title: 'resources',
    text: 'resources-text',
    links: [
      { label: 'edit-resources', route: 'editTextsIndex', textPages: 'all' },
      texts('edit-home-resources', 'home'),
      texts('edit-navigation-resources', 'navigation'),
      texts('edit-footer-resources', 'footer'),
      { label: 'history', route: 'history', isUncounted: true },
    ],
  },
];

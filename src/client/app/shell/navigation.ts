import type { PublicRoute } from '../../../model/site/paths';
import type { TextKey } from '../../../content/texts';

export interface NavigationLink {
  readonly route: PublicRoute;
  readonly label: TextKey<'navigation'>;
}

export interface NavigationMenu {
  readonly label: TextKey<'navigation'>;
  readonly links: readonly NavigationLink[];
}

export function isMenu(item: NavigationLink | NavigationMenu): item is NavigationMenu {
  return 'links' in item;
}

/** The links and menus of the top bar (specification, section 2). */
export const navigation: readonly (NavigationLink | NavigationMenu)[] = [
  {
    label: 'about-us',
    links: [
      { route: 'mission', label: 'mission-commitment-values' },
      { route: 'achievements', label: 'realizations' },
      { route: 'employees', label: 'current-employees' },
      { route: 'assemblies', label: 'assemble-mount' },
      { route: 'manufacturers', label: 'manufacturers' },
      { route: 'gallery', label: 'gallery' },
    ],
  },
  {
    label: 'products',
    links: [
      { route: 'tankers', label: 'tankers' },
      { route: 'parts', label: 'parts' },
    ],
  },
  {
    label: 'services',
    links: [
      { route: 'services', label: 'services-reparations' },
      { route: 'certifications', label: 'certification' },
      { route: 'documents', label: 'useful-documents' },
    ],
  },
  { route: 'careers', label: 'careers' },
  { route: 'contact', label: 'join-us' },
];

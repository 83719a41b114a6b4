import type { ComponentType, LazyExoticComponent } from 'react';
import type { PublicRoute } from '../../../model/site/paths';
import { matchPath } from '../../../model/site/paths';
import { lazyWithRetry } from '../../ui/lazy/lazyWithRetry';

type Screen = ComponentType;
type Load = () => Promise<{ default: Screen }>;

/*
 * One chunk per screen, named after its route: the server's HTML preloads it together with the first script.
 */
const loaders: Readonly<Record<PublicRoute, Load>> = {
  home: () => import(/* webpackChunkName: "home" */ '../../site/home/HomeScreen'),
  login: () => import(/* webpackChunkName: "login" */ '../../admin/session/login/LoginScreen'),
  mission: () => import(/* webpackChunkName: "mission" */ '../../site/mission/MissionScreen'),
  employees: () => import(/* webpackChunkName: "employees" */ '../../site/employees/EmployeesScreen'),
  achievements: () =>
    import(/* webpackChunkName: "achievements" */ '../../site/achievements/AchievementsScreen'),
  assemblies: () => import(/* webpackChunkName: "assemblies" */ '../../site/assemblies/AssembliesScreen'),
  manufacturers: () =>
    import(/* webpackChunkName: "manufacturers" */ '../../site/manufacturers/ManufacturersScreen'),
  gallery: () => import(/* webpackChunkName: "gallery" */ '../../site/gallery/GalleryScreen'),
  tankers: () => import(/* webpackChunkName: "tankers" */ '../../site/tankers/TankersScreen'),
  tanker: () => import(/* webpackChunkName: "tanker" */ '../../site/tankers/TankerScreen'),
  parts: () => import(/* webpackChunkName: "parts" */ '../../site/parts/PartsScreen'),
  services: () => import(/* webpackChunkName: "services" */ '../../site/services/ServicesScreen'),
  certifications: () =>
    import(/* webpackChunkName: "certifications" */ '../../site/certifications/CertificationsScreen'),
  documents: () => import(/* webpackChunkName: "documents" */ '../../site/documents/DocumentsScreen'),
  careers: () => import(/* webpackChunkName: "careers" */ '../../site/careers/CareersScreen'),
  career: () => import(/* webpackChunkName: "career" */ '../../site/careers/CareerScreen'),
  contact: () => import(/* webpackChunkName: "contact" */ '../../site/contact/ContactScreen'),
};

/** The screen of each public route. Its code is loaded when it is shown. */
export const screens = Object.fromEntries(
  Object.entries(loaders).map(([route, load]) => [route, lazyWithRetry(load)]),
) as unknown as Readonly<Record<PublicRoute, LazyExoticComponent<Screen>>>; // one screen for each route above

/** Loads the code of a public page before it is shown, so that it appears at once. */
export function preloadScreen(pathname: string): void {
  const route = matchPath(pathname)?.route;
  // `lazyWithRetry` handles the same failure when the page is shown.
  if (route && route in loaders) loaders[route as PublicRoute]().catch(() => undefined);
}

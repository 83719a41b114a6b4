import type { ProtectedRoute, Route } from './paths';
import { isProtectedRoute } from './paths';
import type { TextKey } from './textKeys';

const administration: Readonly<Record<ProtectedRoute, TextKey<'titles'>>> = {
  dashboard: 'admin',
  changePassword: 'change-password',
  history: 'history',
  secondFactor: 'second-factor',
  editPage: 'edit-texts',
  editTextsIndex: 'edit-texts',
  editTexts: 'edit-texts',
  editContacts: 'edit-contacts',
  editManufacturers: 'edit-manufacturers',
  editAchievements: 'edit-achievements',
  editEmployees: 'edit-employees',
  editParts: 'edit-parts',
  editAssemblies: 'edit-assemblies',
  editGallery: 'edit-gallery',
  editCareers: 'edit-careers',
  editTankers: 'edit-tankers',
};

/** The text that is the title of a route's page, on the page 'titles'. Where the route shows one item, its name goes before. */
export const titleKeyOf = (route: Route | undefined): TextKey<'titles'> => {
  if (route === undefined) return 'not-found';
  return isProtectedRoute(route) ? administration[route] : route;
};

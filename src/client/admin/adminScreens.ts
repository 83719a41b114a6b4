import { lazy } from 'react';
import type { ComponentType, LazyExoticComponent } from 'react';
import type { ProtectedRoute } from '../../model/paths';

type Screen = LazyExoticComponent<ComponentType>;

/** The screens of the administration, a chunk each. */
export const adminScreens: Readonly<Record<ProtectedRoute, Screen>> = {
  dashboard: lazy(() => import(/* webpackChunkName: "dashboard" */ './dashboard/DashboardScreen')),
  changePassword: lazy(
    () => import(/* webpackChunkName: "change-password" */ './password/ChangePasswordScreen'),
  ),
  secondFactor: lazy(
    () => import(/* webpackChunkName: "second-factor" */ './secondFactor/SecondFactorScreen'),
  ),
  editManufacturers: lazy(
    () => import(/* webpackChunkName: "edit-manufacturers" */ './editors/ManufacturersEditorScreen'),
  ),
  editAchievements: lazy(
    () => import(/* webpackChunkName: "edit-achievements" */ './editors/AchievementsEditorScreen'),
  ),
  editEmployees: lazy(
    () => import(/* webpackChunkName: "edit-employees" */ './editors/EmployeesEditorScreen'),
  ),
  editParts: lazy(() => import(/* webpackChunkName: "edit-parts" */ './editors/PartsEditorScreen')),
  editAssemblies: lazy(
    () => import(/* webpackChunkName: "edit-assemblies" */ './editors/AssembliesEditorScreen'),
  ),
  editGallery: lazy(() => import(/* webpackChunkName: "edit-gallery" */ './editors/GalleryEditorScreen')),
  editCareers: lazy(() => import(/* webpackChunkName: "edit-careers" */ './editors/CareersEditorScreen')),
  editTankers: lazy(() => import(/* webpackChunkName: "edit-tankers" */ './editors/TankersEditorScreen')),
  editTextsIndex: lazy(() => import(/* webpackChunkName: "texts-index" */ './texts/TextsIndexScreen')),
  editTexts: lazy(() => import(/* webpackChunkName: "texts" */ './texts/TextsEditorScreen')),
  editPage: lazy(() => import(/* webpackChunkName: "texts" */ './texts/PageTextsEditorScreen')),
  history: lazy(() => import(/* webpackChunkName: "history" */ './history/HistoryScreen')),
  editContacts: lazy(() => import(/* webpackChunkName: "edit-contacts" */ './contacts/ContactsEditorScreen')),
};

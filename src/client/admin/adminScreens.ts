import type { ComponentType, LazyExoticComponent } from 'react';
import type { ProtectedRoute } from '../../model/site/paths';
import { late } from '../ui/lazy/lazyWithRetry';

type Screen = LazyExoticComponent<ComponentType>;

/** The screens of the administration, a chunk each. */
export const adminScreens: Readonly<Record<ProtectedRoute, Screen>> = {
  dashboard: late(() => import(/* webpackChunkName: "dashboard" */ './dashboard/DashboardScreen')),
  changePassword: late(
    () => import(/* webpackChunkName: "change-password" */ './session/password/ChangePasswordScreen'),
  ),
  secondFactor: late(
    () => import(/* webpackChunkName: "second-factor" */ './session/secondFactor/SecondFactorScreen'),
  ),
  editManufacturers: late(
    () => import(/* webpackChunkName: "edit-manufacturers" */ './editors/ManufacturersEditorScreen'),
  ),
  editAchievements: late(
    () => import(/* webpackChunkName: "edit-achievements" */ './editors/AchievementsEditorScreen'),
  ),
  editEmployees: late(
    () => import(/* webpackChunkName: "edit-employees" */ './editors/EmployeesEditorScreen'),
  ),
  editParts: late(() => import(/* webpackChunkName: "edit-parts" */ './editors/PartsEditorScreen')),
  editAssemblies: late(
    () => import(/* webpackChunkName: "edit-assemblies" */ './editors/AssembliesEditorScreen'),
  ),
  editGallery: late(() => import(/* webpackChunkName: "edit-gallery" */ './editors/GalleryEditorScreen')),
  editCareers: late(() => import(/* webpackChunkName: "edit-careers" */ './editors/CareersEditorScreen')),
  editTankers: late(() => import(/* webpackChunkName: "edit-tankers" */ './editors/TankersEditorScreen')),
  editTextsIndex: late(() => import(/* webpackChunkName: "texts-index" */ './texts/TextsIndexScreen')),
  editTexts: late(() => import(/* webpackChunkName: "texts" */ './texts/TextsEditorScreen')),
  editPage: late(() => import(/* webpackChunkName: "texts" */ './texts/PageTextsEditorScreen')),
  history: late(() => import(/* webpackChunkName: "history" */ './history/HistoryScreen')),
  editContacts: late(() => import(/* webpackChunkName: "edit-contacts" */ './contacts/ContactsEditorScreen')),
};

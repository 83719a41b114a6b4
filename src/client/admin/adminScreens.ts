import type { ComponentType, LazyExoticComponent } from 'react';
import type { ProtectedRoute } from '../../model/site/paths';
import { lazyWithRetry } from '../ui/lazy/lazyWithRetry';

type Screen = LazyExoticComponent<ComponentType>;

/** The screens of the administration, loaded on demand. */
export const adminScreens: Readonly<Record<ProtectedRoute, Screen>> = {
  dashboard: lazyWithRetry(() => import(/* webpackChunkName: "dashboard" */ './dashboard/DashboardScreen')),
  changePassword: lazyWithRetry(
    () => import(/* webpackChunkName: "change-password" */ './session/password/ChangePasswordScreen'),
  ),
  secondFactor: lazyWithRetry(
    () => import(/* webpackChunkName: "second-factor" */ './session/secondFactor/SecondFactorScreen'),
  ),
  editManufacturers: lazyWithRetry(
    () => import(/* webpackChunkName: "edit-manufacturers" */ './editors/ManufacturersEditorScreen'),
  ),
  editAchievements: lazyWithRetry(
    () => import(/* webpackChunkName: "edit-achievements" */ './editors/AchievementsEditorScreen'),
  ),
  editEmployees: lazyWithRetry(
    () => import(/* webpackChunkName: "edit-employees" */ './editors/EmployeesEditorScreen'),
  ),
  editParts: lazyWithRetry(() => import(/* webpackChunkName: "edit-parts" */ './editors/PartsEditorScreen')),
  editAssemblies: lazyWithRetry(
    () => import(/* webpackChunkName: "edit-assemblies" */ './editors/AssembliesEditorScreen'),
  ),
  editGallery: lazyWithRetry(
    () => import(/* webpackChunkName: "edit-gallery" */ './editors/GalleryEditorScreen'),
  ),
  editCareers: lazyWithRetry(
    () => import(/* webpackChunkName: "edit-careers" */ './editors/CareersEditorScreen'),
  ),
  editTankers: lazyWithRetry(
    () => import(/* webpackChunkName: "edit-tankers" */ './editors/TankersEditorScreen'),
  ),
  editTextsIndex: lazyWithRetry(
    () => import(/* webpackChunkName: "texts-index" */ './texts/TextsIndexScreen'),
  ),
  editTexts: lazyWithRetry(() => import(/* webpackChunkName: "texts" */ './texts/TextsEditorScreen')),
  editPage: lazyWithRetry(() => import(/* webpackChunkName: "texts" */ './texts/PageTextsEditorScreen')),
  history: lazyWithRetry(() => import(/* webpackChunkName: "history" */ './history/HistoryScreen')),
  editContacts: lazyWithRetry(
    () => import(/* webpackChunkName: "edit-contacts" */ './contacts/ContactsEditorScreen'),
  ),
};

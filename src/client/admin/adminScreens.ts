import type { ComponentType, LazyExoticComponent } from 'react';
import type { EditorRoute } from '../../model/schema/editors';
import type { ProtectedRoute } from '../../model/site/paths';
import { lazyWithRetry } from '../ui/lazy/lazyWithRetry';

type Screen = LazyExoticComponent<ComponentType>;

/** The screen of every editor of a list. */
export const EditorScreen = lazyWithRetry(
  () => import(/* webpackChunkName: "editor" */ './editors/EditorScreen'),
);

/** The other screens of the administration, loaded on demand. */
export const adminScreens: Readonly<Record<Exclude<ProtectedRoute, EditorRoute>, Screen>> = {
  dashboard: lazyWithRetry(() => import(/* webpackChunkName: "dashboard" */ './Dashboard')),
  changePassword: lazyWithRetry(
    () => import(/* webpackChunkName: "change-password" */ './session/password/ChangePasswordScreen'),
  ),
  secondFactor: lazyWithRetry(
    () => import(/* webpackChunkName: "second-factor" */ './session/secondFactor/SecondFactorScreen'),
  ),
  editTextsIndex: lazyWithRetry(
    () => import(/* webpackChunkName: "texts-index" */ './texts/TextsIndexScreen'),
  ),
  editTexts: lazyWithRetry(() => import(/* webpackChunkName: "texts" */ './texts/TextsEditorScreen')),
  editPage: lazyWithRetry(() => import(/* webpackChunkName: "texts" */ './texts/TextsEditorScreen')),
  languages: lazyWithRetry(() => import(/* webpackChunkName: "texts" */ './languages/LanguageReviewScreen')),
  history: lazyWithRetry(() => import(/* webpackChunkName: "history" */ './history/HistoryScreen')),
  inquiries: lazyWithRetry(() => import(/* webpackChunkName: "inquiries" */ './inquiries/InquiriesScreen')),
  accounts: lazyWithRetry(() => import(/* webpackChunkName: "accounts" */ './accounts/AccountsScreen')),
  importContent: lazyWithRetry(() => import(/* webpackChunkName: "import" */ './import/ImportScreen')),
  editContacts: lazyWithRetry(
    () => import(/* webpackChunkName: "edit-contacts" */ './contacts/ContactsEditorScreen'),
  ),
};

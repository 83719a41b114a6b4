import type { ProtectedRoute } from './site/paths';
import { superTextsClassKey } from './text/texts';

/**
 * The permissions of each role (specification, section 6). Reading content needs no account. The super-user has additional
 * permissions over texts, imports and accounts. The server enforces this table; the client reads it to show what the account may do.
 */
export type Role = 'visitor' | 'administrator' | 'superUser';

const actions = {
  readContent: 'visitor',
  login: 'visitor',
  acceptInvitation: 'visitor',
  sendInquiry: 'visitor',
  readHidden: 'administrator',
  changeContent: 'administrator',
  changeText: 'administrator',
  deleteText: 'administrator',
  uploadFile: 'administrator',
  listFiles: 'administrator',
  listUsers: 'administrator',
  changePassword: 'administrator',
  changeName: 'administrator',
  readSecondFactor: 'administrator',
  setUpSecondFactor: 'administrator',
  turnOffSecondFactor: 'administrator',
  renewRecoveryCodes: 'administrator',
  readInquiries: 'administrator',
  changeInquiry: 'administrator',
  eraseInquiry: 'administrator',
  exportInquiries: 'administrator',
  readHistory: 'administrator',
  undoChange: 'administrator',
  readSession: 'administrator',
  logout: 'administrator',
  addText: 'superUser',
  changeHtmlFlag: 'superUser',
  changeSuperText: 'superUser',
  importContent: 'superUser',
  manageAccounts: 'superUser',
} as const satisfies Record<string, Role>;

export type Action = keyof typeof actions;

const ranks: Readonly<Record<Role, number>> = { visitor: 0, administrator: 1, superUser: 2 };

export function hasPermission(role: Role, action: Action): boolean {
  return ranks[role] >= ranks[actions[action]];
}

const withoutSecondFactor: readonly Action[] = [
  'readSession',
  'logout',
  'changePassword',
  'readSecondFactor',
  'setUpSecondFactor',
];

/** Whether an account may do this before it has the second factor that the site requires. */
export function isAllowedWithoutSecondFactor(action: Action): boolean {
  return withoutSecondFactor.includes(action);
}

/** The permission that changing or deleting a text of a page requires. */
export function textAction(page: string | null, action: 'changeText' | 'deleteText'): Action {
  return page === superTextsClassKey ? 'changeSuperText' : action;
}

const actionsOfRoutes: Partial<Readonly<Record<ProtectedRoute, Action>>> = {
  importContent: 'importContent',
  accounts: 'manageAccounts',
};

/** The permission that a screen of the administration requires. Links to it are shown only to those who have it. */
export function routeAction(route: ProtectedRoute): Action {
  return actionsOfRoutes[route] ?? 'readSession';
}

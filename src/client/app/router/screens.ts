import type { ComponentType } from 'react';
import type { PublicRoute } from '../../../model/site/pages';
import { pageOf, publicRoutes } from '../../../model/site/pages';
import { matchPath } from '../../../model/site/paths';
import { lazyWithRetry } from '../../ui/lazy/lazyWithRetry';
import type { Screens } from './AppRoutes';

type Screen = ComponentType;
type Module = Promise<{ default: Screen }>;

const loadLogin = (): Module =>
  import(/* webpackChunkName: "login" */ '../../admin/session/login/LoginScreen');

/**
 * Loads the screen of a page. Each screen has its own chunk, which the manifest names after its route (build/manifest.ts): the
 * server's HTML preloads it together with the first script.
 */
const load = (route: PublicRoute): Module => {
  const { screen } = pageOf(route);
  return screen === undefined
    ? loadLogin()
    : (import(
        /* webpackChunkName: "[request]", webpackInclude: /Screen\.tsx$/ */ `../../site/${screen}.tsx`
      ) as Module); // `test/oneSource.test.ts` looks for each module
};

/** The screen of each public route. Its code is loaded when it is shown. */
export const screens: Screens = Object.fromEntries(
  publicRoutes.map((route) => [route, lazyWithRetry(() => load(route))]),
) as unknown as Screens; // one screen for each route above

/** Loads the code of a public page before it is shown, so that it appears at once. */
export async function preloadScreen(pathname: string): Promise<void> {
  const shown = matchPath(pathname)?.route;
  const route = publicRoutes.find((each) => each === shown);
  if (route) await load(route);
}

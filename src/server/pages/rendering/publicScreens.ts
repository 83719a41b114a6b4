import type { ComponentType } from 'react';
import type { Screens } from '../../../client/app/router/AppRoutes';
import { pageOf, publicRoutes } from '../../../model/site/pages';
import type { PublicRoute } from '../../../model/site/pages';

const Nothing = () => null;

const loadScreen = async (route: PublicRoute): Promise<ComponentType> => {
  const [folder = '', screen = ''] = pageOf(route).screen?.split('/') ?? [];
  if (screen === '') return Nothing; // the administration has the screen, and the browser renders it
  const module = (await import(
    /* webpackMode: "eager", webpackInclude: /Screen\.tsx$/ */ `../../../client/site/${folder}/${screen}.tsx`
  )) as { readonly default: ComponentType };
  return module.default;
};

/** The screens of the public pages with their code: a page is rendered in one go, without a pause to load code. */
export async function loadPublicScreens(): Promise<Screens> {
  const screens = await Promise.all(
    publicRoutes.map(async (route) => [route, await loadScreen(route)] as const),
  );
  return Object.fromEntries(screens) as Screens; // one screen for each route
}

import { pageOf, publicRoutes } from './pages';

const parameters = new Map<string | undefined, readonly string[]>(
  publicRoutes.map((route) => {
    const { lists, views = [], opens, narrowedBy = [] } = pageOf(route);
    return [
      route,
      [...(lists ? ['page'] : []), ...views, ...(opens ? [opens.parameter] : []), ...narrowedBy],
    ];
  }),
);

/**
 * The parameters of an address that change what the page of a route shows (decision 040): the page of a list, a tab, a video, the
 * row that is open in a dialog, and the filters of a list (decision 049). The server renders each of them, and ignores others.
 */
export function queryParametersOf(route: string | undefined): readonly string[] {
  return parameters.get(route) ?? [];
}

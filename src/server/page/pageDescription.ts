import type { EntityName } from '../../model/entities';
import type { Language } from '../../model/languages';
import { defaultLanguage, languageSuffix, otherLanguage } from '../../model/languages';
import type { PublicRoute, Route } from '../../model/paths';
import { isProtectedRoute, matchPath, readRowId } from '../../model/paths';
import type { TextKey } from '../../model/textKeys';
import { titleKeyOf } from '../../model/titles';
import type { PageContent } from './pageContent';

/** What the server says of a page before the client has started. */
export interface PageDescription {
  readonly status: 200 | 404;
  readonly language: Language;
  readonly title: string;
  /** Nothing for pages that no search engine should quote. */
  readonly description?: string;
  /** The screen that will be shown; none where there is none. */
  readonly route?: Route;
}

type TitleKey = TextKey<'titles'>;

/** The screens that show one row, and which of its fields is the title. */
const rowRoutes: Readonly<
  Partial<Record<Route, { readonly entity: EntityName; readonly titleField: string }>>
> = {
  tanker: { entity: 'tanker', titleField: 'name' },
  career: { entity: 'jobPosting', titleField: 'jobTitle' },
};

const isDescribed = (route: Route): route is Exclude<PublicRoute, 'login'> =>
  !isProtectedRoute(route) && route !== 'login';

const localizedField = (
  row: Readonly<Record<string, unknown>>,
  field: string,
  language: Language,
): string | undefined =>
  [language, otherLanguage(language)]
    .map((each) => row[`${field}${languageSuffix[each]}`])
    .find((value): value is string => typeof value === 'string' && value.trim() !== '');

/**
 * Describes the page of a path. A path that both languages share is described in the default one: which one a visitor
 * chose is known to the browser alone, and the client puts it right.
 */
export const describePage = async (pathname: string, content: PageContent): Promise<PageDescription> => {
  const match = matchPath(pathname);
  const language = match?.language ?? defaultLanguage;
  const titleOf = (key: TitleKey): string => content.text('titles', key, language);
  const notFound: PageDescription = { status: 404, language, title: titleOf('not-found') };
  if (!match) return notFound;
  const { route, params } = match;
  const described = {
    status: 200,
    language,
    route,
    ...(isDescribed(route) && { description: titleOf(`description-${route}`) }),
  } as const;
  const shown = rowRoutes[route];
  if (!shown) return { ...described, title: titleOf(titleKeyOf(route)) };
  const id = readRowId(params.id);
  const row = id === undefined ? undefined : await content.row(shown.entity, id);
  if (!row) return notFound;
  const title = localizedField(row, shown.titleField, language) ?? titleOf(titleKeyOf(route));
  return { ...described, title };
};

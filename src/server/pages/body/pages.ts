import type { EntityName, Row } from '../../../model/schema/entities';
import type { PublicRoute, RouteMatch } from '../../../model/site/paths';
import { readRowId } from '../../../model/site/paths';
import type { PageContent } from '../pageContent';
import type { PageContext } from '../pageContext';
import {
  achievementsPage,
  assembliesPage,
  employeesPage,
  galleryPage,
  homePage,
  manufacturersPage,
  missionPage,
} from './aboutPages';
import { careerPage, careersPage, contactPage } from './peoplePages';
import type { PageBody } from './pageBlocks';
import { partsPage, tankerPage, tankersPage } from './productPages';
import { certificationsPage, documentsPage, servicesPage } from './servicePages';

/** The routes that search engines may index. */
export type IndexableRoute = Exclude<PublicRoute, 'login'>;

/** The routes whose pages do not depend on the parameters of the path. */
type GeneralRoute = Exclude<IndexableRoute, 'tanker' | 'career'>;

/** Renders the body of each page. It has the texts of the screen, from the same content. */
const bodyRenderers: Readonly<Record<GeneralRoute, (context: PageContext) => PageBody>> = {
  home: homePage,
  mission: missionPage,
  employees: employeesPage,
  achievements: achievementsPage,
  assemblies: assembliesPage,
  manufacturers: manufacturersPage,
  gallery: galleryPage,
  tankers: tankersPage,
  parts: partsPage,
  services: servicesPage,
  certifications: certificationsPage,
  documents: documentsPage,
  careers: careersPage,
  contact: contactPage,
};

const rowOf = <Name extends EntityName>(
  context: PageContext,
  name: Name,
  match: RouteMatch,
): Row<Name> | undefined => {
  const id = readRowId(match.params.id);
  return context.rows(name).find((row) => row.id === id);
};

/** Renders the body of a route's page; undefined where the page's row does not exist. */
export async function pageBodyOf(
  route: IndexableRoute,
  match: RouteMatch,
  context: PageContext,
  content: PageContent,
): Promise<PageBody | undefined> {
  if (route === 'tanker') {
    const tanker = rowOf(context, 'tanker', match);
    return tanker && tankerPage(context, tanker);
  }
  if (route === 'career') {
    const career = rowOf(context, 'jobPosting', match);
    return career && careerPage(context, career, await content.createdAt('jobPosting', career.id));
  }
  return bodyRenderers[route](context);
}

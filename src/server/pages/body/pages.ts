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

/** The routes that somebody may look for. */
export type FindableRoute = Exclude<PublicRoute, 'login'>;

/** Those whose page is the same whatever the parameters of its path. */
type GeneralRoute = Exclude<FindableRoute, 'tanker' | 'career'>;

/** What each page tells a reader without scripts: the words of its screen, from the same content. */
const plainPages: Readonly<Record<GeneralRoute, (reader: PageContext) => PageBody>> = {
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
  reader: PageContext,
  name: Name,
  match: RouteMatch,
): Row<Name> | undefined => {
  const id = readRowId(match.params.id);
  return reader.rows(name).find((row) => row.id === id);
};

/** What the page of a route tells a reader; undefined where it shows a row that is not there. */
export const pageBodyOf = async (
  route: FindableRoute,
  match: RouteMatch,
  reader: PageContext,
  content: PageContent,
): Promise<PageBody | undefined> => {
  if (route === 'tanker') {
    const tanker = rowOf(reader, 'tanker', match);
    return tanker && tankerPage(reader, tanker);
  }
  if (route === 'career') {
    const career = rowOf(reader, 'jobPosting', match);
    return career && careerPage(reader, career, await content.madeAt('jobPosting', career.id));
  }
  return plainPages[route](reader);
};

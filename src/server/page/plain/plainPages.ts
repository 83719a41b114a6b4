import type { PublicRoute } from '../../../model/paths';
import type { Reader } from '../reader';
import {
  achievementsPage,
  assembliesPage,
  employeesPage,
  galleryPage,
  homePage,
  manufacturersPage,
  missionPage,
} from './aboutPages';
import { careersPage, contactPage } from './peoplePages';
import type { PlainPage } from './plainPage';
import { partsPage, tankersPage } from './productPages';
import { certificationsPage, documentsPage, servicesPage } from './servicePages';

/** The routes whose page is the same whatever the parameters of its path, save those that nobody looks for. */
export type GeneralRoute = Exclude<PublicRoute, 'tanker' | 'career' | 'login'>;

/** What each page tells a reader without scripts: the words of its screen, from the same content. */
export const plainPages: Readonly<Record<GeneralRoute, (reader: Reader) => PlainPage>> = {
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

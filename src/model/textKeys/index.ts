import { achievements } from './achievements';
import { admin } from './admin';
import { assemblies } from './assemblies';
import { careers } from './careers';
import { certifications } from './certifications';
import { common } from './common';
import { contact } from './contact';
import { documents } from './documents';
import { editContact } from './editContact';
import { editManufacturers } from './editManufacturers';
import { editResources } from './editResources';
import { editors } from './editors';
import { employees } from './employees';
import { error } from './error';
import { footer } from './footer';
import { gallery } from './gallery';
import { history } from './history';
import { home } from './home';
import { login } from './login';
import { manufacturers } from './manufacturers';
import { mission } from './mission';
import { navigation } from './navigation';
import { parts } from './parts';
import { richText } from './richText';
import { secondFactor } from './secondFactor';
import { servicesAndRepairs } from './servicesAndRepairs';
import { shared } from './shared';
import { superTexts } from './superTexts';
import { tankers } from './tankers';
import { titles } from './titles';
import { toast } from './toast';

/**
 * Every text that the code shows, by page: a text that is not listed here cannot be asked for, and one that is listed but
 * that the content lacks in either language does not compile. `shared` are the texts without a page.
 */
export const textKeys = {
  shared,
  navigation,
  footer,
  home,
  mission,
  contact,
  achievements,
  employees,
  'assemble-mount': assemblies,
  manufacturers,
  gallery,
  tankers,
  parts,
  'services-and-repairs': servicesAndRepairs,
  certifications,
  'certifications-certipropane': certifications,
  'useful-documents': documents,
  career: careers,
  login,
  error,
  common,
  admin,
  'edit-resources': editResources,
  'edit-contact': editContact,
  'edit-manufacturers': editManufacturers,
  editors,
  history,
  'second-factor': secondFactor,
  'rich-text': richText,
  super: superTexts,
  toast,
  titles,
} as const satisfies Readonly<Record<string, readonly string[]>>;

export type TextPage = keyof typeof textKeys;

export type TextKey<Page extends TextPage> = (typeof textKeys)[Page][number];

export const textPages = Object.keys(textKeys) as readonly TextPage[]; // the keys of a literal object are its own

/** The page as texts are stored with it: those that are shared have none. */
export const storedPage = (page: TextPage): string | null => (page === 'shared' ? null : page);

import type { TextPage } from '../../model/text/textPages';
import { accessibility } from './accessibility';
import { accounts } from './accounts';
import { achievements } from './achievements';
import { admin } from './admin';
import { assembleMount } from './assembleMount';
import { career } from './career';
import { certifications } from './certifications';
import { certificationsCertipropane } from './certificationsCertipropane';
import { common } from './common';
import { contact } from './contact';
import { contentImport } from './contentImport';
import { dashboard } from './dashboard';
import { editContact } from './editContact';
import { editManufacturers } from './editManufacturers';
import { editors } from './editors';
import { editResources } from './editResources';
import { employees } from './employees';
import { error } from './error';
import { footer } from './footer';
import { gallery } from './gallery';
import { history } from './history';
import { home } from './home';
import { inbox } from './inbox';
import { inquiry } from './inquiry';
import { inquiryMail } from './inquiryMail';
import { languages } from './languages';
import { login } from './login';
import { manufacturers } from './manufacturers';
import { mission } from './mission';
import { navigation } from './navigation';
import { onPage } from './onPage';
import { palette } from './palette';
import type { PageTexts } from './pageTexts';
import { parts } from './parts';
import { privacy } from './privacy';
import type { AllPublicTexts } from './publicTexts';
import { descriptionsOf, footerLabels, linkLabels, namesOf, textsOf, titlesOf } from './publicTexts';
import { richText } from './richText';
import { search } from './search';
import { secondFactor } from './secondFactor';
import { servicesAndRepairs } from './servicesAndRepairs';
import { shared } from './shared';
import { superTexts } from './superTexts';
import { tankers } from './tankers';
import { titles } from './titles';
import { toast } from './toast';
import { usefulDocuments } from './usefulDocuments';

/** The texts of the public pages, with those about each page. */
const publicTexts = {
  home,
  mission,
  contact,
  achievements,
  employees,
  'assemble-mount': assembleMount,
  manufacturers,
  gallery,
  tankers,
  parts,
  'services-and-repairs': servicesAndRepairs,
  certifications,
  'certifications-certipropane': certificationsCertipropane,
  'useful-documents': usefulDocuments,
  career,
  login,
  search,
  accessibility,
  privacy,
  inquiry,
} as const satisfies AllPublicTexts;

/**
 * Every text of the code, by page: its key, and its first English and French. Code that uses a key which is missing here
 * does not compile. The client imports only the types: it shows the texts of the database.
 */
export const texts = {
  shared,
  navigation: { ...navigation, ...linkLabels(publicTexts) },
  footer: { ...footer, ...footerLabels(publicTexts) },
  ...textsOf(publicTexts),
  error,
  common,
  accounts,
  admin,
  'edit-resources': { ...editResources, ...namesOf(publicTexts) },
  'edit-contact': editContact,
  'edit-manufacturers': editManufacturers,
  editors,
  history,
  dashboard,
  palette,
  languages,
  'on-page': onPage,
  inbox,
  import: contentImport,
  'inquiry-mail': inquiryMail,
  'second-factor': secondFactor,
  'rich-text': richText,
  super: superTexts,
  toast,
  titles: { ...titlesOf(publicTexts), ...titles, ...descriptionsOf(publicTexts) },
} as const satisfies Readonly<Record<TextPage, PageTexts>>;

/** The keys of a page's texts. */
export type TextKey<Page extends TextPage> = keyof (typeof texts)[Page] & string;

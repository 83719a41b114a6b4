import type { TextPage } from '../../model/text/textPages';
import { accessibility } from './site/accessibility';
import { accounts } from './admin/accounts';
import { achievements } from './site/achievements';
import { admin } from './admin/admin';
import { assembleMount } from './site/assembleMount';
import { career } from './site/career';
import { certifications } from './site/certifications';
import { certificationsCertipropane } from './site/certificationsCertipropane';
import { common } from './common';
import { contact } from './site/contact';
import { contentImport } from './admin/contentImport';
import { dashboard } from './admin/dashboard';
import { editContact } from './admin/editContact';
import { editManufacturers } from './admin/editManufacturers';
import { editors } from './admin/editors';
import { editResources } from './admin/editResources';
import { employees } from './site/employees';
import { error } from './error';
import { footer } from './footer';
import { gallery } from './site/gallery';
import { history } from './admin/history';
import { home } from './site/home';
import { inbox } from './admin/inbox';
import { inquiry } from './site/inquiry';
import { inquiryMail } from './inquiryMail';
import { languages } from './admin/languages';
import { login } from './admin/login';
import { manufacturers } from './site/manufacturers';
import { mission } from './site/mission';
import { navigation } from './navigation';
import { onPage } from './admin/onPage';
import { palette } from './admin/palette';
import type { PageTexts } from './pageTexts';
import { parts } from './site/parts';
import { privacy } from './site/privacy';
import type { AllPublicTexts } from './publicTexts';
import { descriptionsOf, footerLabels, linkLabels, namesOf, textsOf, titlesOf } from './publicTexts';
import { richText } from './admin/richText';
import { search } from './site/search';
import { secondFactor } from './admin/secondFactor';
import { servicesAndRepairs } from './site/servicesAndRepairs';
import { shared } from './shared';
import { superTexts } from './superTexts';
import { tankers } from './site/tankers';
import { titles } from './admin/titles';
import { toast } from './admin/toast';
import { usefulDocuments } from './site/usefulDocuments';

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

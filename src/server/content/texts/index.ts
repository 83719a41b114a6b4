import { languages } from '../../../model/languages';
import { storedPage, textPages } from '../../../model/textKeys';
import type { TextPage } from '../../../model/textKeys';
import type { TextResource } from '../../../model/texts';
import { achievements } from './achievements';
import { admin } from './admin';
import { assemblies } from './assemblies';
import { careers } from './careers';
import { certifications } from './certifications';
import { certificationsCertipropane } from './certificationsCertipropane';
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
import type { PageText, PageTexts } from './pageTexts';
import { parts } from './parts';
import { richText } from './richText';
import { secondFactor } from './secondFactor';
import { servicesAndRepairs } from './servicesAndRepairs';
import { shared } from './shared';
import { superTexts } from './superTexts';
import { tankers } from './tankers';
import { titles } from './titles';
import { toast } from './toast';
import { typeset } from '../typography';

const texts: { readonly [Page in TextPage]: PageTexts<Page> } = {
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
  'certifications-certipropane': certificationsCertipropane,
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
};

const resourcesOf = (page: TextPage): readonly Omit<TextResource, 'id'>[] =>
  Object.entries<PageText>(texts[page]).flatMap(([key, text]) =>
    languages.map((language) => ({
      object_key: key,
      language,
      page: storedPage(page),
      resource: typeset(text[language], language),
      isHtml: text.isHtml ?? false,
    })),
  );

/** Every text that a new site starts with, in both languages. */
export const initialTexts: readonly Omit<TextResource, 'id'>[] = textPages.flatMap(resourcesOf);

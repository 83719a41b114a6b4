import type { GeneralTitleKey } from '../../model/site/titles';
import type { PageText, PageTexts } from './pageTexts';

/**
 * Titles, which the browser's tab shows before the company's name. Those of the public pages, with their descriptions for search
 * engines, are in the files of the pages.
 */
export const titles = {
  'not-found': { en: 'Page not found', fr: 'Page introuvable' },
  error: { en: 'Something went wrong', fr: "Une erreur s'est produite" },
  admin: { en: 'Administration', fr: 'Administration' },
  'edit-contacts': { en: 'Edit contact details', fr: 'Modifier les coordonnées' },
  'edit-manufacturers': { en: 'Edit manufacturers', fr: 'Modifier les manufacturiers' },
  'edit-achievements': { en: 'Edit achievements', fr: 'Modifier les réalisations' },
  'edit-employees': { en: 'Edit employees', fr: 'Modifier les employés' },
  'edit-parts': { en: 'Edit parts', fr: 'Modifier les pièces' },
  'edit-assemblies': { en: 'Edit assemblies', fr: 'Modifier les assemblages' },
  'edit-gallery': { en: 'Edit gallery', fr: 'Modifier la galerie' },
  'edit-careers': { en: 'Edit careers', fr: 'Modifier les carrières' },
  'edit-tankers': { en: 'Edit tankers', fr: 'Modifier les citernes' },
  'edit-texts': { en: 'Edit texts', fr: 'Modifier les textes' },
  'change-password': { en: 'Change password', fr: 'Modifier le mot de passe' },
  'second-factor': { en: 'Two-step verification', fr: 'Vérification en deux étapes' },
  history: { en: 'History', fr: 'Historique' },
} as const satisfies PageTexts & Readonly<Record<GeneralTitleKey, PageText>>;

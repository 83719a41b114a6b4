import type { GeneralTitleKey } from '../../../model/site/titles';
import { editorTitles } from './entities';
import type { PageText, PageTexts } from '../pageTexts';

/**
 * Titles, which the browser's tab shows before the company's name. Those of the public pages, with their descriptions for search
 * engines, are in the files of the pages.
 */
export const titles = {
  'not-found': { en: 'Page not found', fr: 'Page introuvable' },
  compare: { en: 'Compare tankers', fr: 'Comparer des citernes' },
  error: { en: 'Something went wrong', fr: "Une erreur s'est produite" },
  admin: { en: 'Administration', fr: 'Administration' },
  'edit-contacts': { en: 'Edit contact details', fr: 'Modifier les coordonnées' },
  ...editorTitles,
  'edit-texts': { en: 'Edit texts', fr: 'Modifier les textes' },
  'change-password': { en: 'Change password', fr: 'Modifier le mot de passe' },
  'second-factor': { en: 'Two-step verification', fr: 'Vérification en deux étapes' },
  languages: { en: 'Language review', fr: 'Bilan des langues' },
  history: { en: 'History', fr: 'Historique' },
  inquiries: { en: 'Inquiries', fr: 'Demandes reçues' },
  accounts: { en: 'Accounts', fr: 'Comptes' },
  'import-content': { en: 'Import content', fr: 'Importer du contenu' },
} as const satisfies PageTexts & Readonly<Record<GeneralTitleKey, PageText>>;

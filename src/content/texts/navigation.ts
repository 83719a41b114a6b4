import type { PageTexts } from './pageTexts';

/** The labels of the links to public pages are in the files of the pages. */
export const navigation = {
  'about-us': { en: 'About us', fr: 'À propos' },
  products: { en: 'Products', fr: 'Produits' },
  services: { en: 'Services', fr: 'Services' },
  'skip-to-content': { en: 'Skip to content', fr: 'Aller au contenu' },
  'open-menu': { en: 'Open the menu', fr: 'Ouvrir le menu' },
  'close-menu': { en: 'Close the menu', fr: 'Fermer le menu' },
  'main-navigation': { en: 'Main navigation', fr: 'Navigation principale' },
  'switch-language': { en: 'Switch to French', fr: "Passer à l'anglais" },
  dashboard: { en: 'Dashboard', fr: 'Tableau de bord' },
} as const satisfies PageTexts;

import type { PageTexts } from './pageTexts';

export const editContact = {
  opening: { en: 'Opening', fr: 'Ouverture' },
  closing: { en: 'Closing', fr: 'Fermeture' },
  add: { en: 'Add', fr: 'Ajouter' },
} as const satisfies PageTexts;

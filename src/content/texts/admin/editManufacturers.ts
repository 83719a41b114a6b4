import type { PageTexts } from '../pageTexts';

export const editManufacturers = {
  'add-manufacturers': { en: 'Add a manufacturer', fr: 'Ajouter un fabricant' },
  'remove-manufacturer': { en: 'Delete the manufacturer', fr: 'Supprimer le fabricant' },
  'remove-question': {
    en: 'Delete this manufacturer and all its pictures?',
    fr: 'Supprimer ce fabricant et toutes ses images?',
  },
  'select-pictures': { en: 'Choose pictures', fr: 'Choisir des images' },
  'select-pictures-description': {
    en: 'PNG, JPEG, WebP, GIF or AVIF. You may choose several at once.',
    fr: 'PNG, JPEG, WebP, GIF ou AVIF. Vous pouvez en choisir plusieurs à la fois.',
  },
} as const satisfies PageTexts;

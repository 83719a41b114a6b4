import type { PageTexts } from './pageTexts';

export const superTexts = {
  name: { en: 'Name', fr: 'Nom' },
  'first-name': { en: 'First name', fr: 'Prénom' },
  'last-name': { en: 'Last name', fr: 'Nom de famille' },
  role: { en: 'Role', fr: 'Fonction' },
  email: { en: 'E-mail', fr: 'Courriel' },
  company: { en: 'Company', fr: 'Entreprise' },
  description: { en: 'Description', fr: 'Description' },
  english: { en: 'English', fr: 'Anglais' },
  french: { en: 'French', fr: 'Français' },
  'select-pictures': { en: 'Choose pictures', fr: 'Choisir des images' },
  'select-pictures-description': {
    en: 'PNG, JPEG, WebP, GIF or AVIF. You may choose several at once.',
    fr: 'PNG, JPEG, WebP, GIF ou AVIF. Vous pouvez en choisir plusieurs à la fois.',
  },
  uploading: { en: 'Uploading', fr: 'Téléversement en cours' },
  issue: {
    en: 'The picture could not be uploaded.',
    fr: "L'image n'a pas pu être téléversée.",
  },
  sorry: { en: 'Sorry', fr: 'Désolé' },
  'something-went-wrong': { en: 'Something went wrong', fr: "Une erreur s'est produite" },
  'go-back': { en: 'Go back', fr: 'Revenir' },
  'add-realization-types': { en: 'Add a type of achievement', fr: 'Ajouter un type de réalisation' },
  realizationTypeEn: { en: 'Type in English', fr: 'Type en anglais' },
  realizationTypeFr: { en: 'Type in French', fr: 'Type en français' },
  'edit-super-resources': { en: 'Super-user texts', fr: 'Textes du superutilisateur' },
} as const satisfies PageTexts;

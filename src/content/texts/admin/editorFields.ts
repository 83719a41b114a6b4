import type { PageTexts } from '../pageTexts';

/** The messages of forms about a value: a part of the page 'editors'. `{name}` is another row, `{first}` and `{last}` are years. */
export const editorFields = {
  'field-required': { en: 'This field is required.', fr: 'Ce champ est obligatoire.' },
  'field-too-long': {
    en: 'This text is too long. Use no more than {limit} characters.',
    fr: 'Ce texte est trop long. Utilisez au plus {limit} caractères.',
  },
  'field-telephone': {
    en: 'Enter a telephone number with at least one digit.',
    fr: 'Entrez un numéro de téléphone contenant au moins un chiffre.',
  },
  'field-telephone-length': {
    en: 'A digit is missing or too many. Write the number with its area code, such as 819 555-0142.',
    fr: 'Il manque un chiffre, ou il y en a un de trop. Écrivez le numéro avec son indicatif, comme 819 555-0142.',
  },
  'field-negative': { en: 'Enter a number of 0 or more.', fr: 'Entrez un nombre de 0 ou plus.' },
  'field-year': {
    en: 'Enter a year from {first} to {last}.',
    fr: 'Entrez une année de {first} à {last}.',
  },
  'same-number': {
    en: '“{name}” has this number too.',
    fr: 'Ce numéro est aussi celui de « {name} ».',
  },
  'same-days': {
    en: 'There are hours for this day already: “{name}”. Visitors may see both.',
    fr: 'Il y a déjà des heures pour ce jour : « {name} ». Les visiteurs pourraient voir les deux.',
  },
} as const satisfies PageTexts;

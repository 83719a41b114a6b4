import type { PageTexts } from '../pageTexts';

export const editContact = {
  opening: { en: 'Opening', fr: 'Ouverture' },
  closing: { en: 'Closing', fr: 'Fermeture' },
  'first-day': { en: 'First day', fr: 'Premier jour' },
  'last-day': { en: 'Last day', fr: 'Dernier jour' },
  note: { en: 'Note', fr: 'Note' },
  noteEn: { en: 'Note in English', fr: 'Note en anglais' },
  noteFr: { en: 'Note in French', fr: 'Note en français' },
  'exceptions-hint': {
    en: 'Days with other hours, such as December 24, or a first and a last day. Leave the times empty if you are closed. A day that is over is no longer on the site.',
    fr: 'Les jours où les heures changent, comme le 24 décembre, ou un premier et un dernier jour. Laissez les heures vides si vous êtes fermés. Un jour passé ne figure plus sur le site.',
  },
  'date-invalid': { en: 'Enter a day, such as 2026-12-24.', fr: 'Entrez un jour, comme 2026-12-24.' },
  'date-order': {
    en: 'The last day must not be before the first one.',
    fr: 'Le dernier jour ne peut pas précéder le premier.',
  },
  'time-invalid': {
    en: 'Enter a time from 0:00 to 24:00, such as 8:00 or 17:30.',
    fr: 'Entrez une heure de 0 h à 24 h, comme 8 h ou 17 h 30.',
  },
  'time-order': {
    en: 'The closing must be later than the opening. Midnight is 24:00.',
    fr: 'La fermeture doit suivre l’ouverture. Minuit s’écrit 24 h.',
  },
  'time-pair': {
    en: 'Enter both times, or leave both empty.',
    fr: 'Entrez les deux heures, ou laissez les deux vides.',
  },
  past: { en: 'Past', fr: 'Passé' },
  friday: { en: 'Hours on Friday', fr: 'Heures du vendredi' },
  'friday-hint': {
    en: 'Friday’s hours are the same at all locations. They are written in words, in each language.',
    fr: 'Les heures du vendredi sont les mêmes à tous les emplacements. Elles s’écrivent sous forme de texte, dans chaque langue.',
  },
  add: { en: 'Add', fr: 'Ajouter' },
} as const satisfies PageTexts;

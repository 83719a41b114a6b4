import type { PageTexts } from '../pageTexts';

/** The dashboard, above its links to the editors. `{kind}` is the name of a kind of content: 'Tankers'. */
export const dashboard = {
  'what-to-do': { en: 'What needs doing', fr: 'À faire' },
  'all-done': {
    en: 'Nothing is missing: every item has its picture and its words in both languages.',
    fr: 'Rien ne manque : chaque élément a son image et ses textes dans les deux langues.',
  },
  privacy: {
    en: 'Privacy: name the person responsible',
    fr: 'Confidentialité : nommer la personne responsable',
  },
  'privacy-detail': {
    en: 'Enter a name and a title for the privacy page.',
    fr: 'Entrez un nom et un titre pour la page de confidentialité.',
  },
  price: { en: '{kind}: {count} without a price', fr: '{kind} : {count} sans prix' },
  picture: { en: '{kind}: {count} without a picture', fr: '{kind} : {count} sans image' },
  translation: {
    en: '{kind}: {count} with a missing translation',
    fr: '{kind} : {count} avec une traduction manquante',
  },
  alternativeText: {
    en: '{kind}: {count} without alt text',
    fr: '{kind} : {count} sans texte de remplacement',
  },
  leaving: {
    en: '{kind}: {count} going offline within 7 days',
    fr: "{kind} : {count} dont le retrait est prévu d'ici 7 jours",
  },
  'next-online': { en: 'Next: “{name}” goes online', fr: 'À venir : publication de « {name} »' },
  'next-offline': { en: 'Next: “{name}” goes offline', fr: 'À venir : retrait de « {name} »' },
  'and-more': { en: '{names} and {count} more', fr: '{names} et {count} de plus' },
  'last-changes': { en: 'Last changes', fr: 'Dernières modifications' },
  'all-changes': { en: 'All changes', fr: 'Toutes les modifications' },
  'no-changes': { en: 'Nothing has been changed yet.', fr: "Rien n'a encore été modifié." },
  shortcuts: { en: 'Common tasks', fr: 'Tâches courantes' },
  'change-hours': { en: 'Change the opening hours', fr: "Modifier les heures d'ouverture" },
  'answer-inquiries': { en: 'Answer inquiries', fr: 'Répondre aux demandes' },
  'edit-home': { en: 'Edit the home page', fr: "Modifier la page d'accueil" },
  everything: { en: 'Everything that can be edited', fr: 'Tout ce qui peut être modifié' },
} as const satisfies PageTexts;

import type { PublicTexts } from './pageTexts';

/** `{company}` and `{city}` are those of the brand. */
export const contact = {
  name: { en: 'Contact', fr: 'Nous joindre' },
  pages: {
    contact: {
      title: { en: 'Contact us', fr: 'Nous joindre' },
      description: {
        en: 'Telephones, e-mails, opening hours and map.',
        fr: "Téléphones, courriels, heures d'ouverture et carte.",
      },
      link: { en: 'Contact us', fr: 'Nous joindre' },
    },
  },
  texts: {
    'get-in': { en: 'Get in', fr: 'Entrez en' },
    touch: { en: 'touch', fr: 'contact' },
    introduction: {
      en: 'Call, write, or drive in: the service entrance takes units up to 25 metres long.',
      fr: "Appelez, écrivez ou passez nous voir : l'entrée du service accueille les ensembles jusqu'à 25 mètres.",
    },
    'opening-times': { en: 'Opening hours', fr: "Heures d'ouverture" },
    'monday-to-friday': { en: 'Monday to Friday', fr: 'Du lundi au vendredi' },
    friday: { en: 'Friday', fr: 'Vendredi' },
    'sales-title': { en: 'Sales and parts', fr: 'Ventes et pièces' },
    'service-title': { en: 'Service and repairs', fr: 'Service et réparations' },
    'friday-sales-hours': { en: '8:00 a.m. to 4:00 p.m.', fr: '8 h à 16 h' },
    'friday-service-hours': { en: '7:00 a.m. to 12:00 p.m.', fr: '7 h à 12 h' },
    'sales-title-certipropane': { en: 'Reception', fr: 'Réception' },
    'service-title-certipropane': { en: 'Inspections', fr: 'Inspections' },
    'friday-sales-hours-certipropane': { en: '8:00 a.m. to 4:00 p.m.', fr: '8 h à 16 h' },
    'friday-service-hours-certipropane': { en: '7:00 a.m. to 12:00 p.m.', fr: '7 h à 12 h' },
    telephones: { en: 'Telephone', fr: 'Téléphone' },
    emails: { en: 'E-mail', fr: 'Courriel' },
    from: { en: 'from', fr: 'de' },
    to: { en: 'to', fr: 'à' },
    address: { en: 'Address', fr: 'Adresse' },
    directions: { en: 'Get directions', fr: "Obtenir l'itinéraire" },
    'map-show': { en: 'Show the map', fr: 'Afficher la carte' },
    'map-title': { en: 'Map of {company} in {city}', fr: 'Carte de {company} à {city}' },
    'map-notice': {
      en: 'The map comes from another site, and only loads when you ask for it.',
      fr: "La carte provient d'un autre site et ne se charge que si vous le demandez.",
    },
    'map-link': { en: 'Open the map on its own site', fr: 'Ouvrir la carte sur son propre site' },
    'building-alt': { en: 'The {company} building in {city}', fr: "L'immeuble de {company} à {city}" },
  },
} as const satisfies PublicTexts;

import type { PublicTexts } from '../pageTexts';

/** `{company}` and `{city}` are those of the brand, `{time}`, `{day}` and `{hours}` those of its opening hours. */
export const contact = {
  name: { en: 'Contact', fr: 'Nous joindre' },
  pages: {
    contact: {
      title: { en: 'Contact us', fr: 'Nous joindre' },
      description: {
        en: 'Telephone numbers, e-mail addresses, opening hours and map.',
        fr: "Numéros de téléphone, adresses courriel, heures d'ouverture et carte.",
      },
      link: { en: 'Contact us', fr: 'Nous joindre' },
    },
  },
  texts: {
    'get-in': { en: 'Get in', fr: 'Nous' },
    touch: { en: 'touch', fr: 'joindre' },
    introduction: {
      en: 'Call, write, or drive in: the service entrance takes units up to 25 metres long.',
      fr: "Appelez, écrivez ou passez nous voir : l'entrée du service accueille les ensembles routiers jusqu'à 25 mètres.",
    },
    'opening-times': { en: 'Opening hours', fr: "Heures d'ouverture" },
    'monday-to-friday': { en: 'Monday to Friday', fr: 'Du lundi au vendredi' },
    friday: { en: 'Friday', fr: 'Vendredi' },
    'sales-title': { en: 'Sales and parts', fr: 'Ventes et pièces' },
    'service-title': { en: 'Service and repairs', fr: 'Service et réparations' },
    'friday-sales-hours': { en: '8:00 a.m. to 4:00 p.m.', fr: '8 h à 16 h' },
    'friday-service-hours': { en: '7:00 a.m. to noon', fr: '7 h à midi' },
    'open-until': { en: 'Open now, until {time}', fr: "Ouvert, jusqu'à {time}" },
    'opens-at': { en: 'Closed now, opens at {time}', fr: 'Fermé, ouvre à {time}' },
    'opens-tomorrow': { en: 'Closed now, opens tomorrow at {time}', fr: 'Fermé, ouvre demain à {time}' },
    'opens-on': { en: 'Closed now, opens {day} at {time}', fr: 'Fermé, ouvre {day} à {time}' },
    closed: { en: 'Closed', fr: 'Fermé' },
    'special-hours': { en: 'Holidays and other hours', fr: 'Jours fériés et autres heures' },
    'days-from-to': { en: '{first} to {last}', fr: 'Du {first} au {last}' },
    today: { en: 'Today: {hours}', fr: "Aujourd'hui : {hours}" },
    'closed-today': { en: 'Closed today', fr: "Fermé aujourd'hui" },
    'send-text': { en: 'Send a text message to {name}', fr: 'Envoyer un texto à {name}' },
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
    'map-link': { en: 'Open in OpenStreetMap', fr: 'Ouvrir dans OpenStreetMap' },
    'write-title': { en: 'Write to us', fr: 'Écrivez-nous' },
    'write-text': {
      en: 'Tell us in a few words what you need. We answer within one business day, in the language you choose.',
      fr: "Dites en quelques mots ce qu'il vous faut. Nous vous répondons d'ici un jour ouvrable, dans la langue de votre choix.",
    },
    'write-to-us': { en: 'Ask a question', fr: 'Poser une question' },
    territory: {
      en: 'We serve all of Quebec, eastern Ontario and the Maritimes. Bring your unit to one of our shops, or our service truck comes to your depot: within 150 km, and farther by appointment.',
      fr: "Nous desservons tout le Québec, l'est de l'Ontario et les Maritimes. Amenez votre unité à l'un de nos ateliers, ou notre camion de service se rend à votre dépôt : dans un rayon de 150 km, et plus loin sur rendez-vous.",
    },
    'building-alt': { en: 'The {company} building in {city}', fr: 'Le bâtiment de {company} à {city}' },
  },
} as const satisfies PublicTexts;

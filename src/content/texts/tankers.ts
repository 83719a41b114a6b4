import type { PublicTexts } from './pageTexts';

/** `{name}` is the name of a tanker. */
export const tankers = {
  name: { en: 'Tankers', fr: 'Citernes' },
  pages: {
    tankers: {
      title: { en: 'Tankers for sale', fr: 'Citernes à vendre' },
      description: {
        en: 'New and used tanker trucks and trailers for sale, inspected and certified.',
        fr: "Camions-citernes et semi-remorques à vendre, neufs et d'occasion, inspectés et certifiés.",
      },
      link: { en: 'Tankers for sale', fr: 'Citernes à vendre' },
    },
    tanker: {
      title: { en: 'Tanker for sale', fr: 'Citerne à vendre' },
      description: {
        en: 'Data sheet, price and availability of a tanker for sale.',
        fr: "Fiche technique, prix et disponibilité d'une citerne à vendre.",
      },
    },
  },
  texts: {
    title: { en: 'Tankers for sale', fr: 'Citernes à vendre' },
    introduction: {
      en: 'New and used units, inspected in our shop and sold with their certification.',
      fr: "Des unités neuves et d'occasion, inspectées dans notre atelier et vendues avec leur certification.",
    },
    empty: {
      en: 'Every unit is sold for the moment. Tell us what you are looking for: more come in every month.',
      fr: "Toutes nos unités sont vendues pour l'instant. Dites-nous ce que vous cherchez : il en arrive chaque mois.",
    },
    ask: { en: 'Tell us what you need', fr: 'Parlez-nous de vos besoins' },
    'details-of': { en: 'See details: {name}', fr: 'Voir les détails : {name}' },
    'price-on-request': { en: 'Price on request', fr: 'Prix sur demande' },
    specifications: { en: 'Specifications', fr: 'Fiche technique' },
    capacity: { en: 'Capacity', fr: 'Capacité' },
    compartments: { en: 'Compartments', fr: 'Compartiments' },
    back: { en: 'All tankers for sale', fr: 'Toutes les citernes à vendre' },
    'contact-about': { en: 'Ask about this tanker', fr: "S'informer sur cette citerne" },
    'image-alt': { en: 'Picture of {name}', fr: 'Photo : {name}' },
    'unknown-title': { en: 'This tanker is no longer listed', fr: "Cette citerne n'est plus affichée" },
    'unknown-text': {
      en: 'It may have found its buyer. Similar units are often on their way: have a look at the list, or ask us.',
      fr: 'Elle a peut-être trouvé preneur. Des unités semblables sont souvent en route : consultez la liste ou demandez-nous.',
    },
  },
} as const satisfies PublicTexts;

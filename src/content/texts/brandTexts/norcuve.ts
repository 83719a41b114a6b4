import type { BrandVariants } from './brandVariants';

/** What the first brand says in its own words: the builder. */
export const norcuve: BrandVariants = {
  home: {
    'secondary-text': {
      en: 'We build and sell tanker trucks and trailers, new and used. Each one leaves Trois-Rivières inspected, with its meter verified, ready to load.',
      fr: 'Nous construisons et vendons des camions-citernes et des semi-remorques, neufs et d’occasion. Chaque unité quitte Trois-Rivières inspectée, compteur vérifié, prête à charger.',
    },
    'tankers-title': { en: 'In the yard, ready to leave', fr: 'Dans la cour, prêtes à partir' },
    mission: {
      en: 'Build tankers that will still be at work in twenty years.',
      fr: 'Construire des citernes qui travailleront encore dans vingt ans.',
    },
    commitment: {
      en: 'A price in writing, a delivery date, and a unit that is ready to load.',
      fr: 'Un prix par écrit, une date de livraison et une unité prête à charger.',
    },
    values: {
      en: 'Straight welds, straight talk, and nothing hidden under the paint.',
      fr: 'Des soudures droites, un langage clair et rien de caché sous la peinture.',
    },
  },
  titles: {
    home: { en: 'Tanker trucks and trailers for sale', fr: 'Camions-citernes et semi-remorques à vendre' },
  },
  tankers: {
    introduction: {
      en: 'The units that we build first, then trade-ins and other makes. All are inspected in our shop and sold with their certification.',
      fr: 'D’abord les unités que nous construisons, puis les reprises et les autres marques. Toutes sont inspectées à notre atelier et vendues avec leur certification.',
    },
  },
  'services-and-repairs': {
    introduction: {
      en: 'We build tankers, so we know where to look. Six trades under one roof, for units of any make.',
      fr: 'Nous construisons des citernes, alors nous savons où regarder. Six métiers sous un même toit, pour les unités de toutes marques.',
    },
  },
  gallery: {
    introduction: {
      en: 'From the first sheet of aluminum to the first delivery.',
      fr: 'De la première feuille d’aluminium à la première livraison.',
    },
  },
  employees: {
    introduction: {
      en: 'The people who draw, weld and sell your unit. They also answer the phone.',
      fr: 'Les gens qui dessinent, soudent et vendent votre unité. Ils répondent aussi au téléphone.',
    },
  },
  search: {
    'no-results-text': {
      en: 'Try fewer words, or a unit number. Or call Sales: the unit may be in the yard and not on the site yet.',
      fr: 'Essayez moins de mots ou un numéro d’unité. Ou appelez les ventes : l’unité est peut-être dans la cour, mais pas encore sur le site.',
    },
  },
  error: {
    'not-found-text': {
      en: 'The address may be mistyped, or the page has moved. The tankers are still in the yard.',
      fr: 'L’adresse comporte peut-être une erreur, ou la page a été déplacée. Les citernes, elles, sont toujours dans la cour.',
    },
  },
  footer: {
    tagline: {
      en: 'Tanker trucks and trailers, built and sold in Trois-Rivières.',
      fr: 'Camions-citernes et semi-remorques, construits et vendus à Trois-Rivières.',
    },
  },
};

import type { PublicTexts } from './pageTexts';

/** `{name}` is the name of a part, `{count}` and `{total}` numbers of them. */
export const parts = {
  name: { en: 'Parts', fr: 'Pièces' },
  pages: {
    parts: {
      title: { en: 'Parts', fr: 'Pièces' },
      description: {
        en: 'Meters, pumps, hoses, valves and safety equipment for tanker trucks, with data sheets.',
        fr: 'Compteurs, pompes, flexibles, vannes et équipement de sécurité pour camions-citernes, avec fiches techniques.',
      },
      link: { en: 'Parts', fr: 'Pièces' },
    },
  },
  texts: {
    title: { en: 'Parts', fr: 'Pièces' },
    introduction: {
      en: 'What a tanker needs most often is on our shelves. Open a part for its description and, where there is one, its data sheet.',
      fr: "Ce dont un camion-citerne a le plus souvent besoin se trouve sur nos tablettes. Ouvrez une pièce pour voir sa description et, s'il y a lieu, sa fiche technique.",
    },
    empty: { en: 'Our parts will be presented here soon.', fr: 'Nos pièces seront bientôt présentées ici.' },
    search: { en: 'Name or part number', fr: 'Nom ou numéro de pièce' },
    'search-button': { en: 'Search', fr: 'Rechercher' },
    found: { en: '{count} of {total} parts', fr: '{count} sur {total} pièces' },
    'none-found': {
      en: 'No part has these words. Call us: we stock and order more than the site shows.',
      fr: "Aucune pièce ne répond à ces mots. Appelez-nous : nous tenons et commandons plus de pièces que le site n'en montre.",
    },
    'other-parts': { en: 'Other parts', fr: 'Autres pièces' },
    'no-document': {
      en: 'There is no data sheet for this part here. Call us for its specifications.',
      fr: "Cette pièce n'a pas de fiche technique ici. Appelez-nous pour ses caractéristiques.",
    },
    'part-number': { en: 'Part number', fr: 'Numéro de pièce' },
    category: { en: 'Group', fr: 'Groupe' },
    fits: { en: 'Fits', fr: 'Convient à' },
    'see-part': { en: 'See the part: {name}', fr: 'Voir la pièce : {name}' },
    'image-of': { en: 'Picture of the part: {name}', fr: 'Photo de la pièce : {name}' },
    'ask-about': { en: 'Ask about this part', fr: "S'informer sur cette pièce" },
    download: { en: 'Download the data sheet (PDF)', fr: 'Télécharger la fiche technique (PDF)' },
    'download-of': {
      en: 'Download the data sheet: {name} (PDF)',
      fr: 'Télécharger la fiche technique : {name} (PDF)',
    },
    'has-document': { en: 'With data sheet', fr: 'Avec fiche technique' },
  },
} as const satisfies PublicTexts;

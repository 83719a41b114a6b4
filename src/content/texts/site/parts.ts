import type { PublicTexts } from '../pageTexts';

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
      en: 'The parts a tanker needs most often are on our shelves. Open one to see its description and, where there is one, its data sheet.',
      fr: "Les pièces les plus demandées pour un camion-citerne sont sur nos tablettes. Ouvrez-en une pour voir sa description et, s'il y a lieu, sa fiche technique.",
    },
    empty: { en: 'Our parts will be presented here soon.', fr: 'Nos pièces seront bientôt présentées ici.' },
    search: { en: 'Name or part number', fr: 'Nom ou numéro de pièce' },
    'search-button': { en: 'Search', fr: 'Rechercher' },
    found: { en: '{count} of {total} parts', fr: '{count} sur {total} pièces' },
    'none-found': {
      en: 'No part matches these words. Call or write: we stock and order more than the site shows.',
      fr: "Aucune pièce ne correspond à ces mots. Appelez-nous ou écrivez-nous : nous tenons en stock et commandons plus de pièces que le site n'en montre.",
    },
    ask: { en: 'Tell us what you need', fr: 'Parlez-nous de vos besoins' },
    'other-parts': { en: 'Other parts', fr: 'Autres pièces' },
    'no-document': {
      en: 'This part has no data sheet on the site. Call us for its specifications.',
      fr: "Cette pièce n'a pas de fiche technique sur le site. Appelez-nous pour en connaître les caractéristiques.",
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

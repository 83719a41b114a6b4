import type { PageTexts } from './pageTexts';

/** `{name}` is the name of a part. */
export const parts = {
  title: { en: 'Parts', fr: 'Pièces' },
  introduction: {
    en: 'What a tanker needs most often is on our shelves. Open a part for its description and, where there is one, its data sheet.',
    fr: "Ce dont un camion-citerne a le plus souvent besoin se trouve sur nos tablettes. Ouvrez une pièce pour voir sa description et, s'il y a lieu, sa fiche technique.",
  },
  empty: { en: 'Our parts will be presented here soon.', fr: 'Nos pièces seront bientôt présentées ici.' },
  'see-part': { en: 'See the part: {name}', fr: 'Voir la pièce : {name}' },
  'image-of': { en: 'Picture of the part: {name}', fr: 'Photo de la pièce : {name}' },
  download: { en: 'Download the data sheet (PDF)', fr: 'Télécharger la fiche technique (PDF)' },
  'download-of': {
    en: 'Download the data sheet: {name} (PDF)',
    fr: 'Télécharger la fiche technique : {name} (PDF)',
  },
  'has-document': { en: 'With data sheet', fr: 'Avec fiche technique' },
} as const satisfies PageTexts;

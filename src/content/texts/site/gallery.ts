import type { PublicTexts } from '../pageTexts';

/** `{number}` and `{total}` count the pictures, `{company}` is a sister company. */
export const gallery = {
  name: { en: 'Gallery', fr: 'Galerie' },
  pages: {
    gallery: {
      title: { en: 'Gallery', fr: 'Galerie' },
      description: {
        en: 'Pictures of our tankers, in the yard, in the shop and on the road.',
        fr: "Nos camions-citernes en photos : dans la cour, à l'atelier et sur la route.",
      },
      link: { en: 'Gallery', fr: 'Galerie' },
    },
  },
  texts: {
    title: { en: 'Gallery', fr: 'Galerie' },
    introduction: {
      en: 'In the yard, in the shop and on the road.',
      fr: "Dans la cour, à l'atelier et sur la route.",
    },
    empty: { en: 'New pictures are on their way.', fr: "De nouvelles photos s'en viennent." },
    'sister-title': {
      en: 'From our sister company {company}',
      fr: 'Chez notre entreprise sœur {company}',
    },
    'see-image': { en: 'Enlarge picture {number} of {total}', fr: 'Agrandir la photo {number} sur {total}' },
    'image-of': {
      en: 'Picture {number} of {total} of our gallery',
      fr: 'Photo {number} sur {total} de notre galerie',
    },
    carousel: { en: 'series of pictures', fr: 'suite de photos' },
    slide: { en: 'picture', fr: 'photo' },
    position: { en: '{number} of {total}', fr: '{number} sur {total}' },
    next: { en: 'Next picture', fr: 'Photo suivante' },
    previous: { en: 'Previous picture', fr: 'Photo précédente' },
    close: { en: 'Close the gallery', fr: 'Fermer la galerie' },
  },
} as const satisfies PublicTexts;

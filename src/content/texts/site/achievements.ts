import type { PublicTexts } from '../pageTexts';

/** `{name}` is the description of an achievement. */
export const achievements = {
  name: { en: 'Achievements', fr: 'Réalisations' },
  pages: {
    achievements: {
      title: { en: 'Achievements', fr: 'Réalisations' },
      description: {
        en: 'Tanker trucks and trailers that left our shops: highway, delivery, aviation, service and propane.',
        fr: 'Camions-citernes et semi-remorques sortis de nos ateliers : transport, livraison, aviation, service et propane.',
      },
      link: { en: 'Achievements', fr: 'Réalisations' },
    },
  },
  texts: {
    title: { en: 'Achievements', fr: 'Réalisations' },
    introduction: {
      en: 'Units that left our shops. Choose a type, then open a picture to enlarge it.',
      fr: "Des unités sorties de nos ateliers. Choisissez un type, puis ouvrez une photo pour l'agrandir.",
    },
    description: { en: 'Description', fr: 'Description' },
    type: { en: 'Project', fr: 'Projet' },
    specification: { en: 'Specification', fr: 'Spécification' },
    capacity: { en: 'Capacity', fr: 'Capacité' },
    material: { en: 'Material', fr: 'Matériau' },
    compartments: { en: 'Compartments', fr: 'Compartiments' },
    empty: {
      en: 'Our latest units are being photographed.',
      fr: 'Nos dernières réalisations passent chez le photographe.',
    },
    'see-image': { en: 'Enlarge the picture: {name}', fr: 'Agrandir la photo : {name}' },
    'image-of': { en: 'Picture of the unit: {name}', fr: "Photo de l'unité : {name}" },
    want: { en: 'I want one like this', fr: 'Je veux une unité semblable' },
    'types-label': { en: 'Types of achievement', fr: 'Types de réalisation' },
  },
} as const satisfies PublicTexts;

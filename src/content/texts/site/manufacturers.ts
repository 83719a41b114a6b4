import type { PublicTexts } from '../pageTexts';

/** `{name}` is the name of a manufacturer or of its product, `{number}` that of its picture. */
export const manufacturers = {
  name: { en: 'Manufacturers', fr: 'Fabricants' },
  pages: {
    manufacturers: {
      title: { en: 'Manufacturers', fr: 'Fabricants' },
      description: {
        en: 'The makers whose meters, pumps, hoses, valves and reels we sell, mount and repair.',
        fr: 'Les fabricants dont nous vendons, montons et réparons les compteurs, pompes, flexibles, vannes et dévidoirs.',
      },
      link: { en: 'Manufacturers', fr: 'Fabricants' },
    },
  },
  texts: {
    title: { en: 'Manufacturers', fr: 'Fabricants' },
    introduction: {
      en: 'We sell, mount and repair the equipment of makers whose parts we would put on our own trucks.',
      fr: 'Nous vendons, montons et réparons les produits de fabricants que nous choisirions pour nos propres camions.',
    },
    empty: {
      en: 'Our manufacturers will be presented here soon.',
      fr: 'Nos fabricants seront bientôt présentés ici.',
    },
    'in-catalogue': { en: 'In our catalogue', fr: 'À notre catalogue' },
    'see-product': { en: 'See the product: {name}', fr: 'Voir le produit : {name}' },
    'image-of': { en: '{name}, product {number}', fr: 'Produit {number} : {name}' },
  },
} as const satisfies PublicTexts;

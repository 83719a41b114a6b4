import type { PublicTexts } from './pageTexts';

/** `{name}` is the name of a manufacturer or of its product, `{number}` that of its picture. */
export const manufacturers = {
  name: { en: 'Manufacturers', fr: 'Manufacturiers' },
  pages: {
    manufacturers: {
      title: { en: 'Manufacturers', fr: 'Manufacturiers' },
      description: {
        en: 'The makers whose meters, pumps, hoses, valves and reels we sell, mount and repair.',
        fr: 'Les manufacturiers dont nous vendons, montons et réparons les compteurs, pompes, flexibles, vannes et dévidoirs.',
      },
      link: { en: 'Manufacturers', fr: 'Manufacturiers' },
    },
  },
  texts: {
    title: { en: 'Manufacturers', fr: 'Manufacturiers' },
    introduction: {
      en: 'We sell, mount and repair the equipment of makers whose parts we would put on our own trucks.',
      fr: 'Nous vendons, montons et réparons les produits de manufacturiers que nous choisirions pour nos propres camions.',
    },
    empty: {
      en: 'Our manufacturers will be presented here soon.',
      fr: 'Nos manufacturiers seront bientôt présentés ici.',
    },
    'see-product': { en: 'See the product: {name}', fr: 'Voir le produit : {name}' },
    'image-of': { en: 'Product {number} of {name}', fr: 'Produit {number} : {name}' },
  },
} as const satisfies PublicTexts;

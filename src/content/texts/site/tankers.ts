import type { PublicTexts } from '../pageTexts';

/**
 * `{name}` is the name of a tanker or of a filter, `{count}` a number of them. In ranges, `{from}`, `{below}` and `{limit}` are
 * numbers with their unit.
 */
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
      fr: "Des unités neuves et d'occasion, inspectées à notre atelier et vendues avec leur certification.",
    },
    empty: {
      en: 'Every unit is sold for the moment. Tell us what you are looking for: more come in every month.',
      fr: "Toutes nos unités sont vendues pour l'instant. Dites-nous ce que vous cherchez : il en arrive chaque mois.",
    },
    ask: { en: 'Tell us what you need', fr: 'Parlez-nous de vos besoins' },
    'details-of': { en: 'See details: {name}', fr: 'Voir les détails : {name}' },
    'price-on-request': { en: 'Price on request', fr: 'Prix sur demande' },
    kind: { en: 'Truck or trailer', fr: 'Camion ou remorque' },
    truck: { en: 'Truck', fr: 'Camion' },
    trailer: { en: 'Trailer', fr: 'Remorque' },
    specifications: { en: 'Specifications', fr: 'Fiche technique' },
    capacity: { en: 'Capacity', fr: 'Capacité' },
    compartment: { en: 'Compartment', fr: 'Compartiment' },
    compartments: { en: 'Compartments', fr: 'Compartiments' },
    back: { en: 'All tankers for sale', fr: 'Toutes les citernes à vendre' },
    'contact-about': { en: 'Ask about this tanker', fr: "S'informer sur cette citerne" },
    'image-alt': { en: 'Picture of {name}', fr: 'Photo : {name}' },
    filter: { en: 'Filter', fr: 'Filtrer' },
    'filter-count': { en: 'Filter ({count})', fr: 'Filtrer ({count})' },
    filters: { en: 'Filters', fr: 'Filtres' },
    chosen: { en: 'Chosen filters', fr: 'Filtres choisis' },
    remove: { en: 'Remove the filter: {name}', fr: 'Retirer le filtre : {name}' },
    'clear-all': { en: 'Clear all', fr: 'Tout effacer' },
    show: { en: 'Show', fr: 'Afficher' },
    'show-one': { en: 'Show {count} tanker', fr: 'Afficher {count} citerne' },
    'show-many': { en: 'Show {count} tankers', fr: 'Afficher {count} citernes' },
    'showing-one': { en: 'Showing {count} of {total} tankers', fr: '{count} citerne sur {total}' },
    'showing-many': { en: 'Showing {count} of {total} tankers', fr: '{count} citernes sur {total}' },
    'none-match': {
      en: 'No tanker has all of this. Remove a filter, or ask us: more come in every month.',
      fr: 'Aucune citerne ne réunit tout cela. Retirez un filtre ou écrivez-nous : il en arrive chaque mois.',
    },
    'not-stated': { en: 'Not stated', fr: 'Non précisé' },
    'up-to': { en: 'Up to {limit}', fr: "Jusqu'à {limit}" },
    below: { en: 'Under {below}', fr: 'Moins de {below}' },
    between: { en: '{from} to {below}', fr: 'De {from} à {below}' },
    'and-over': { en: '{from} and over', fr: '{from} et plus' },
    sort: { en: 'Sort by', fr: 'Trier par' },
    'sort-default': { en: 'Our suggestions', fr: 'Nos suggestions' },
    'sort-price': { en: 'Price, lowest first', fr: 'Prix croissant' },
    'sort-price-high': { en: 'Price, highest first', fr: 'Prix décroissant' },
    'sort-capacity': { en: 'Capacity, largest first', fr: 'Capacité décroissante' },
    'sort-capacity-small': { en: 'Capacity, smallest first', fr: 'Capacité croissante' },
    'sort-year': { en: 'Year, newest first', fr: 'Année décroissante' },
    compare: { en: 'Compare', fr: 'Comparer' },
    'compare-of': { en: 'Compare: {name}', fr: 'Comparer : {name}' },
    'compare-count': { en: 'Compare ({count})', fr: 'Comparer ({count})' },
    'compare-more': { en: 'Tick another tanker to compare', fr: 'Cochez une autre citerne à comparer' },
    'compare-clear': { en: 'Untick all', fr: 'Tout décocher' },
    'compare-differences': { en: 'What differs', fr: 'Ce qui diffère' },
    'compare-same': { en: 'What is the same', fr: 'Ce qui est identique' },
    'compare-remove': { en: 'Remove from the comparison: {name}', fr: 'Retirer de la comparaison : {name}' },
    'compare-gone-one': {
      en: 'A tanker of this comparison is no longer listed.',
      fr: "Une citerne de cette comparaison n'est plus affichée.",
    },
    'compare-gone-many': {
      en: '{count} tankers of this comparison are no longer listed.',
      fr: '{count} citernes de cette comparaison ne sont plus affichées.',
    },
    'compare-full': {
      en: '{limit} tankers at most stand side by side. Untick one first.',
      fr: "On compare {limit} citernes au plus. Décochez-en une d'abord.",
    },
    'compare-limit': {
      en: '{limit} tankers at most stand side by side. Not compared here: {names}.',
      fr: 'On compare {limit} citernes au plus. Non comparées ici : {names}.',
    },
    'ask-these': { en: 'Ask about these', fr: "S'informer sur celles-ci" },
    'compare-empty': {
      en: 'There is nothing left to compare. Tick tankers in the list.',
      fr: "Il n'y a plus rien à comparer. Cochez des citernes dans la liste.",
    },
    print: { en: 'Print', fr: 'Imprimer' },
    'picture-of': { en: '{name}, picture {number} of {total}', fr: '{name}, image {number} sur {total}' },
    enlarge: { en: 'Enlarge: {picture}', fr: 'Agrandir : {picture}' },
    similar: { en: 'Similar units', fr: 'Unités semblables' },
    'other-seller': {
      en: 'Our sister company {company} sells this unit.',
      fr: 'Notre entreprise sœur {company} vend cette unité.',
    },
    'sister-maker': {
      en: 'Our sister company {company} built this unit.',
      fr: 'Notre entreprise sœur {company} a construit cette unité.',
    },
    'by-sister': { en: 'Built by {company}', fr: 'Construit par {company}' },
    'other-seller-link': { en: 'See it at {company}', fr: 'La voir chez {company}' },
    'unknown-title': { en: 'This tanker is no longer listed', fr: "Cette citerne n'est plus affichée" },
    'unknown-text': {
      en: 'It may have found its buyer. Similar units are often on their way: have a look at the list, or ask us.',
      fr: 'Elle a peut-être trouvé preneur. Des unités semblables sont souvent en route : consultez la liste ou écrivez-nous.',
    },
  },
} as const satisfies PublicTexts;

import type { PublicTexts } from '../pageTexts';

/** `{count}` is a number of pages, `{name}` the title of a document. */
export const usefulDocuments = {
  name: { en: 'Useful documents', fr: 'Documents utiles' },
  pages: {
    documents: {
      title: { en: 'Useful documents', fr: 'Documents utiles' },
      description: {
        en: 'Loading guide and inspection schedule, to read, print and share.',
        fr: "Guide de chargement et calendrier d'inspection à lire, à imprimer et à partager.",
      },
      link: { en: 'Useful documents', fr: 'Documents utiles' },
    },
  },
  texts: {
    title: { en: 'Useful documents', fr: 'Documents utiles' },
    introduction: {
      en: 'Two guides to keep in the cab and at the office. Print them, share them, hang them on the wall.',
      fr: 'Deux guides à garder dans la cabine et au bureau. Imprimez-les, partagez-les, affichez-les au mur.',
    },
    pages: { en: 'Number of pages: {count}', fr: 'Nombre de pages : {count}' },
    open: { en: 'Open the document (PDF)', fr: 'Ouvrir le document (PDF)' },
    'preview-of': { en: 'Preview of the first page: {name}', fr: 'Aperçu de la première page : {name}' },
    'document-1-title': { en: 'Loading guide', fr: 'Guide de chargement' },
    'document-1-description': {
      en: 'Safe loading and unloading of a tanker, step by step, and what to do when something goes wrong.',
      fr: "Le chargement et le déchargement d'un camion-citerne en toute sécurité, étape par étape, et quoi faire en cas d'imprévu.",
    },
    'document-2-title': { en: 'Inspection schedule', fr: "Calendrier d'inspection" },
    'document-2-description': {
      en: 'Every inspection and test of a highway tank and its meter, with its interval and a page to write your dates on.',
      fr: "Chaque inspection et chaque épreuve d'une citerne routière et de son compteur, avec son intervalle et une page pour noter vos dates.",
    },
    loading: { en: 'Loading the preview', fr: "Chargement de l'aperçu" },
    failed: {
      en: 'The preview cannot be shown here. Use the button to open the document.',
      fr: "L'aperçu ne peut pas être affiché ici. Utilisez le bouton pour ouvrir le document.",
    },
  },
} as const satisfies PublicTexts;

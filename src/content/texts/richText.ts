import type { PageTexts } from './pageTexts';

export const richText = {
  toolbar: { en: 'Formatting', fr: 'Mise en forme' },
  bold: { en: 'Bold', fr: 'Gras' },
  italic: { en: 'Italic', fr: 'Italique' },
  underline: { en: 'Underline', fr: 'Souligné' },
  heading: { en: 'Heading', fr: 'Titre' },
  subheading: { en: 'Subheading', fr: 'Sous-titre' },
  'bulleted-list': { en: 'Bulleted list', fr: 'Liste à puces' },
  'numbered-list': { en: 'Numbered list', fr: 'Liste numérotée' },
  quote: { en: 'Quotation', fr: 'Citation' },
  link: { en: 'Link', fr: 'Lien' },
  'link-address': { en: 'Address of the link', fr: 'Adresse du lien' },
  'link-hint': {
    en: 'An address such as https://example.com, a page such as /parts, or an e-mail address.',
    fr: 'Une adresse comme https://example.com, une page comme /pieces ou une adresse courriel.',
  },
  'link-save': { en: 'Apply', fr: 'Appliquer' },
  'link-remove': { en: 'Remove the link', fr: 'Retirer le lien' },
  'link-invalid': {
    en: 'Enter a web address, a page of this site, an e-mail address or a telephone (tel:).',
    fr: 'Entrez une adresse Web, une page de ce site, une adresse courriel ou un téléphone (tel:).',
  },
  undo: { en: 'Undo', fr: 'Défaire' },
  redo: { en: 'Redo', fr: 'Rétablir' },
} as const satisfies PageTexts;

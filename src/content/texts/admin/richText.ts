import type { PageTexts } from '../pageTexts';

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
  'lost-tables': {
    en: 'A text cannot hold a table: each row is now a line, with | between its cells.',
    fr: 'Un texte ne peut pas contenir de tableau : chaque rangée est maintenant une ligne, avec | entre ses cellules.',
  },
  'lost-pictures': {
    en: 'A text cannot hold pictures: they were left out.',
    fr: 'Un texte ne peut pas contenir d’images : elles n’ont pas été collées.',
  },
  'lost-raised': {
    en: 'Superscript, subscript and strikethrough are now plain text.',
    fr: 'Les exposants, les indices et le texte barré sont maintenant du texte ordinaire.',
  },
  undo: { en: 'Undo', fr: 'Défaire' },
  redo: { en: 'Redo', fr: 'Refaire' },
} as const satisfies PageTexts;

import type { PageTexts } from '../pageTexts';

/** Editing on the public pages. */
export const onPage = {
  edit: { en: 'Edit this page', fr: 'Modifier cette page' },
  'edit-key': { en: 'Edit this page (E)', fr: 'Modifier cette page (E)' },
  bar: { en: 'Editing on the page', fr: 'Modification dans la page' },
  hint: {
    en: 'Click what you want to change. Ctrl + click follows a link.',
    fr: 'Cliquez sur ce que vous voulez modifier. Ctrl + clic suit un lien.',
  },
  done: { en: 'Done', fr: 'Terminer' },
  invisible: { en: 'Not visible on this page', fr: 'Invisible sur cette page' },
  'invisible-count': { en: 'Not visible here ({count})', fr: 'Invisible ici ({count})' },
  'findings-count': { en: 'Translations to do ({count})', fr: 'Traductions à faire ({count})' },
  findings: { en: 'Missing or behind on this page', fr: 'Manquant ou en retard dans cette page' },
  'no-findings': {
    en: 'Everything on this page is in both languages, and up to date in both.',
    fr: 'Tout est dans les deux langues sur cette page, et à jour dans les deux.',
  },
  'search-engines': { en: 'For search engines', fr: 'Pour les moteurs de recherche' },
  'screen-readers': { en: 'For screen readers', fr: 'Pour les lecteurs d’écran' },
  pictures: { en: 'Alt texts of pictures', fr: 'Textes de remplacement des images' },
  fields: { en: 'In empty fields', fr: 'Dans les champs vides' },
  tooltips: { en: 'Under the pointer', fr: 'Sous le pointeur' },
  'text-of': { en: 'Text: {page}', fr: 'Texte : {page}' },
  'all-fields': { en: 'Edit all fields', fr: 'Modifier tous les champs' },
  'add-another': { en: 'Add another', fr: 'Ajouter un autre élément' },
  'move-up': { en: 'Move up', fr: 'Monter' },
  'move-down': { en: 'Move down', fr: 'Descendre' },
  'follow-link': { en: 'Open the link', fr: 'Ouvrir le lien' },
  'use-button': { en: 'Use the button', fr: 'Utiliser le bouton' },
  'row-deleted': {
    en: 'Someone deleted this item. What you typed is still here, but it cannot be saved: copy what you need. The history can restore the item.',
    fr: 'Quelqu’un a supprimé cet élément. Votre texte est encore ici, mais il ne peut pas être enregistré : copiez ce qu’il vous faut. L’historique peut restaurer l’élément.',
  },
  'several-here': { en: 'Found here', fr: 'Trouvé ici' },
  'picture-description': { en: 'Description of the picture', fr: 'Description de l’image' },
} as const satisfies PageTexts;

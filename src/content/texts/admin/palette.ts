import type { PageTexts } from '../pageTexts';

/** The search of the administration, and its keys. */
export const palette = {
  search: { en: 'Search', fr: 'Rechercher' },
  title: { en: 'Search', fr: 'Rechercher' },
  label: {
    en: 'Search the content, the texts and the screens',
    fr: 'Rechercher dans le contenu, les textes et les écrans',
  },
  placeholder: { en: 'Name, word, number, action', fr: 'Nom, mot, numéro, action' },
  hint: {
    en: 'Arrow keys to choose, Enter to open, Esc to close',
    fr: 'Flèches pour choisir, Entrée pour ouvrir, Échap pour fermer',
  },
  'group-recent': { en: 'Recently chosen', fr: 'Choix récents' },
  'group-actions': { en: 'Actions', fr: 'Actions' },
  'group-screens': { en: 'Screens', fr: 'Écrans' },
  'group-texts': { en: 'Texts', fr: 'Textes' },
  'shown-of': { en: '{shown} of {count}', fr: '{shown} sur {count}' },
  'found-one': { en: '{count} result', fr: '{count} résultat' },
  'found-many': { en: '{count} results', fr: '{count} résultats' },
  'found-none': { en: 'Nothing was found for “{query}”.', fr: 'Aucun résultat pour « {query} ».' },
  'texts-of': { en: 'Texts: {page}', fr: 'Textes : {page}' },
  'kind-of': { en: '{kind}: {name}', fr: '{kind} : {name}' },
  new: { en: 'new', fr: 'nouveau nouvelle' },
  screen: { en: 'screen page', fr: 'écran page' },
  'view-site': { en: 'View the site', fr: 'Voir le site' },
  keys: { en: 'Keyboard shortcuts', fr: 'Raccourcis clavier' },
  'key-search': {
    en: 'Search everything; in formatted text, add a link',
    fr: 'Rechercher partout; dans un texte mis en forme, ajouter un lien',
  },
  'key-save': { en: 'Save the open form', fr: 'Enregistrer le formulaire ouvert' },
  'key-save-typing': {
    en: 'Save while you type in a dialog or on the page',
    fr: 'Enregistrer pendant la saisie dans une boîte de dialogue ou sur la page',
  },
  enter: { en: 'Enter', fr: 'Entrée' },
  'key-format': {
    en: 'In formatted text: bold, italic, underline',
    fr: 'Dans un texte mis en forme : gras, italique, souligné',
  },
  'key-undo': {
    en: 'In formatted text: undo what you typed',
    fr: 'Dans un texte mis en forme : défaire la saisie',
  },
  'key-close': { en: 'Close a dialog, cancel', fr: 'Fermer une boîte de dialogue, annuler' },
  escape: { en: 'Esc', fr: 'Échap' },
  'key-edit': { en: 'On a public page: edit it', fr: 'Dans une page publique : la modifier' },
  'key-keys': { en: 'Show this list', fr: 'Afficher cette liste' },
} as const satisfies PageTexts;

import { historyWords } from './entities';
import type { PageTexts } from './pageTexts';

/**
 * A sentence consists of an action and an item: 'Deleted' and 'the tanker'. In French the action is a noun, so that the item
 * begins with its preposition.
 */
export const history = {
  introduction: {
    en: 'Who changed what, and when. You can undo a change as long as nobody has changed the same item since.',
    fr: "Qui a modifié quoi, et quand. Vous pouvez défaire une modification tant que personne n'a modifié le même élément depuis.",
  },
  empty: { en: 'Nothing has been changed yet.', fr: "Rien n'a encore été modifié." },
  list: { en: 'Changes, newest first', fr: 'Modifications, de la plus récente à la plus ancienne' },
  failed: { en: 'The history could not be loaded.', fr: "L'historique n'a pas pu être chargé." },
  retry: { en: 'Try again', fr: 'Réessayer' },
  newer: { en: 'There are newer changes.', fr: 'Il y a des modifications plus récentes.' },
  'show-newer': { en: 'Show the newest changes', fr: 'Afficher les plus récentes' },
  older: { en: 'Show older changes', fr: 'Afficher les modifications plus anciennes' },
  by: { en: 'by {author}', fr: 'par {author}' },
  'the-site': { en: 'the site itself', fr: 'le site lui-même' },
  'undo-of': { en: 'Undo: {change}', fr: 'Défaire : {change}' },
  'is-undone': { en: 'Undone', fr: 'Modification défaite' },
  details: { en: 'Details', fr: 'Détails' },
  'details-of': { en: 'Details: {change}', fr: 'Détails : {change}' },
  'more-rows': { en: 'and {count} more', fr: 'et {count} de plus' },
  added: { en: 'Added {what}', fr: 'Ajout {what}' },
  changed: { en: 'Changed {what}', fr: 'Modification {what}' },
  deleted: { en: 'Deleted {what}', fr: 'Suppression {what}' },
  reordered: { en: 'Reordered {what}', fr: 'Nouvel ordre {what}' },
  undid: { en: 'Undid: {change}', fr: 'Modification défaite : {change}' },
  filled: { en: 'First content of the site: {what}', fr: 'Premier contenu du site : ajout {what}' },
  updated: { en: 'Update of the site: added {what}', fr: 'Mise à jour du site : ajout {what}' },
  imported: { en: 'Imported {what}', fr: 'Importation {what}' },
  named: { en: '{thing} “{name}”', fr: '{thing} « {name} »' },
  'and-more': { en: '{what} and {more}', fr: '{what} et {more}' },
  'text-place': { en: '{text} ({place})', fr: '{text} ({place})' },
  'in-en': { en: '{page}, in English', fr: '{page}, en anglais' },
  'in-fr': { en: '{page}, in French', fr: '{page}, en français' },
  'the-text': { en: 'the text', fr: 'du texte' },
  'many-texts': { en: '{count} texts', fr: 'de {count} textes' },
  'the-picture': { en: 'picture', fr: 'image' },
  'the-description': { en: 'the description of a picture', fr: "de la description d'une image" },
  'many-descriptions': { en: '{count} descriptions of pictures', fr: "de {count} descriptions d'images" },
  'one-item': { en: '{count} item', fr: 'de {count} élément' },
  'many-items': { en: '{count} items', fr: 'de {count} éléments' },
  position: { en: 'Position', fr: 'Position' },
  before: { en: 'before', fr: 'avant' },
  after: { en: 'after', fr: 'après' },
  nothing: { en: 'nothing', fr: 'rien' },
  'formatting-only': { en: 'only the formatting', fr: 'la mise en forme seulement' },
  ...historyWords,
} as const satisfies PageTexts;

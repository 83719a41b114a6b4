import { kindNames } from './entities';
import type { PageTexts } from '../pageTexts';

/** The import of content from a file. */
export const contentImport = {
  introduction: {
    en: 'Imports the content of a file: an export of this site or of another one. Check it first: nothing changes until you apply it.',
    fr: 'Importe le contenu d’un fichier : une exportation de ce site ou d’un autre. Vérifiez-le d’abord : rien ne change avant que vous l’appliquiez.',
  },
  'super-only': {
    en: 'Only the super-user can import content.',
    fr: 'Seul le superutilisateur peut importer du contenu.',
  },
  file: { en: 'File', fr: 'Fichier' },
  'file-none': {
    en: 'No file chosen. You can also drop one here.',
    fr: 'Aucun fichier choisi. Vous pouvez aussi en déposer un ici.',
  },
  'file-chosen': { en: '{name} ({size})', fr: '{name} ({size})' },
  'file-hint': {
    en: 'A .json file, {limit} at most. The person who looks after the server of a site can export it. Pictures and documents stay where they are: the file has only links to them.',
    fr: 'Un fichier .json de {limit} au maximum. La personne qui s’occupe du serveur d’un site peut l’exporter. Les images et les documents restent où ils sont : le fichier n’en contient que les liens.',
  },
  'file-choose': { en: 'Choose a file', fr: 'Choisir un fichier' },
  'file-replace': { en: 'Choose another file', fr: 'Choisir un autre fichier' },
  'file-too-large': {
    en: '{name} is too large. The limit is {limit}.',
    fr: '{name} est trop volumineux. La limite est de {limit}.',
  },
  everything: { en: 'Import everything in the file', fr: 'Importer tout le contenu du fichier' },
  kinds: { en: 'Import only', fr: 'Importer seulement' },
  'kinds-none': { en: 'Choose at least one kind of content.', fr: 'Choisissez au moins un type de contenu.' },
  companies: {
    en: 'Companies that are none of the brands',
    fr: 'Entreprises qui ne sont aucune des marques',
  },
  'companies-hint': {
    en: 'Choose the brand that each of them becomes, then check the file again.',
    fr: 'Choisissez la marque que chacune devient, puis vérifiez de nouveau le fichier.',
  },
  'company-empty': { en: 'Leave empty', fr: 'Laisser vide' },
  check: { en: 'Check the file', fr: 'Vérifier le fichier' },
  'check-again': { en: 'Check the file again', fr: 'Vérifier de nouveau le fichier' },
  stop: { en: 'Stop', fr: 'Arrêter' },
  sending: { en: 'Sending the file: {percent} %', fr: 'Envoi du fichier : {percent} %' },
  checking: { en: 'Comparing the file with the site…', fr: 'Comparaison du fichier avec le site…' },
  applying: { en: 'Importing…', fr: 'Importation en cours…' },
  'not-checked': { en: 'The file could not be checked.', fr: 'Le fichier n’a pas pu être vérifié.' },
  'not-applied': { en: 'The content was not imported.', fr: 'Le contenu n’a pas été importé.' },
  unanswered: {
    en: 'The server did not answer. Check the file again to see whether the content was imported.',
    fr: 'Le serveur n’a pas répondu. Vérifiez de nouveau le fichier pour savoir si le contenu a été importé.',
  },
  differences: { en: 'What the import changes', fr: 'Ce que l’importation change' },
  'differences-none': {
    en: 'The site already has everything in this file. There is nothing to apply.',
    fr: 'Le site a déjà tout ce que contient ce fichier. Il n’y a rien à appliquer.',
  },
  kind: { en: 'Content', fr: 'Contenu' },
  added: { en: 'Added', fr: 'Ajoutés' },
  changed: { en: 'Changed', fr: 'Modifiés' },
  removed: { en: 'Removed', fr: 'Supprimés' },
  'left-out': { en: 'Left out', fr: 'Laissés de côté' },
  cleaned: { en: 'Cleaned', fr: 'Nettoyés' },
  total: { en: 'Total', fr: 'Total' },
  unchanged: { en: 'Without differences: {kinds}.', fr: 'Sans différence : {kinds}.' },
  'kept-one': {
    en: '{count} text that the file does not have stays: the site needs it.',
    fr: '{count} texte absent du fichier reste : le site en a besoin.',
  },
  'kept-many': {
    en: '{count} texts that the file does not have stay: the site needs them.',
    fr: '{count} textes absents du fichier restent : le site en a besoin.',
  },
  'removed-one': {
    en: '{count} item is removed from the site, because the file does not have it.',
    fr: '{count} élément est supprimé du site, car le fichier ne l’a pas.',
  },
  'removed-many': {
    en: '{count} items are removed from the site, because the file does not have them.',
    fr: '{count} éléments sont supprimés du site, car le fichier ne les a pas.',
  },
  'cleaned-one': {
    en: '{count} formatted text loses formatting that the site does not have.',
    fr: '{count} texte mis en forme perd une mise en forme que le site n’a pas.',
  },
  'cleaned-many': {
    en: '{count} formatted texts lose formatting that the site does not have.',
    fr: '{count} textes mis en forme perdent une mise en forme que le site n’a pas.',
  },
  'paragraphs-one': {
    en: '{count} plain text becomes paragraphs. Its line breaks stay.',
    fr: '{count} texte brut est mis en paragraphes. Ses sauts de ligne restent.',
  },
  'paragraphs-many': {
    en: '{count} plain texts become paragraphs. Their line breaks stay.',
    fr: '{count} textes bruts sont mis en paragraphes. Leurs sauts de ligne restent.',
  },
  'insecure-one': {
    en: '{count} picture has an http: link, which browsers block. Upload it here after the import.',
    fr: '{count} image a un lien http:, que les navigateurs bloquent. Téléversez-la ici après l’importation.',
  },
  'insecure-many': {
    en: '{count} pictures have http: links, which browsers block. Upload them here after the import.',
    fr: '{count} images ont des liens http:, que les navigateurs bloquent. Téléversez-les ici après l’importation.',
  },
  'notes-one': { en: '{count} notice', fr: '{count} avis' },
  'notes-many': { en: '{count} notices', fr: '{count} avis' },
  'notes-more': { en: 'and {count} more', fr: 'et {count} de plus' },
  'apply-one': { en: 'Apply {count} change', fr: 'Appliquer {count} modification' },
  'apply-many': { en: 'Apply {count} changes', fr: 'Appliquer {count} modifications' },
  'apply-hint': {
    en: 'Visitors see them at once. They are one change in the history, and one undo reverts all of them.',
    fr: 'Les visiteurs les voient aussitôt. Elles forment une seule modification dans l’historique, qu’il suffit de défaire une fois.',
  },
  done: { en: 'The content was imported.', fr: 'Le contenu a été importé.' },
  'done-one': { en: '{count} change was made.', fr: '{count} modification a été faite.' },
  'done-many': { en: '{count} changes were made.', fr: '{count} modifications ont été faites.' },
  'done-hint': {
    en: 'To undo the import, open the history.',
    fr: 'Pour défaire l’importation, ouvrez l’historique.',
  },
  'another-file': { en: 'Import another file', fr: 'Importer un autre fichier' },
  'kind-resources': { en: 'Texts of the site', fr: 'Textes du site' },
  'kind-images': { en: 'Descriptions of pictures', fr: 'Descriptions des images' },
  'kind-visibility': { en: 'Hidden items', fr: 'Éléments masqués' },
  ...kindNames,
} as const satisfies PageTexts;

import { toastWords } from './entities';
import type { PageTexts } from '../pageTexts';

/** The English is that of the specification, section 8, to the letter. `{thing}` is the word for a kind of content. */
export const toast = {
  added: { en: 'Added {thing} to database with success', fr: 'Ajout réussi à la base de données : {thing}' },
  'added-pictures': {
    en: 'Added {count} images to database with success',
    fr: 'Ajout réussi à la base de données : {count} images',
  },
  modified: {
    en: 'Modified {thing} to database with success',
    fr: 'Modification réussie dans la base de données : {thing}',
  },
  deleted: {
    en: 'Deleted {thing} from database with success',
    fr: 'Suppression réussie de la base de données : {thing}',
  },
  'added-text': {
    en: 'Added text to database with success',
    fr: 'Ajout réussi à la base de données : texte',
  },
  'modified-text': {
    en: 'Modified text to database with success',
    fr: 'Modification réussie dans la base de données : texte',
  },
  'deleted-text': {
    en: 'Delete text from database with success',
    fr: 'Suppression réussie de la base de données : texte',
  },
  imported: {
    en: 'The content was imported.',
    fr: 'Le contenu a été importé.',
  },
  'modified-description': {
    en: 'Modified description of the picture to database with success',
    fr: "Modification réussie dans la base de données : description de l'image",
  },
  'added-file': {
    en: 'Added file to database with success',
    fr: 'Ajout réussi à la base de données : fichier',
  },
  'modified-file': {
    en: 'Modified file to database with success',
    fr: 'Modification réussie dans la base de données : fichier',
  },
  'something-went-wrong': {
    en: 'Something went wrong. Please advise the developper.',
    fr: "Une erreur s'est produite. Veuillez aviser le développeur.",
  },
  'edit-conflict': {
    en: 'Not saved: someone else changed this item while you were editing it.',
    fr: 'Non enregistré : quelqu’un d’autre a modifié cet élément pendant que vous le modifiiez.',
  },
  'back-end-error': { en: 'Error with back-end', fr: 'Erreur du serveur' },
  offline: { en: 'You are offline', fr: 'Vous êtes hors ligne' },
  'login-failed': { en: 'Error with login', fr: 'Erreur de connexion' },
  'login-success': { en: 'Administrator', fr: 'Administrateur' },
  'password-changed': { en: 'Changed password with success', fr: 'Mot de passe modifié avec succès' },
  'password-change-failed': { en: 'There was an error', fr: "Une erreur s'est produite" },
  'passwords-differ': { en: 'Passwords do not match', fr: 'Les mots de passe ne correspondent pas' },
  undo: { en: 'Undo', fr: 'Défaire' },
  undone: { en: 'The change was undone.', fr: 'La modification a été défaite.' },
  'put-back': {
    en: 'The item is as it was then.',
    fr: 'L’élément est revenu à cet état.',
  },
  'put-back-unchanged': {
    en: 'Nothing was changed: the item is already like this.',
    fr: 'Rien n’a été modifié : l’élément est déjà dans cet état.',
  },
  'not-put-back': { en: 'The item was not put back.', fr: 'L’élément n’est pas revenu à cet état.' },
  redo: { en: 'Redo', fr: 'Refaire' },
  redone: { en: 'The change was redone.', fr: 'La modification a été refaite.' },
  'not-redone': { en: 'The change was not redone.', fr: 'La modification n’a pas été refaite.' },
  'not-undone': { en: 'The change was not undone.', fr: "La modification n'a pas été défaite." },
  'change-not-saved': {
    en: 'Your change was not saved.',
    fr: 'Votre modification n’a pas été enregistrée.',
  },
  'bring-back': { en: 'Resume editing', fr: 'Reprendre la saisie' },
  'session-ended': {
    en: 'Your session has ended. Log in again.',
    fr: 'Votre session est terminée. Connectez-vous de nouveau.',
  },
  notifications: { en: 'Notifications', fr: 'Notifications' },
  ...toastWords,
} as const satisfies PageTexts;

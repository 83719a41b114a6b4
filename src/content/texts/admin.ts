import { brandGroupTexts } from './brands';
import { editorNames } from './entities';
import type { PageTexts } from './pageTexts';

export const admin = {
  settings: { en: 'Settings', fr: 'Paramètres' },
  logout: { en: 'Log out', fr: 'Se déconnecter' },
  'change-password': { en: 'Change password', fr: 'Modifier le mot de passe' },
  'second-factor': { en: 'Two-step verification', fr: 'Vérification en deux étapes' },
  edit: { en: 'Edit', fr: 'Modifier' },
  delete: { en: 'Delete', fr: 'Supprimer' },
  'edit-contacts': { en: 'Contact details', fr: 'Coordonnées' },
  ...editorNames,
  'edit-resources': { en: 'Texts of the site', fr: 'Textes du site' },
  'edit-navigation-resources': { en: 'Navigation texts', fr: 'Textes de la navigation' },
  'edit-footer-resources': { en: 'Footer texts', fr: 'Textes du bas de page' },
  'edit-home-resources': { en: 'Home page texts', fr: "Textes de la page d'accueil" },
  'edit-contact-resources': { en: 'Contact texts', fr: 'Textes de la page Nous joindre' },
  'edit-achievements-resources': { en: 'Achievements texts', fr: 'Textes des réalisations' },
  'edit-tankers-resources': { en: 'Tankers texts', fr: 'Textes des citernes' },
  'edit-career-resources': { en: 'Careers texts', fr: 'Textes des carrières' },
  'edit-common-resources': { en: 'Common texts', fr: 'Textes communs' },
  'edit-admin-resources': { en: 'Administration texts', fr: "Textes de l'administration" },
  'edit-certifications-resources': { en: 'Certifications texts', fr: 'Textes des certifications' },
  'edit-certifications-certipropane-resources': {
    en: 'Propane certifications texts',
    fr: 'Textes des certifications pour le propane',
  },
  'edit-services-resources': { en: 'Services and repairs texts', fr: 'Textes des services et réparations' },
  dashboard: { en: 'Dashboard', fr: 'Tableau de bord' },
  'dashboard-introduction': {
    en: 'Edit everything that visitors see. Changes appear on the site as soon as you save them.',
    fr: 'Modifiez tout ce que voient les visiteurs. Les modifications paraissent sur le site dès que vous les enregistrez.',
  },
  'about-us': { en: 'About us', fr: 'À propos' },
  'about-us-text': {
    en: 'Employees, achievements, assemblies, manufacturers and the gallery.',
    fr: 'Les employés, les réalisations, les assemblages, les fabricants et la galerie.',
  },
  products: { en: 'Products', fr: 'Produits' },
  'products-text': {
    en: 'Tankers for sale, with their prices and specifications, and parts, with their data sheets.',
    fr: 'Les citernes à vendre, avec leurs prix et leurs caractéristiques, et les pièces, avec leurs fiches techniques.',
  },
  services: { en: 'Services', fr: 'Services' },
  'services-text': {
    en: 'The texts of the services and certifications pages, for fuel and for propane.',
    fr: 'Les textes des pages des services et des certifications, pour les carburants et pour le propane.',
  },
  careers: { en: 'Careers', fr: 'Carrières' },
  'careers-text': {
    en: 'Job postings. Delete a posting once the position is filled.',
    fr: "Les offres d'emploi. Supprimez une offre une fois le poste comblé.",
  },
  'join-us': { en: 'Join us', fr: 'Nous joindre' },
  'join-us-text': {
    en: 'Telephone numbers, e-mail addresses and opening hours of each location.',
    fr: "Les numéros de téléphone, les adresses courriel et les heures d'ouverture de chaque emplacement.",
  },
  resources: { en: 'Resources', fr: 'Ressources' },
  'resources-text': {
    en: 'The titles, buttons and messages of the site in English and French, and the history of changes.',
    fr: "Les titres, les boutons et les messages du site en français et en anglais, et l'historique des modifications.",
  },
  history: { en: 'History of changes', fr: 'Historique des modifications' },
  'import-content': { en: 'Import content', fr: 'Importer du contenu' },
  'brand-group': { en: 'Brands', fr: 'Marques' },
  ...brandGroupTexts,
  location: { en: 'Location', fr: 'Emplacement' },
  'unsaved-question': {
    en: 'You have unsaved changes. Leave without saving?',
    fr: 'Certaines modifications ne sont pas enregistrées. Quitter sans enregistrer?',
  },
  'count-one': { en: '{count} item', fr: '{count} élément' },
  'count-many': { en: '{count} items', fr: '{count} éléments' },
  'new-password': { en: 'New password', fr: 'Nouveau mot de passe' },
  'change-password-introduction': {
    en: 'When you change your password, your sessions on other devices and browsers end.',
    fr: 'Lorsque vous modifiez votre mot de passe, vos sessions sur les autres appareils et navigateurs prennent fin.',
  },
  'password-too-short': {
    en: 'The new password is too short. Use at least {count} characters.',
    fr: 'Le nouveau mot de passe est trop court. Utilisez au moins {count} caractères.',
  },
  'password-too-long': {
    en: 'The new password is too long. Use no more than {count} characters.',
    fr: 'Le nouveau mot de passe est trop long. Utilisez au plus {count} caractères.',
  },
  'password-easy': {
    en: 'The new password is easy to guess. Choose another one, for example a few words.',
    fr: 'Le nouveau mot de passe est facile à deviner. Choisissez-en un autre, par exemple quelques mots.',
  },
  'password-rule': {
    en: 'Use {min} to {max} characters that are hard to guess, for example a few words.',
    fr: 'Utilisez de {min} à {max} caractères difficiles à deviner, par exemple quelques mots.',
  },
  'password-strength': { en: 'Strength of the new password', fr: 'Robustesse du nouveau mot de passe' },
  'password-strength-short': { en: 'Too short', fr: 'Trop court' },
  'password-strength-weak': { en: 'Easy to guess', fr: 'Facile à deviner' },
  'password-strength-good': { en: 'Hard to guess', fr: 'Difficile à deviner' },
  'password-strength-strong': { en: 'Very hard to guess', fr: 'Très difficile à deviner' },
  'temporary-password': {
    en: 'You are using a temporary password. Choose a new one that nobody else knows.',
    fr: "Vous utilisez un mot de passe temporaire. Choisissez-en un nouveau, que personne d'autre ne connaît.",
  },
  'temporary-password-ends': {
    en: 'After {date}, the temporary password no longer works.',
    fr: 'Après le {date}, le mot de passe temporaire ne fonctionnera plus.',
  },
  'backup-last': {
    en: 'Last backup: {date}.',
    fr: 'Dernière sauvegarde : {date}.',
  },
  'backup-none': {
    en: 'The site has not been backed up yet.',
    fr: 'Le site n’a pas encore été sauvegardé.',
  },
  'backup-late': {
    en: 'Backups are missing: tell the person who runs the site.',
    fr: 'Des sauvegardes manquent : avisez la personne qui gère le site.',
  },
  'schedule-of': { en: 'Schedule: {name}', fr: 'Programmer : {name}' },
  'schedule-hint': {
    en: 'An item that goes online later is hidden until then. The times are those of {zone}.',
    fr: 'Un élément qui sera publié plus tard reste masqué jusque-là. Les heures sont celles de {zone}.',
  },
  onlineAt: { en: 'Goes online', fr: 'Publication' },
  offlineAt: { en: 'Goes offline', fr: 'Retrait' },
  'time-skipped': {
    en: 'The clocks move forward then. This time does not exist: {time}',
    fr: "On avance alors l'heure. Cette heure n'existe pas : {time}",
  },
  'offline-before-online': {
    en: 'The item must go online before it goes offline.',
    fr: "L'élément doit être publié avant d'être retiré.",
  },
  'view-as-visitor': { en: 'View as a visitor', fr: 'Voir comme un visiteur' },
  'hidden-note': {
    en: 'Hidden: visitors do not see this',
    fr: 'Masqué : les visiteurs ne voient pas ceci',
  },
  'goes-online': { en: 'goes online on {time}', fr: 'publication le {time}' },
  'goes-offline': { en: 'goes offline on {time}', fr: 'retrait le {time}' },
} as const satisfies PageTexts;

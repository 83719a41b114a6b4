import type { PageTexts } from '../pageTexts';

/**
 * `{who}` is the name or the e-mail address of a person, `{date}` a date and a time. In French it follows a colon, because 'de' would
 * be elided before some names.
 */
export const accounts = {
  title: { en: 'Accounts', fr: 'Comptes' },
  introduction: {
    en: 'The people who may log in. Only the super-user sees this page.',
    fr: 'Les personnes qui peuvent se connecter. Seul le superutilisateur voit cette page.',
  },
  'super-only': {
    en: 'Only the super-user manages the accounts.',
    fr: 'Seul le superutilisateur gère les comptes.',
  },
  failed: { en: 'The accounts could not be loaded.', fr: 'Les comptes n’ont pas pu être chargés.' },
  retry: { en: 'Try again', fr: 'Réessayer' },
  person: { en: 'Person', fr: 'Personne' },
  you: { en: 'you', fr: 'vous' },
  role: { en: 'Role', fr: 'Rôle' },
  administrator: { en: 'Administrator', fr: 'Administrateur' },
  superUser: { en: 'Super-user', fr: 'Superutilisateur' },
  'last-login': { en: 'Last login', fr: 'Dernière connexion' },
  'no-login': { en: 'None recorded', fr: 'Aucune enregistrée' },
  'link-open': {
    en: 'Link not used yet; it expires on {date}',
    fr: 'Lien pas encore utilisé; il expire le {date}',
  },
  'link-ended': {
    en: 'The link expired on {date}: create a new one',
    fr: 'Le lien a expiré le {date} : créez-en un nouveau',
  },
  'no-password': {
    en: 'No password and no link: create a new link',
    fr: 'Ni mot de passe ni lien : créez un nouveau lien',
  },
  'second-factor': { en: 'Two-step verification', fr: 'Vérification en deux étapes' },
  on: { en: 'On', fr: 'Activée' },
  off: { en: 'Off', fr: 'Désactivée' },
  sessions: { en: 'Open sessions', fr: 'Sessions ouvertes' },
  'no-sessions': { en: 'None', fr: 'Aucune' },
  'sessions-used': { en: '{count}, last used {date}', fr: '{count}, dernière utilisation le {date}' },
  actions: { en: 'Actions', fr: 'Actions' },
  'action-of': { en: '{action}: {who}', fr: '{action} : {who}' },
  add: { en: 'Add an account', fr: 'Ajouter un compte' },
  'add-text': {
    en: 'The person gets no password from you. You pass on a link that works once, and the person chooses a password with it.',
    fr: 'Vous ne donnez pas de mot de passe à la personne. Vous lui transmettez un lien qui sert une seule fois, avec lequel elle choisit son mot de passe.',
  },
  name: { en: 'Name', fr: 'Nom' },
  'name-hint': {
    en: 'The history shows it. Without a name, it shows the e-mail address.',
    fr: 'L’historique l’affiche. Sans nom, il affiche l’adresse courriel.',
  },
  'role-hint': {
    en: 'A super-user also manages accounts, imports content, adds texts and decides which have formatting.',
    fr: 'Un superutilisateur gère aussi les comptes, importe du contenu, ajoute des textes et décide lesquels ont une mise en forme.',
  },
  'your-password': { en: 'Your own password', fr: 'Votre propre mot de passe' },
  'your-password-hint': {
    en: 'So that nobody else does this in your session.',
    fr: 'Pour que personne d’autre ne fasse cette action dans votre session.',
  },
  working: { en: 'One moment', fr: 'Un instant' },
  cancel: { en: 'Cancel', fr: 'Annuler' },
  rename: { en: 'Rename', fr: 'Renommer' },
  'rename-title': { en: 'Rename {who}', fr: 'Renommer : {who}' },
  'rename-text': {
    en: 'The history shows the new name, also beside earlier changes.',
    fr: 'L’historique affiche le nouveau nom, aussi à côté des modifications passées.',
  },
  renamed: { en: 'The new name is saved: {who}', fr: 'Nouveau nom enregistré : {who}' },
  'own-account': { en: 'Change your name and password', fr: 'Modifier votre nom et votre mot de passe' },
  reset: { en: 'New link', fr: 'Nouveau lien' },
  'reset-title': { en: 'New link for {who}', fr: 'Nouveau lien pour {who}' },
  'reset-text': {
    en: 'The present password and any earlier link stop working at once, and all sessions end. You get a new link to pass on. Two-step verification stays as it is.',
    fr: 'Le mot de passe actuel et tout lien antérieur cessent aussitôt de fonctionner, et toutes les sessions se terminent. Vous obtenez un nouveau lien à transmettre. La vérification en deux étapes reste inchangée.',
  },
  end: { en: 'End sessions', fr: 'Terminer les sessions' },
  'end-title': { en: 'End the sessions of {who}', fr: 'Terminer les sessions : {who}' },
  'end-text': {
    en: 'Every browser that is logged in to this account must log in again. Your present session stays. The password does not change.',
    fr: 'Chaque navigateur connecté à ce compte devra se reconnecter. Votre session actuelle reste ouverte. Le mot de passe ne change pas.',
  },
  ended: { en: 'The sessions of {who} are ended.', fr: 'Sessions terminées : {who}' },
  'factor-off': { en: 'Turn off two steps', fr: 'Désactiver les deux étapes' },
  'factor-off-title': {
    en: 'Turn off two-step verification of {who}',
    fr: 'Désactiver la vérification en deux étapes : {who}',
  },
  'factor-off-text': {
    en: 'For a person who has lost the phone and the recovery codes. Make sure that it is this person who asks: the password is then enough to log in.',
    fr: 'Pour une personne qui a perdu son téléphone et ses codes de récupération. Assurez-vous que la demande vient bien d’elle : le mot de passe suffit ensuite pour se connecter.',
  },
  'factor-is-off': {
    en: 'Two-step verification of {who} is off.',
    fr: 'Vérification en deux étapes désactivée : {who}',
  },
  remove: { en: 'Remove', fr: 'Supprimer' },
  'remove-title': { en: 'Remove the account of {who}', fr: 'Supprimer le compte : {who}' },
  'remove-text': {
    en: 'The person can no longer log in, and all sessions end. The changes stay; the history shows a number instead of the name. This cannot be undone.',
    fr: 'La personne ne pourra plus se connecter, et toutes les sessions se terminent. Les modifications restent; l’historique affiche un numéro au lieu du nom. C’est irréversible.',
  },
  removed: { en: 'The account of {who} was removed.', fr: 'Compte supprimé : {who}' },
  'link-title': { en: 'Link for {who}', fr: 'Lien pour {who}' },
  'link-text': {
    en: 'Pass this link on by a channel that only this person reads. It works once, until {date}, and is not shown again.',
    fr: 'Transmettez ce lien par un moyen que seule cette personne consulte. Il sert une seule fois, jusqu’au {date}, et ne sera plus affiché.',
  },
  link: { en: 'One-time link', fr: 'Lien à usage unique' },
  copy: { en: 'Copy the link', fr: 'Copier le lien' },
  copied: { en: 'The link is copied', fr: 'Le lien est copié' },
  'copy-failed': {
    en: 'The browser did not copy it: select the link and copy it yourself.',
    fr: 'Le navigateur ne l’a pas copié : sélectionnez le lien et copiez-le vous-même.',
  },
  done: { en: 'Done', fr: 'Terminé' },
  'choose-title': { en: 'Choose your password', fr: 'Choisissez votre mot de passe' },
  'choose-text': {
    en: 'This link works once. Then log in with your e-mail address and this password.',
    fr: 'Ce lien sert une seule fois. Connectez-vous ensuite avec votre adresse courriel et ce mot de passe.',
  },
  choose: { en: 'Set the password', fr: 'Définir le mot de passe' },
  chosen: {
    en: 'Your password is set. Log in with it now.',
    fr: 'Votre mot de passe est défini. Connectez-vous maintenant.',
  },
} as const satisfies PageTexts;

import type { PageTexts } from '../pageTexts';

export const secondFactor = {
  introduction: {
    en: 'When two-step verification is on, you log in with your password and a code from your phone.',
    fr: 'Lorsque la vérification en deux étapes est activée, vous vous connectez avec votre mot de passe et un code de votre téléphone.',
  },
  'required-title': {
    en: 'Set up two-step verification',
    fr: 'Configurez la vérification en deux étapes',
  },
  'required-text': {
    en: 'This site requires two-step verification for every account: you log in with your password and a code from your phone. After the setup, you continue to the page that you asked for.',
    fr: 'Ce site exige la vérification en deux étapes pour tous les comptes : vous vous connectez avec votre mot de passe et un code de votre téléphone. Après la configuration, vous arrivez à la page demandée.',
  },
  failed: {
    en: 'The status of two-step verification could not be loaded.',
    fr: 'L’état de la vérification en deux étapes n’a pas pu être chargé.',
  },
  retry: { en: 'Try again', fr: 'Réessayer' },
  'is-off': {
    en: 'Two-step verification is off.',
    fr: 'La vérification en deux étapes est désactivée.',
  },
  'off-text': {
    en: 'To set it up, you need an authenticator app on your phone, such as Aegis, Google Authenticator or Microsoft Authenticator.',
    fr: 'Pour la configurer, il vous faut une application d’authentification sur votre téléphone, comme Aegis, Google Authenticator ou Microsoft Authenticator.',
  },
  'is-on': {
    en: 'Two-step verification is on.',
    fr: 'La vérification en deux étapes est activée.',
  },
  'codes-left-one': { en: '{count} recovery code left.', fr: 'Il reste {count} code de récupération.' },
  'codes-left-many': {
    en: '{count} recovery codes left.',
    fr: 'Il reste {count} codes de récupération.',
  },
  'set-up': { en: 'Set up', fr: 'Configurer' },
  'setting-up': { en: 'Setting up', fr: 'Configuration en cours' },
  scan: {
    en: 'Scan this QR code with your authenticator app',
    fr: 'Numérisez ce code QR avec votre application d’authentification',
  },
  picture: { en: 'QR code of the key', fr: 'Code QR de la clé' },
  'or-type': {
    en: 'Or enter this key in the app:',
    fr: 'Ou entrez cette clé dans l’application :',
  },
  'type-code': {
    en: 'Enter the code that the app shows',
    fr: 'Entrez le code que l’application affiche',
  },
  'turn-on': { en: 'Turn on', fr: 'Activer' },
  'turning-on': { en: 'Turning on', fr: 'Activation en cours' },
  cancel: { en: 'Cancel', fr: 'Annuler' },
  'is-on-now': {
    en: 'Two-step verification is on now',
    fr: 'La vérification en deux étapes est maintenant activée',
  },
  'keep-codes': {
    en: 'Save these recovery codes in a safe place, apart from your phone. Each code works once, in place of a code from the app. You cannot see them again later.',
    fr: 'Conservez ces codes de récupération en lieu sûr, ailleurs que sur votre téléphone. Chaque code sert une seule fois, à la place d’un code de l’application. Vous ne pourrez pas les revoir plus tard.',
  },
  'recovery-codes': { en: 'Recovery codes', fr: 'Codes de récupération' },
  'save-codes': { en: 'Save as a file', fr: 'Enregistrer dans un fichier' },
  'codes-kept': { en: 'I have saved these codes', fr: 'J’ai conservé ces codes' },
  'codes-missed': {
    en: 'The recovery codes can no longer be shown. A code from your phone gets you new ones.',
    fr: 'Les codes de récupération ne peuvent plus être affichés. Un code de votre téléphone vous en donne de nouveaux.',
  },
  'renew-title': { en: 'Get new recovery codes', fr: 'Obtenir de nouveaux codes de récupération' },
  'renew-text': {
    en: 'The new codes replace all earlier codes, which then no longer work. Two-step verification stays on.',
    fr: 'Les nouveaux codes remplacent tous les anciens, qui ne fonctionneront plus. La vérification en deux étapes reste activée.',
  },
  renew: { en: 'Renew', fr: 'Renouveler' },
  renewing: { en: 'Renewing', fr: 'Renouvellement en cours' },
  'codes-renewed': {
    en: 'Your recovery codes are renewed',
    fr: 'Vos codes de récupération sont renouvelés',
  },
  'go-on': { en: 'Continue', fr: 'Continuer' },
  'is-required': {
    en: 'This site requires two-step verification for every account: it cannot be turned off. To set it up again with another phone, ask the person who runs the site.',
    fr: 'Ce site exige la vérification en deux étapes pour tous les comptes : elle ne peut pas être désactivée. Pour la configurer de nouveau avec un autre téléphone, adressez-vous à la personne qui gère le site.',
  },
  'turn-off-text': {
    en: 'To turn two-step verification off, or to set it up again with another phone, enter your password and a code.',
    fr: 'Pour désactiver la vérification en deux étapes, ou pour la configurer de nouveau avec un autre téléphone, entrez votre mot de passe et un code.',
  },
  'turn-off': { en: 'Turn off', fr: 'Désactiver' },
  'turning-off': { en: 'Turning off', fr: 'Désactivation en cours' },
  'turned-off': {
    en: 'Two-step verification is off',
    fr: 'La vérification en deux étapes est désactivée',
  },
} as const satisfies PageTexts;

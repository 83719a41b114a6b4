import type { PageTexts } from './pageTexts';

export const secondFactor = {
  introduction: {
    en: 'While it is on, each login takes a code from your phone besides your password.',
    fr: 'Quand elle est activée, chaque connexion demande un code de votre téléphone en plus de votre mot de passe.',
  },
  'required-title': {
    en: 'Set up two-step verification',
    fr: 'Configurez la vérification en deux étapes',
  },
  'required-text': {
    en: 'This site asks every account for it: each login takes a code from your phone besides your password. As soon as it is set up, you come to where you wanted to go.',
    fr: 'Ce site l’exige pour tous les comptes : chaque connexion demande un code de votre téléphone en plus de votre mot de passe. Dès qu’elle sera configurée, vous arriverez où vous vouliez aller.',
  },
  failed: {
    en: 'Whether it is on could not be found out.',
    fr: 'Impossible de savoir si elle est activée.',
  },
  retry: { en: 'Try again', fr: 'Réessayer' },
  'is-off': {
    en: 'Two-step verification is off.',
    fr: 'La vérification en deux étapes est désactivée.',
  },
  'off-text': {
    en: 'To set it up you need an authenticator application on your phone, such as Aegis, Google Authenticator or Microsoft Authenticator.',
    fr: 'Pour la configurer, il vous faut une application d’authentification sur votre téléphone, comme Aegis, Google Authenticator ou Microsoft Authenticator.',
  },
  'is-on': {
    en: 'Two-step verification is on.',
    fr: 'La vérification en deux étapes est activée.',
  },
  'codes-left-one': { en: 'Recovery code left: {count}.', fr: 'Code de récupération restant : {count}.' },
  'codes-left-many': {
    en: 'Recovery codes left: {count}.',
    fr: 'Codes de récupération restants : {count}.',
  },
  'set-up': { en: 'Set it up', fr: 'Configurer' },
  'setting-up': { en: 'Setting it up', fr: 'Configuration en cours' },
  scan: {
    en: 'Scan this picture with your authenticator application',
    fr: 'Numérisez cette image avec votre application d’authentification',
  },
  picture: { en: 'QR code of the key', fr: 'Code QR de la clé' },
  'or-type': {
    en: 'Or type this key into it:',
    fr: 'Ou entrez-y cette clé :',
  },
  'type-code': {
    en: 'Type the code that the application shows',
    fr: 'Entrez le code que l’application affiche',
  },
  'turn-on': { en: 'Turn it on', fr: 'Activer' },
  'turning-on': { en: 'Turning it on', fr: 'Activation en cours' },
  cancel: { en: 'Cancel', fr: 'Annuler' },
  'is-on-now': {
    en: 'Two-step verification is on now',
    fr: 'La vérification en deux étapes est maintenant activée',
  },
  'keep-codes': {
    en: 'Keep these recovery codes in a safe place, apart from your phone. Each of them replaces a code once. They are shown only now.',
    fr: 'Conservez ces codes de récupération en lieu sûr, ailleurs que sur votre téléphone. Chacun remplace un code une seule fois. Ils ne sont affichés que maintenant.',
  },
  'recovery-codes': { en: 'Recovery codes', fr: 'Codes de récupération' },
  'save-codes': { en: 'Save as a file', fr: 'Enregistrer dans un fichier' },
  'codes-kept': { en: 'I have kept them', fr: 'Je les ai conservés' },
  'codes-missed': {
    en: 'Recovery codes that you have not seen cannot be shown any more. To have new ones, turn it off and set it up anew.',
    fr: 'Les codes de récupération que vous n’avez pas vus ne peuvent plus être affichés. Pour en avoir de nouveaux, désactivez-la, puis configurez-la de nouveau.',
  },
  'codes-missed-required': {
    en: 'Recovery codes that you have not seen cannot be shown any more. To have new ones, ask whoever runs the site to turn it off at the terminal: npm run account -- second-factor-off. Then you set it up anew.',
    fr: 'Les codes de récupération que vous n’avez pas vus ne peuvent plus être affichés. Pour en avoir de nouveaux, demandez à la personne qui gère le site de la désactiver au terminal : npm run account -- second-factor-off. Vous la configurerez ensuite de nouveau.',
  },
  'go-on': { en: 'Go on', fr: 'Continuer' },
  'is-required': {
    en: 'This site asks every account for it: it cannot be turned off. To set it up anew with another phone, ask whoever runs the site.',
    fr: 'Ce site l’exige pour tous les comptes : elle ne peut pas être désactivée. Pour la configurer de nouveau avec un autre téléphone, adressez-vous à la personne qui gère le site.',
  },
  'turn-off-text': {
    en: 'To turn it off, or to set it up anew with another phone and new recovery codes, give your password and a code.',
    fr: 'Pour la désactiver, ou pour la configurer de nouveau avec un autre téléphone et de nouveaux codes de récupération, entrez votre mot de passe et un code.',
  },
  'turn-off': { en: 'Turn it off', fr: 'Désactiver' },
  'turning-off': { en: 'Turning it off', fr: 'Désactivation en cours' },
  'turned-off': {
    en: 'Two-step verification is off',
    fr: 'La vérification en deux étapes est désactivée',
  },
} as const satisfies PageTexts;

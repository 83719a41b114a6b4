import type { PublicTexts } from '../pageTexts';

export const login = {
  name: { en: 'Login', fr: 'Connexion' },
  pages: {
    login: { title: { en: 'Log in', fr: 'Connexion' } },
  },
  texts: {
    title: { en: 'Log in', fr: 'Connexion' },
    introduction: { en: 'For the administrators of the site.', fr: 'Réservé aux administrateurs du site.' },
    submit: { en: 'Log in', fr: 'Se connecter' },
    submitting: { en: 'Logging in', fr: 'Connexion en cours' },
    'show-password': { en: 'Show the password', fr: 'Afficher le mot de passe' },
    'hide-password': { en: 'Hide the password', fr: 'Masquer le mot de passe' },
    'back-to-site': { en: 'Back to the site', fr: 'Retour au site' },
    'again-title': { en: 'Log in again', fr: 'Se reconnecter' },
    'again-text': {
      en: 'Your session has ended. What you typed is still here. Enter your password to continue.',
      fr: 'Votre session est terminée. Ce que vous avez saisi est toujours là. Entrez votre mot de passe pour continuer.',
    },
    code: { en: 'Code', fr: 'Code' },
    'code-hint': {
      en: 'Enter the six digits that your authenticator app shows for this site.',
      fr: 'Entrez les six chiffres que votre application d’authentification affiche pour ce site.',
    },
    'recovery-code-hint': {
      en: 'Enter one of the recovery codes that you saved. Each code works once.',
      fr: 'Entrez un des codes de récupération que vous avez conservés. Chaque code sert une seule fois.',
    },
    'use-recovery-code': { en: 'Use a recovery code', fr: 'Utiliser un code de récupération' },
    'use-application': { en: 'Use the authenticator app', fr: 'Utiliser l’application d’authentification' },
    'error-code-required': { en: 'The code is required', fr: 'Le code est requis' },
    'back-to-password': { en: 'Back to the password', fr: 'Retour au mot de passe' },
  },
} as const satisfies PublicTexts;

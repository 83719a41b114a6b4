import type { PageTexts } from './pageTexts';

export const login = {
  title: { en: 'Log in', fr: 'Connexion' },
  introduction: { en: 'For the administrators of the site.', fr: 'Réservé aux administrateurs du site.' },
  submit: { en: 'Log in', fr: 'Se connecter' },
  submitting: { en: 'Logging in', fr: 'Connexion en cours' },
  'show-password': { en: 'Show the password', fr: 'Afficher le mot de passe' },
  'hide-password': { en: 'Hide the password', fr: 'Masquer le mot de passe' },
  'back-to-site': { en: 'Back to the site', fr: 'Retour au site' },
  'again-title': { en: 'Log in again', fr: 'Se reconnecter' },
  'again-text': {
    en: 'Your session has ended. What you typed is still here: enter your password to go on.',
    fr: 'Votre session est terminée. Ce que vous avez saisi est toujours là : entrez votre mot de passe pour continuer.',
  },
} as const satisfies PageTexts<'login'>;

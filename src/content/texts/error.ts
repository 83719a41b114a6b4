import type { PageTexts } from './pageTexts';

export const error = {
  'not-found-title': { en: 'This page has driven off', fr: 'Cette page a pris la route' },
  'not-found-text': {
    en: 'The address may be mistyped, or the page may have moved.',
    fr: "L'adresse comporte peut-être une erreur, ou la page a été déplacée.",
  },
  sorry: { en: 'Sorry', fr: 'Désolé' },
  'something-went-wrong': { en: 'Something went wrong', fr: "Une erreur s'est produite" },
  'try-again': { en: 'Try again', fr: 'Réessayer' },
  'go-back': { en: 'Back to the home page', fr: "Retour à l'accueil" },
} as const satisfies PageTexts;

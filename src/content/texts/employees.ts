import type { PageTexts } from './pageTexts';

/** `{name}` is the first and last name of a person. */
export const employees = {
  title: { en: 'Our team', fr: 'Notre équipe' },
  introduction: {
    en: 'The people who answer the phone are the people who know your unit.',
    fr: 'Ceux qui vous répondent au téléphone sont ceux qui connaissent votre unité.',
  },
  empty: { en: 'Our team will be presented here soon.', fr: 'Notre équipe sera bientôt présentée ici.' },
  'see-profile': { en: 'See the profile of {name}', fr: 'Voir le profil : {name}' },
  'photo-of': { en: 'Portrait of {name}', fr: 'Portrait : {name}' },
  email: { en: 'E-mail', fr: 'Courriel' },
} as const satisfies PageTexts;

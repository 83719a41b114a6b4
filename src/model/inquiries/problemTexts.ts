import type { Localized } from '../site/languages';

/** The messages for the problems of a field: beside the field, and in the server's responses. */
export const problemTexts = {
  name: { en: 'Tell us your name.', fr: 'Dites-nous votre nom.' },
  message: { en: 'Write a few words here.', fr: 'Écrivez quelques mots ici.' },
  contact: {
    en: 'Give us an e-mail address or a telephone number, so that we can answer.',
    fr: 'Donnez-nous une adresse courriel ou un numéro de téléphone, pour que nous puissions répondre.',
  },
  email: {
    en: 'This is not a complete e-mail address, such as name@example.com.',
    fr: 'Ce n’est pas une adresse courriel complète, comme nom@example.com.',
  },
  telephone: {
    en: 'Write the number in digits, such as 819 555-0123.',
    fr: 'Écrivez le numéro en chiffres, comme 819 555-0123.',
  },
} as const satisfies Readonly<Record<string, Localized>>;

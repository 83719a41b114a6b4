import { problemTexts } from '../inquiries/problemTexts';
import type { ErrorKind } from './errorKind';

/** The errors of the questions that visitors ask, and of their inbox. */
export const inquiryErrors = {
  inquiryNameMissing: { status: 400, message: problemTexts.name },
  inquiryMessageMissing: { status: 400, message: problemTexts.message },
  inquiryContactMissing: { status: 400, message: problemTexts.contact },
  inquiryEmailInvalid: { status: 400, message: problemTexts.email },
  inquiryTelephoneInvalid: { status: 400, message: problemTexts.telephone },
  inquiryFormTooNew: {
    status: 429,
    message: {
      en: 'That was very quick. Send the form again in a moment.',
      fr: 'C’était très rapide. Envoyez de nouveau le formulaire dans un instant.',
    },
  },
  inquiryFormExpired: {
    status: 400,
    message: {
      en: 'This form has been open for too long. Your text is still here: send it once more.',
      fr: 'Ce formulaire est ouvert depuis trop longtemps. Votre texte est encore là : envoyez-le de nouveau.',
    },
  },
  inquiryFormSent: {
    status: 409,
    message: {
      en: 'This form was already sent, with other words, and we have received them. To send these words too, send it once more.',
      fr: 'Ce formulaire a déjà été envoyé, avec d’autres mots, et nous les avons reçus. Pour envoyer aussi ceux-ci, envoyez-le de nouveau.',
    },
  },
  inquiryKeyMissing: {
    status: 500,
    message: {
      en: 'These inquiries are encrypted with another key. Add the former key to INQUIRY_KEY, after the new one and a comma, then start the site again. New inquiries are kept.',
      fr: 'Ces demandes sont chiffrées avec une autre clé. Ajoutez l’ancienne clé à INQUIRY_KEY, après la nouvelle et une virgule, puis redémarrez le site. Les nouvelles demandes sont conservées.',
    },
  },
} as const satisfies Record<string, ErrorKind>;

import type { PageTexts } from './pageTexts';

/** The mails about what visitors ask: to the visitor, and to the company. */
export const inquiryMail = {
  'visitor-subject': {
    en: 'We received your question ({reference})',
    fr: 'Nous avons reçu votre demande ({reference})',
  },
  'visitor-received': {
    en: 'Thank you. {brand} received your question. Your reference is {reference}.',
    fr: 'Merci. {brand} a reçu votre demande. Votre référence est {reference}.',
  },
  'visitor-urgent': {
    en: 'If it is urgent, call us and give this reference.',
    fr: 'Si c’est urgent, appelez-nous et donnez cette référence.',
  },
  'visitor-privacy': {
    en: 'We use what you wrote only to answer you. We erase it after {days} days, or earlier if you ask us to.',
    fr: 'Ce que vous avez écrit sert seulement à vous répondre. Nous l’effaçons après {days} jours, ou plus tôt si vous le demandez.',
  },
  'visitor-not-asked': {
    en: 'If you did not ask us anything, somebody entered your address by mistake: ignore this message.',
    fr: 'Si vous ne nous avez rien demandé, quelqu’un a entré votre adresse par erreur : ignorez ce message.',
  },
  'company-subject': { en: 'Inquiry {reference}: {subject}', fr: 'Demande {reference} : {subject}' },
  'company-inbox': {
    en: 'Answer this message to write to the visitor. Then mark the inquiry {reference} as answered in the administration of the site.',
    fr: 'Répondez à ce message pour écrire au visiteur. Ensuite, marquez la demande {reference} comme traitée dans l’administration du site.',
  },
  'unit-gone': { en: '{name}, no longer on the site', fr: '{name}, n’est plus sur le site' },
  'label-name': { en: 'Name: {value}', fr: 'Nom : {value}' },
  'label-email': { en: 'E-mail: {value}', fr: 'Courriel : {value}' },
  'label-telephone': { en: 'Telephone: {value}', fr: 'Téléphone : {value}' },
  'label-vehicle': { en: 'Vehicle: {value}', fr: 'Véhicule : {value}' },
  'label-week': { en: 'Preferred week: {value}', fr: 'Semaine souhaitée : {value}' },
  'subject-general': { en: 'general question', fr: 'question générale' },
  'subject-tanker': { en: 'tanker', fr: 'citerne' },
  'subject-achievement': {
    en: 'unit like one that we built',
    fr: 'unité semblable à une de nos réalisations',
  },
  'subject-assembly': { en: 'job like one that we mounted', fr: 'montage semblable à un des nôtres' },
  'subject-part': { en: 'part', fr: 'pièce' },
  'subject-service': { en: 'service', fr: 'service' },
  'subject-inspection': { en: 'inspection', fr: 'inspection' },
  'subject-career': { en: 'job posting', fr: 'offre d’emploi' },
} as const satisfies PageTexts;

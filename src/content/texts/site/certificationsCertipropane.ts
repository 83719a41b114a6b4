import type { certifications } from './certifications';
import type { PageText, PublicTexts } from '../pageTexts';

/** The propane brand's texts for the same keys. */
export const certificationsCertipropane = {
  name: {
    en: 'Certifications, propane',
    fr: 'Certifications, propane',
  },
  texts: {
    title: { en: 'Propane certifications', fr: 'Certifications pour le propane' },
    introduction: {
      en: 'Pressure tanks have their own rules. We inspect, test and certify the unit and verify its meter in one visit.',
      fr: "Les citernes sous pression ont leurs propres règles. En une seule visite, nous inspectons et certifions l'unité et vérifions son compteur.",
    },
    'transport-canada-description': {
      en: 'We inspect and test TC 331 and TC 51 pressure tanks: shell and heads, internal valves, relief valves, hoses and emergency shutdown. Our own inspectors examine the welds by magnetic particle testing.',
      fr: "Nous inspectons et mettons à l'épreuve les citernes sous pression TC 331 et TC 51 : virole et fonds, clapets internes, soupapes de sûreté, flexibles et arrêt d'urgence. Nos propres inspecteurs examinent les soudures par magnétoscopie.",
    },
    'transport-canada-registration-number': {
      en: 'Registration number: 25-0556',
      fr: "Numéro d'inscription : 25-0556",
    },
    'measurement-canada-description': {
      en: 'Propane meters are verified every year, against our own prover, and their temperature compensation is checked at three points.',
      fr: 'Les compteurs de propane sont vérifiés chaque année avec notre propre étalon, et la compensation de température est contrôlée en trois points.',
    },
    'measurement-canada-registration-number': {
      en: 'Recognition number: AV-0556',
      fr: 'Numéro de reconnaissance : AV-0556',
    },
    'call-to-action-title': { en: 'Before the heating season', fr: 'Avant la saison de chauffage' },
    'call-to-action-text': {
      en: 'August and September fill up first. Book early, and your bobtail is back on its route in two days.',
      fr: 'Les places d’août et de septembre partent les premières. Réservez tôt : votre camion-citerne reprend sa tournée en deux jours.',
    },
    ask: { en: 'Book an inspection', fr: 'Prendre rendez-vous' },
  } satisfies Readonly<Record<keyof (typeof certifications)['texts'], PageText>>,
} as const satisfies PublicTexts;

import type { BrandVariants } from './brandVariants';

/** What the propane brand says in its own words: the inspector. */
export const propacuve: BrandVariants = {
  home: {
    'main-text': {
      en: 'Propane trucks inspected, tested and certified',
      fr: 'Vos camions de propane inspectés, éprouvés et certifiés',
    },
    'secondary-text': {
      en: 'Inspection, testing and meter verification of propane bobtails and transports, plus new and used units ready for the road.',
      fr: "Inspection, mise à l'épreuve et vérification des compteurs de camions-citernes de propane, et unités neuves ou d'occasion prêtes à prendre la route.",
    },
    'main-description-1': {
      en: '<p>Propane leaves no room for “good enough”. Our inspectors test the tank, the internal valves, the hoses and the emergency shutdown, verify the meter against our own prover and hand you a report that an auditor can read in five minutes.</p><p>Because our welders and fitters work in the next bay, <strong>most defects are corrected the same day</strong>, and your truck leaves with its certification instead of a new appointment. We also sell bobtails, transports and cylinder trucks, new and used, each one certified before it is handed over.</p>',
      fr: "<p>Avec le propane, l'à-peu-près n'a pas sa place. Nos inspecteurs mettent à l'épreuve le réservoir, les clapets internes, les flexibles et l'arrêt d'urgence, vérifient le compteur avec notre propre étalon et vous remettent un rapport qu'un vérificateur comprend en cinq minutes.</p><p>Comme nos soudeurs et nos monteurs travaillent dans la baie voisine, <strong>la plupart des défauts sont corrigés le jour même</strong> : votre camion repart avec sa certification plutôt qu'avec un nouveau rendez-vous. Nous vendons aussi des camions-citernes de propane, des semi-remorques et des camions à bouteilles, neufs et d'occasion, tous certifiés avant la remise des clés.</p>",
      isHtml: true,
    },
    'hero-alt': {
      en: 'Propane tanker truck on a snowy road',
      fr: 'Camion-citerne de propane sur une route enneigée',
    },
  },
  contact: {
    'sales-title': { en: 'Reception', fr: 'Réception' },
    'service-title': { en: 'Inspections', fr: 'Inspections' },
    'friday-sales-hours': { en: '8:00 a.m. to 4:00 p.m.', fr: '8 h à 16 h' },
    'friday-service-hours': { en: '7:00 a.m. to noon', fr: '7 h à midi' },
  },
};

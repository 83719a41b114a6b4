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
    'contact-us': { en: 'Book an inspection', fr: 'Prendre rendez-vous' },
    'tankers-title': { en: 'Certified units for sale', fr: 'Unités certifiées à vendre' },
    mission: {
      en: 'No propane unit leaves here with a doubt.',
      fr: 'Aucune unité de propane ne repart d’ici avec un doute.',
    },
    commitment: {
      en: 'A report the same day, and a reminder before the next due date.',
      fr: 'Un rapport le jour même, et un rappel avant la prochaine échéance.',
    },
    values: {
      en: 'We measure it, we write it down, we sign it.',
      fr: 'Nous mesurons, nous notons, nous signons.',
    },
  },
  contact: {
    introduction: {
      en: 'Call or write with your unit number: we look up what is due before you come.',
      fr: 'Appelez ou écrivez avec votre numéro d’unité : nous vérifions avant votre visite ce qui arrive à échéance.',
    },
    'sales-title': { en: 'Reception', fr: 'Réception' },
    'service-title': { en: 'Inspections', fr: 'Inspections' },
    'friday-sales-hours': { en: '8:00 a.m. to 4:00 p.m.', fr: '8 h à 16 h' },
    'friday-service-hours': { en: '7:00 a.m. to noon', fr: '7 h à midi' },
  },
  titles: {
    home: {
      en: 'Inspection and certification of propane trucks',
      fr: 'Inspection et certification de camions de propane',
    },
    'description-home': {
      en: 'Inspection, testing, meter verification and certification of propane trucks and trailers in Quebec.',
      fr: 'Inspection, mise à l’épreuve, vérification des compteurs et certification de camions et de remorques de propane au Québec.',
    },
  },
  tankers: {
    title: { en: 'Propane units for sale', fr: 'Unités de propane à vendre' },
    introduction: {
      en: 'Bobtails, transports and cylinder trucks, each one certified before it is handed over.',
      fr: 'Camions-citernes, semi-remorques et camions à bouteilles, tous certifiés avant la remise des clés.',
    },
    empty: {
      en: 'No certified unit is for sale today. Tell us what you need: we will write when one has passed.',
      fr: 'Aucune unité certifiée n’est à vendre aujourd’hui. Dites-nous ce qu’il vous faut : nous vous écrirons dès qu’une unité sera certifiée.',
    },
  },
  'services-and-repairs': {
    title: { en: 'Inspection and repair', fr: 'Inspection et réparation' },
    introduction: {
      en: 'One visit for the tank, the valves, the hoses and the meter. What fails is repaired in the next bay.',
      fr: 'Une seule visite pour le réservoir, les clapets, les flexibles et le compteur. Ce qui ne passe pas est réparé dans la baie voisine.',
    },
  },
  gallery: {
    introduction: {
      en: 'White tanks, clean gauges and a lot of snow.',
      fr: 'Des réservoirs blancs, des manomètres propres et beaucoup de neige.',
    },
    empty: {
      en: 'No picture has been approved yet. Come back soon.',
      fr: 'Aucune photo n’a encore été approuvée. Revenez bientôt.',
    },
  },
  employees: {
    introduction: {
      en: 'The people who sign your reports, and those who book your visit.',
      fr: 'Les gens qui signent vos rapports et ceux qui fixent vos rendez-vous.',
    },
  },
  search: {
    'no-results-text': {
      en: 'Check the spelling, or enter the code of an inspection, such as V or K. Or call: an inspector will answer.',
      fr: 'Vérifiez l’orthographe ou entrez le code d’une inspection, par exemple V ou K. Ou appelez : un inspecteur vous répondra.',
    },
  },
  error: {
    'not-found-title': {
      en: 'This page did not pass inspection',
      fr: 'Cette page n’a pas passé l’inspection',
    },
    'not-found-text': {
      en: 'Defect found: the address. It may be mistyped, or the page has moved.',
      fr: 'Défaut constaté : l’adresse. Elle comporte peut-être une erreur, ou la page a été déplacée.',
    },
  },
  footer: {
    tagline: {
      en: 'Propane units inspected, tested and certified in Trois-Rivières.',
      fr: 'Unités de propane inspectées, mises à l’épreuve et certifiées à Trois-Rivières.',
    },
  },
};

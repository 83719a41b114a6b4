import type { BrandVariants } from './brandVariants';

/** The propane brand's own versions of texts: the inspector. */
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
    'description-mission': {
      en: 'What the signature of our inspectors means, what you can count on, and how we work.',
      fr: 'Ce que vaut la signature de nos inspecteurs, ce sur quoi vous pouvez compter et notre façon de travailler.',
    },
    'description-certifications': {
      en: 'Inspection, testing and certification of propane tanks, and verification of their meters: types, codes and intervals.',
      fr: 'Inspection, mise à l’épreuve et certification des citernes de propane, et vérification de leurs compteurs : types, codes et intervalles.',
    },
    'description-careers': {
      en: 'Open positions for inspectors, and for the people who work with them.',
      fr: 'Les postes à pourvoir en inspection, et chez ceux et celles qui travaillent avec nos inspecteurs.',
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
    'service-1-text': {
      en: 'Internal valves, relief valves, pumps, meters, hoses and reels: we show you the defect, replace the part and test again.',
      fr: 'Clapets internes, soupapes, pompes, compteurs, flexibles et dévidoirs : nous vous montrons le défaut, remplaçons la pièce et refaisons l’essai.',
    },
    'service-1-alt': {
      en: 'Hose reel and meter of a propane truck in our workshop',
      fr: 'Dévidoir et compteur d’un camion de propane dans notre atelier',
    },
    'service-2-text': {
      en: 'Tank, hoses, emergency shutdown and meter: what is due, in one visit, to CSA B620 and CSA B622, with a report the same day.',
      fr: 'Réservoir, flexibles, arrêt d’urgence et compteur : tout ce qui est dû en une visite, selon les normes CSA B620 et CSA B622, avec un rapport le jour même.',
    },
    'service-3-text': {
      en: 'Tank on its chassis, pump, meter with electronic register, remote shutdown and hose reels: fitted, tested and sealed here.',
      fr: 'Citerne sur son châssis, pompe, compteur à registre électronique, arrêt à distance et dévidoirs : posés, essayés et scellés chez nous.',
    },
    'service-3-alt': {
      en: 'Propane tank being lowered onto its chassis',
      fr: 'Citerne de propane descendue sur son châssis',
    },
    'service-4-text': {
      en: 'Sandblasting, primer and white paint, your colours, and the marks that the rules ask for.',
      fr: 'Sablage au jet, apprêt et peinture blanche, vos couleurs et les inscriptions que la réglementation exige.',
    },
    'service-5-text': {
      en: 'Brackets, cabinets, steps and piping, by certified welders. We weld on a pressure vessel only with the approval that it needs.',
      fr: 'Supports, armoires, marchepieds et tuyauterie, par des soudeurs certifiés. Nous soudons un réservoir sous pression seulement avec l’approbation requise.',
    },
    'service-6-text': {
      en: 'An inspector comes to your depot for hose tests, meter adjustments and the shutdown that no longer answers.',
      fr: 'Un inspecteur se rend à votre dépôt pour les essais de flexibles, le réglage des compteurs et l’arrêt d’urgence qui ne répond plus.',
    },
    'service-6-alt': {
      en: 'Propane truck at a depot in winter',
      fr: 'Camion de propane dans un dépôt en hiver',
    },
    'call-to-action-title': { en: 'Did it fail elsewhere?', fr: 'Refusée ailleurs?' },
    'call-to-action-text': {
      en: 'Send us the report. We will tell you what it takes to pass, and when a bay is free.',
      fr: 'Envoyez-nous le rapport. Nous vous dirons ce qu’il faut pour réussir l’inspection, et quand une baie se libère.',
    },
    title: { en: 'Inspection and repair', fr: 'Inspection et réparation' },
    introduction: {
      en: 'Tank, valves, hoses and meter in one visit. What fails is repaired in the next bay.',
      fr: 'Citerne, clapets, flexibles et compteur en une visite. Les défauts se corrigent dans la baie voisine.',
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
  mission: {
    mission: {
      en: '<p>No propane unit leaves here with a doubt. We inspect the tank, the valves, the hoses and the emergency shutdown, verify the meter against our own prover, and sign what we have seen.</p><p>An inspector who only says no is of little use. Ours show you the defect beside the truck, and the welder in the next bay corrects it, most often the same day.</p>',
      fr: '<p>Aucune unité de propane ne repart d’ici avec un doute. Nous inspectons le réservoir, les clapets, les flexibles et l’arrêt d’urgence, vérifions le compteur avec notre propre étalon et signons ce que nous avons vu.</p><p>Un inspecteur qui ne fait que dire non ne sert pas à grand-chose. Les nôtres vous montrent le défaut devant le camion, et le soudeur de la baie voisine le corrige, le plus souvent le jour même.</p>',
      isHtml: true,
    },
    'contact-us': {
      en: 'Ask an inspector',
      fr: 'Poser une question à un inspecteur',
    },
    introduction: {
      en: 'What our signature means, what you can count on, and how we inspect when nobody is watching.',
      fr: 'Ce que vaut notre signature, ce sur quoi vous pouvez compter et notre façon d’inspecter quand personne ne regarde.',
    },
    commitment: {
      en: '<ul><li><strong>A report the same day</strong>, with the readings, the photos and the name of the inspector.</li><li><strong>A reminder before the due date</strong>, early enough to choose your day.</li><li><strong>One visit for everything that is due</strong>: tank, hoses, emergency shutdown and meter.</li><li><strong>The same rule for everybody.</strong> The units of our sister companies are inspected like yours, and fail like yours.</li></ul>',
      fr: '<ul><li><strong>Un rapport le jour même</strong>, avec les relevés, les photos et le nom de l’inspecteur.</li><li><strong>Un rappel avant l’échéance</strong>, assez tôt pour choisir votre jour.</li><li><strong>Une seule visite pour tout ce qui est dû</strong> : réservoir, flexibles, arrêt d’urgence et compteur.</li><li><strong>La même règle pour tout le monde.</strong> Les unités de nos entreprises sœurs sont inspectées comme les vôtres, et refusées comme les vôtres.</li></ul>',
      isHtml: true,
    },
    values: {
      en: '<h3>Seen, or not signed</h3><p>We sign only for what we have seen with our own eyes.</p><h3>A defect is shown, not announced</h3><p>We take you to the truck, point at it, and name the rule that it breaks.</p><h3>Gas does not forgive</h3><p>No tank is opened before it is purged and tested. No appointment is worth a shortcut.</p><h3>Instruments that tell the truth</h3><p>Our gauges and our prover are verified too. Their certificates hang on the wall.</p>',
      fr: '<h3>Vu, sinon pas signé</h3><p>Nous ne signons que ce que nous avons vu de nos yeux.</p><h3>Un défaut se montre</h3><p>Nous vous emmenons au camion, nous vous le montrons et nous nommons la règle en cause.</p><h3>Le gaz ne pardonne pas</h3><p>Aucun réservoir n’est ouvert avant d’avoir été purgé et contrôlé. Aucun rendez-vous ne justifie un raccourci.</p><h3>Des instruments qui disent vrai</h3><p>Nos manomètres et notre étalon sont vérifiés eux aussi. Leurs certificats sont affichés au mur.</p>',
      isHtml: true,
    },
  },
  achievements: {
    introduction: {
      en: 'Propane units that we built, refitted or certified again. Open a picture to enlarge it.',
      fr: 'Des unités de propane que nous avons construites, remises à neuf ou recertifiées. Ouvrez une photo pour l’agrandir.',
    },
  },
  'assemble-mount': {
    introduction: {
      en: 'A pressure tank is mounted once and inspected all its life. So we leave everything within the inspector’s reach.',
      fr: 'Une citerne sous pression se monte une fois et s’inspecte toute sa vie. Nous laissons donc tout à portée de l’inspecteur.',
    },
  },
  manufacturers: {
    introduction: {
      en: 'The equipment that we inspect and seal every day. We sell what still measures true after ten winters.',
      fr: 'L’équipement que nous inspectons et scellons tous les jours. Nous vendons celui qui mesure encore juste après dix hivers.',
    },
  },
  parts: {
    introduction: {
      en: 'What we replace when a test fails is on our shelves. Open a part to see its description and, where there is one, its data sheet.',
      fr: 'Ce que nous remplaçons quand un essai échoue est sur nos tablettes. Ouvrez une pièce pour voir sa description et, s’il y a lieu, sa fiche technique.',
    },
    'none-found': {
      en: 'No part matches these words. Call us with the mark on the old one: for propane, only the right part will do.',
      fr: 'Aucune pièce ne correspond à ces mots. Appelez-nous avec l’inscription de l’ancienne : pour le propane, seule la bonne pièce convient.',
    },
  },
  'useful-documents': {
    introduction: {
      en: 'Two guides to keep in the cab. The second has a page for your dates: write them down, as we do.',
      fr: 'Deux guides à garder dans la cabine. Le second a une page pour noter vos dates, comme nous le faisons.',
    },
  },
  career: {
    introduction: {
      en: 'Work where the eye counts for more than the arms. We train you, we pay for your certificates, and they are yours to keep.',
      fr: 'Un travail où l’œil compte plus que les bras. Nous vous formons, nous payons vos certificats, et ils vous appartiennent.',
    },
    'own-place': {
      en: 'Inspection platforms, a meter prover, and the welders of our sister company in the next bay.',
      fr: 'Des passerelles d’inspection, un étalon pour les compteurs et, dans la baie voisine, les soudeurs de notre entreprise sœur.',
    },
    'spontaneous-title': {
      en: 'Do you notice what others miss?',
      fr: 'Vous voyez ce que les autres manquent?',
    },
    'spontaneous-text': {
      en: 'Write to us, even without an inspector’s certificate. We train careful people from the first gauge to the first signature.',
      fr: 'Écrivez-nous, même sans certificat d’inspection. Nous formons les personnes minutieuses, du premier manomètre à la première signature.',
    },
  },
  search: {
    title: { en: 'Find a code, a date, a document', fr: 'Trouver un code, une échéance, un document' },
    examples: {
      en: 'pressure test, relief valve, inspection, meter',
      fr: 'épreuve sous pression, soupape, inspection, compteur',
    },
    'no-results-text': {
      en: 'Check the spelling, or enter the code of an inspection, such as V or K. Or call: an inspector will answer.',
      fr: 'Vérifiez l’orthographe ou entrez le code d’une inspection, par exemple V ou K. Ou appelez : un inspecteur vous répondra.',
    },
  },
  error: {
    'not-found-title': {
      en: 'This page did not pass inspection',
      fr: 'Cette page n’a pas réussi l’inspection',
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

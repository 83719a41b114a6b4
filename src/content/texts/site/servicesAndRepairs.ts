import type { PublicTexts } from '../pageTexts';

/** `{name}` is the title of a service, `{company}` the sister company for propane. */
export const servicesAndRepairs = {
  name: { en: 'Services and repairs', fr: 'Services et réparations' },
  pages: {
    services: {
      title: { en: 'Services and repairs', fr: 'Services et réparations' },
      description: {
        en: 'Repair, inspection, installation, paint, welding and mobile service for tanker trucks.',
        fr: 'Réparation, inspection, installation, peinture, soudage et service mobile pour camions-citernes.',
      },
      link: { en: 'Services and repairs', fr: 'Services et réparations' },
    },
  },
  texts: {
    title: { en: 'Services and repairs', fr: 'Services et réparations' },
    introduction: {
      en: 'Six trades under one roof: your unit comes in once and leaves ready for work.',
      fr: 'Six métiers sous un même toit : votre unité entre une seule fois et ressort prête à travailler.',
    },
    'service-1-title': { en: 'Repair', fr: 'Réparation' },
    'service-1-text': {
      en: 'Tanks, piping, pumps, meters, valves and reels: we find the cause before we change the part, and show you both.',
      fr: 'Citernes, tuyauterie, pompes, compteurs, vannes et dévidoirs : nous trouvons la cause avant de changer la pièce, et nous vous montrons les deux.',
    },
    'service-1-alt': {
      en: 'Pump, meter and reel of a tanker in the workshop',
      fr: "Pompe, compteur et dévidoir d'un camion-citerne à l'atelier",
    },
    'service-2-title': { en: 'Inspection', fr: 'Inspection' },
    'service-2-text': {
      en: 'Annual and five-year inspections and tests to CSA B620, with a report the same day and a reminder before the next ones are due.',
      fr: 'Inspections et épreuves annuelles et quinquennales selon la norme CSA B620, avec un rapport remis le jour même et un rappel avant la prochaine échéance.',
    },
    'service-2-alt': {
      en: 'Propane tanker truck at the inspection platform',
      fr: "Camion-citerne de propane devant la passerelle d'inspection",
    },
    'service-3-title': { en: 'Installation', fr: 'Installation' },
    'service-3-text': {
      en: 'Pumping and metering sets, electronic registers, overfill protection, cameras and lighting, on new or in-service units.',
      fr: 'Groupes de pompage et de mesurage, registres électroniques, protection antidébordement, caméras et éclairage, sur des unités neuves ou en service.',
    },
    'service-3-alt': {
      en: 'Tank being lowered onto its chassis',
      fr: 'Citerne descendue sur son châssis',
    },
    'service-4-title': { en: 'Paint', fr: 'Peinture' },
    'service-4-text': {
      en: 'Sandblasting, primer, your colours and your lettering, in a booth long enough for a 16-metre trailer.',
      fr: 'Sablage au jet, apprêt, vos couleurs et votre lettrage, dans une cabine assez longue pour une semi-remorque de 16 mètres.',
    },
    'service-4-alt': { en: 'Tank in the paint booth', fr: 'Citerne dans la cabine de peinture' },
    'service-5-title': { en: 'Welding', fr: 'Soudage' },
    'service-5-text': {
      en: 'Certified welding of aluminum, steel and stainless steel, from a cracked bracket to a new compartment head.',
      fr: "Soudage certifié de l'aluminium, de l'acier et de l'acier inoxydable, du support fissuré au fond de compartiment neuf.",
    },
    'service-5-alt': {
      en: 'Welding torch and sparks on the shell of a tank',
      fr: "Torche de soudage et étincelles sur la virole d'une citerne",
    },
    'service-6-title': { en: 'Mobile service', fr: 'Service mobile' },
    'service-6-text': {
      en: 'Our service truck comes to your depot for hose tests, meter adjustments and the breakdowns that cannot wait.',
      fr: 'Notre camion de service se rend à votre dépôt pour les essais de flexibles, le réglage des compteurs et les pannes qui ne peuvent pas attendre.',
    },
    'service-6-alt': {
      en: 'Service truck beside a tanker at a depot',
      fr: "Camion de service près d'un camion-citerne dans un dépôt",
    },
    ask: { en: 'Ask for this service', fr: 'Demander ce service' },
    'ask-about': { en: 'Ask for this service: {name}', fr: 'Demander ce service : {name}' },
    'propane-sister': {
      en: 'Propane? Our sister company {company} inspects, tests and certifies propane units.',
      fr: "Du propane? Notre entreprise sœur {company} inspecte, met à l'épreuve et certifie les unités de propane.",
    },
    'propane-link': { en: 'See what {company} does', fr: 'Voir ce que fait {company}' },
    'call-to-action-title': { en: 'Unit down?', fr: 'Une unité en panne?' },
    'call-to-action-text': {
      en: 'Tell us the unit, the product it last carried and where it is. We will tell you what to do while you wait.',
      fr: "Dites-nous de quelle unité il s'agit, quel produit elle a transporté en dernier et où elle se trouve. Nous vous dirons quoi faire en attendant.",
    },
  },
} as const satisfies PublicTexts;

import type { PublicTexts } from '../pageTexts';

export const certifications = {
  name: { en: 'Certifications', fr: 'Certifications' },
  pages: {
    certifications: {
      title: { en: 'Certifications', fr: 'Certifications' },
      description: {
        en: 'Inspections and tests of highway tanks and meters: types, codes and intervals.',
        fr: 'Inspections et épreuves des citernes routières et des compteurs : types, codes et intervalles.',
      },
      link: { en: 'Certifications', fr: 'Certifications' },
    },
  },
  texts: {
    title: { en: 'Certifications', fr: 'Certifications' },
    introduction: {
      en: 'A tanker may only carry dangerous goods while its inspections are up to date. Here is what is due, and when.',
      fr: 'Un camion-citerne ne peut transporter des marchandises dangereuses que si ses inspections sont à jour. Voici ce qui est exigé, et à quelle fréquence.',
    },
    'transport-canada-description': {
      en: 'Our shops inspect, test and repair highway tanks for petroleum products: TC 406 and TC 306 tanks, and TC 407 and TC 412 by appointment. Results are marked on the tank and entered in your file the same day.',
      fr: "Nos ateliers inspectent, mettent à l'épreuve et réparent les citernes routières pour produits pétroliers : TC 406 et TC 306, ainsi que TC 407 et TC 412 sur rendez-vous. Les résultats sont inscrits sur la citerne et à votre dossier le jour même.",
    },
    'transport-canada-registration-number': {
      en: 'Registration number: 25-0555',
      fr: "Numéro d'inscription : 25-0555",
    },
    'measurement-canada-description': {
      en: 'A meter used to sell to the public must be verified and sealed. We adjust, verify and seal truck meters for petroleum products in our shop or at your depot.',
      fr: 'Un compteur qui sert à vendre au public doit être vérifié et scellé. Nous réglons, vérifions et scellons les compteurs de camion pour produits pétroliers, à notre atelier ou à votre dépôt.',
    },
    'measurement-canada-registration-number': {
      en: 'Recognition number: AV-0555',
      fr: 'Numéro de reconnaissance : AV-0555',
    },
    'call-to-action-title': { en: 'Due this season?', fr: 'Une échéance cette saison?' },
    'call-to-action-text': {
      en: 'Give us the unit number and the date of the last inspection. We will book everything that is due in a single visit.',
      fr: "Donnez-nous le numéro d'unité et la date de la dernière inspection. Nous planifierons en une seule visite tout ce qui arrive à échéance.",
    },
    ask: { en: 'Book an inspection', fr: 'Prendre rendez-vous' },
  },
} as const satisfies PublicTexts;

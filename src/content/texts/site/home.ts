import { sisterTexts } from '../brands';
import type { PublicTexts } from '../pageTexts';

/** `{company}` is the sister company's name. */
export const home = {
  name: { en: 'Home', fr: 'Accueil' },
  pages: {
    home: {
      title: { en: 'Tanker trucks, parts and service', fr: 'Camions-citernes, pièces et service' },
      description: {
        en: 'Sales, parts, mounting, repair and certification of tanker trucks in Quebec.',
        fr: 'Vente, pièces, montage, réparation et certification de camions-citernes au Québec.',
      },
      link: { en: 'Home', fr: 'Accueil' },
    },
  },
  texts: {
    'main-text': { en: 'Tankers built for the work you do', fr: 'Des citernes à la mesure de votre travail' },
    'secondary-text': {
      en: 'Sales, parts, mounting, repair and certification of tanker trucks, from people who weld, pipe and test them every day.',
      fr: "Vente, pièces, montage, réparation et certification de camions-citernes, par des gens qui les soudent, posent leur tuyauterie et les mettent à l'épreuve tous les jours.",
    },
    'our-sister-companies-title': { en: 'Our sister companies', fr: 'Nos entreprises sœurs' },
    'main-description-1': {
      en: '<p>A tanker earns its keep on the road, not in the yard. We build and equip units for heating oil, gasoline, diesel, aviation fuel and lubricants, and we keep them on the road for the next twenty years: <strong>one shop, one file, one person to call.</strong></p><p>Your unit is designed around your routes, your products and your drivers. The tank, the pump, the meter, the reels and the safety systems are mounted under one roof by the same team that will inspect them next year. When something breaks, the part is on our shelves or on its way the same day.</p>',
      fr: "<p>Une citerne rapporte quand elle roule, pas quand elle dort dans la cour. Nous construisons et équipons des unités pour le mazout, l'essence, le diesel, le carburant d'aviation et les lubrifiants, puis nous les entretenons pendant vingt ans : <strong>un seul atelier, un seul dossier, une seule personne à appeler.</strong></p><p>Votre unité est conçue en fonction de vos trajets, de vos produits et de vos chauffeurs. La citerne, la pompe, le compteur, les dévidoirs et les dispositifs de sécurité sont montés sous un même toit, par l'équipe qui les inspectera l'an prochain. Si quelque chose se brise, la pièce est sur nos tablettes ou en route le jour même.</p>",
      isHtml: true,
    },
    'mission-title': { en: 'Mission', fr: 'Mission' },
    mission: {
      en: 'Put safe, well-built tankers on the road, and keep them there.',
      fr: 'Mettre sur la route des citernes sûres et bien construites, et les maintenir en service.',
    },
    'commitment-title': { en: 'Commitment', fr: 'Engagement' },
    commitment: {
      en: 'A clear price, a date we keep, and an answer the same day.',
      fr: 'Un prix clair, une date respectée et une réponse le jour même.',
    },
    'values-title': { en: 'Values', fr: 'Valeurs' },
    values: {
      en: 'Safety first, straight talk, and pride in work that lasts.',
      fr: "La sécurité d'abord, le franc-parler et la fierté du travail qui dure.",
    },
    'contact-us': { en: 'Contact us', fr: 'Nous joindre' },
    'see-tankers': { en: 'See tankers for sale', fr: 'Voir les citernes à vendre' },
    'see-services': { en: 'See what we repair', fr: 'Voir nos services' },
    'tankers-title': { en: 'For sale now', fr: 'En vente maintenant' },
    'all-tankers-one': { en: 'See the unit', fr: "Voir l'unité" },
    'all-tankers': { en: 'See all {count} units', fr: 'Voir les {count} unités' },
    'workshop-title': { en: 'What does your unit need?', fr: 'De quoi votre unité a-t-elle besoin?' },
    'workshop-text': {
      en: 'Choose the work. We answer the same day with a price and a bay.',
      fr: 'Choisissez le travail. Nous répondons le jour même, avec un prix et une place à l’atelier.',
    },
    'dates-title': { en: 'When is your next inspection?', fr: 'À quand votre prochaine inspection?' },
    'dates-text': {
      en: 'Enter the date on the tank or on your last report. The due date follows at once, and nothing is sent.',
      fr: 'Entrez la date inscrite sur la citerne ou sur votre dernier rapport. L’échéance s’affiche aussitôt, et rien n’est envoyé.',
    },
    'dates-every': { en: 'Interval: {interval}', fr: 'Intervalle : {interval}' },
    'dates-meter': { en: 'Meter: {product}', fr: 'Compteur : {product}' },
    'dates-last': { en: 'Last done on', fr: 'Dernière fois le' },
    'dates-next': { en: 'Due again on {date}', fr: 'À refaire le {date}' },
    'dates-overdue': { en: 'Overdue since {date}', fr: 'En retard depuis le {date}' },
    'dates-wrong': {
      en: 'Enter a date from {year} to today.',
      fr: 'Entrez une date de {year} à aujourd’hui.',
    },
    'dates-ask': { en: 'Book an inspection', fr: 'Prendre rendez-vous' },
    'season-before': {
      en: 'Before the heating season: August and September fill up first. Book early, and your unit is back on its route in two days.',
      fr: 'Avant la saison de chauffage : les places d’août et de septembre partent les premières. Réservez tôt, et votre unité reprend sa tournée en deux jours.',
    },
    'season-during': {
      en: 'In the heating season, units that deliver come first, and leave the same day when nothing is wrong.',
      fr: 'En pleine saison de chauffage, les unités qui livrent passent en premier et repartent le jour même si tout est en règle.',
    },
    'see-certifications': { en: 'See our certifications', fr: 'Voir nos certifications' },
    'visit-sister-company': { en: 'Visit {company}', fr: 'Visiter {company}' },
    'hero-alt': {
      en: 'Blue tractor with a polished aluminum tanker trailer, in front of our shop',
      fr: 'Tracteur bleu et semi-remorque-citerne en aluminium poli, devant notre atelier',
    },
    'card-link': { en: 'Get in touch', fr: 'Nous joindre' },
    ...sisterTexts,
  },
} as const satisfies PublicTexts;

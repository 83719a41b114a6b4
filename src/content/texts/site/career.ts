import type { PublicTexts } from '../pageTexts';

/** `{name}` is the title of a posting, `{count}` a number of positions. */
export const career = {
  name: { en: 'Careers', fr: 'Carrières' },
  pages: {
    careers: {
      title: { en: 'Careers', fr: 'Carrières' },
      description: {
        en: 'Open positions in our shops and offices.',
        fr: 'Les postes à pourvoir dans nos ateliers et nos bureaux.',
      },
      link: { en: 'Careers', fr: 'Carrières' },
    },
    career: {
      title: { en: 'Job posting', fr: "Offre d'emploi" },
      description: {
        en: 'An open position: summary, work, conditions and how to apply.',
        fr: 'Un poste à pourvoir : résumé, tâches, conditions et façon de postuler.',
      },
    },
  },
  texts: {
    title: { en: 'Careers', fr: 'Carrières' },
    introduction: {
      en: 'Work you are proud to see drive by. We train you, we equip you, and the shop closes at noon on Fridays.',
      fr: "Un travail qu'on est fier de voir passer sur la route. Nous vous formons, nous vous équipons et, le vendredi, l'atelier ferme à midi.",
    },
    empty: {
      en: 'No position is open at the moment. Write to us all the same: good people are always welcome.',
      fr: "Aucun poste n'est à pourvoir en ce moment. Écrivez-nous quand même : une bonne candidature est toujours la bienvenue.",
    },
    'positions-one': { en: '{count} position', fr: '{count} poste' },
    'positions-many': { en: '{count} positions', fr: '{count} postes' },
    elsewhere: { en: 'Elsewhere', fr: 'Ailleurs' },
    'own-place': {
      en: 'Our own shop: you can come and see it before you apply.',
      fr: 'Notre propre atelier : venez le voir avant de postuler.',
    },
    'see-career': { en: 'See the posting', fr: "Voir l'offre" },
    'see-career-of': { en: 'See the posting: {name}', fr: "Voir l'offre : {name}" },
    back: { en: 'All job postings', fr: "Toutes les offres d'emploi" },
    apply: { en: 'Apply or ask a question', fr: 'Postuler ou poser une question' },
    'send-resume': { en: 'Send a résumé', fr: 'Envoyer un CV' },
    'apply-title': { en: 'Sound like you?', fr: "C'est pour vous?" },
    'apply-text': {
      en: 'Send us a few lines and your résumé, or just call. No cover letter needed.',
      fr: "Envoyez-nous quelques lignes et votre CV, ou appelez-nous tout simplement. Aucune lettre de présentation n'est exigée.",
    },
    'unknown-title': { en: 'This posting is closed', fr: "Cette offre n'est plus affichée" },
    'unknown-text': {
      en: 'The position has been filled or withdrawn. See what else is open.',
      fr: "Le poste a été pourvu ou retiré. Voyez les autres offres d'emploi.",
    },
    'spontaneous-title': { en: 'Nothing for you here?', fr: 'Aucun poste pour vous ici?' },
    'spontaneous-text': {
      en: 'Tell us what you do well. We have created positions for the right people before.',
      fr: 'Dites-nous ce que vous savez faire. Il nous est arrivé de créer un poste pour la bonne personne.',
    },
    'write-to-us': { en: 'Write to us', fr: 'Écrivez-nous' },
  },
} as const satisfies PublicTexts;

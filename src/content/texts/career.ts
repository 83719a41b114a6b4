import type { PublicTexts } from './pageTexts';

/** `{name}` is the title of a posting. */
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
      title: { en: 'Career', fr: 'Carrière' },
      description: {
        en: 'An open position: summary, work, conditions and how to apply.',
        fr: 'Un poste à pourvoir : résumé, tâches, conditions et façon de postuler.',
      },
    },
  },
  texts: {
    title: { en: 'Careers', fr: 'Carrières' },
    introduction: {
      en: 'Work that you can point at when it drives by. We train, we equip, and we close at noon on Fridays in the shop.',
      fr: "Un travail qu'on peut montrer du doigt quand il passe sur la route. Nous formons, nous équipons et, le vendredi, l'atelier ferme à midi.",
    },
    empty: {
      en: 'No position is open at the moment. Write to us all the same: good people are always welcome.',
      fr: "Aucun poste n'est ouvert en ce moment. Écrivez-nous quand même : les bonnes personnes sont toujours les bienvenues.",
    },
    'see-career': { en: 'See the posting', fr: "Voir l'offre" },
    'see-career-of': { en: 'See the posting: {name}', fr: "Voir l'offre : {name}" },
    back: { en: 'All careers', fr: 'Toutes les carrières' },
    apply: { en: 'Apply or ask', fr: 'Postuler ou poser une question' },
    'send-resume': { en: 'Send a résumé', fr: 'Envoyer un CV' },
    'apply-title': { en: 'Sound like you?', fr: "C'est pour vous?" },
    'apply-text': {
      en: 'Send us a few lines and your résumé, or simply call. No cover letter needed.',
      fr: "Envoyez-nous quelques lignes et votre CV, ou appelez-nous tout simplement. La lettre de présentation n'est pas nécessaire.",
    },
    'unknown-title': { en: 'This posting is closed', fr: "Cette offre n'est plus affichée" },
    'unknown-text': {
      en: 'The position has been filled or withdrawn. See what else is open.',
      fr: 'Le poste a été comblé ou retiré. Voyez les autres offres en cours.',
    },
    'spontaneous-title': { en: 'Nothing for you here?', fr: 'Rien pour vous ici?' },
    'spontaneous-text': {
      en: 'Tell us what you do well. We have created positions for less.',
      fr: 'Dites-nous ce que vous faites bien. Nous avons déjà créé des postes pour moins que ça.',
    },
    'write-to-us': { en: 'Write to us', fr: 'Écrivez-nous' },
  },
} as const satisfies PublicTexts;

import type { PublicTexts } from '../pageTexts';

export const accessibility = {
  name: { en: 'Accessibility', fr: 'Accessibilité' },
  pages: {
    accessibility: {
      title: { en: 'Accessibility', fr: 'Accessibilité' },
      description: {
        en: 'What this site does so that everybody can use it, what is still missing, and whom to tell.',
        fr: "Ce que ce site fait pour que tout le monde puisse s'en servir, ce qui manque encore et à qui le dire.",
      },
      link: { en: 'Accessibility', fr: 'Accessibilité' },
    },
  },
  texts: {
    title: { en: 'Accessibility', fr: 'Accessibilité' },
    introduction: {
      en: 'Everybody should be able to find a tanker, a part or the right person here, however well they see, hear or use their hands.',
      fr: "Tout le monde doit pouvoir trouver ici une citerne, une pièce ou la bonne personne, peu importe la vue, l'ouïe ou la dextérité.",
    },
    'measures-title': { en: 'What the site does', fr: 'Ce que fait le site' },
    measures: {
      en: '<p>We build it to the Web Content Accessibility Guidelines (WCAG) 2.2, level AA.</p><ul><li>Everything works with the keyboard alone; the key / opens the search.</li><li>Screen readers announce what opens, what changes and what is wrong.</li><li>Text can be enlarged to 400% without scrolling sideways.</li><li>Colours have enough contrast, and no information is given by colour alone.</li><li>Motion stops where your device asks for less of it.</li><li>Pictures are described, or marked as decoration.</li><li>The pages can be read without scripts and, after a visit, without a network.</li></ul>',
      fr: "<p>Nous le construisons selon les Règles pour l'accessibilité des contenus Web (WCAG) 2.2, niveau AA.</p><ul><li>Tout fonctionne au clavier seul; la touche / ouvre la recherche.</li><li>Les lecteurs d'écran annoncent ce qui s'ouvre, ce qui change et ce qui ne va pas.</li><li>Le texte s'agrandit jusqu'à 400 % sans défilement horizontal.</li><li>Les couleurs ont assez de contraste, et aucune information ne passe par la couleur seule.</li><li>Les animations s'arrêtent si votre appareil le demande.</li><li>Les images sont décrites ou marquées comme décoratives.</li><li>Les pages se lisent sans script et, après une visite, sans réseau.</li></ul>",
      isHtml: true,
    },
    'limits-title': { en: 'What is still missing', fr: 'Ce qui manque encore' },
    limits: {
      en: '<ul><li>The map comes from another site, and we cannot vouch for it. The address stands beside it.</li><li>The films have no sound; what they show is described in words below them.</li><li>Some data sheets from manufacturers have no structure for screen readers. Call us, and we will read you what you need.</li></ul>',
      fr: "<ul><li>La carte provient d'un autre site, dont nous ne pouvons répondre. L'adresse est écrite à côté.</li><li>Les films n'ont pas de son; ce qu'ils montrent est décrit par écrit, juste en dessous.</li><li>Les fiches techniques de fabricants ne sont pas toutes structurées pour les lecteurs d'écran. Appelez-nous : nous vous lirons ce qu'il vous faut.</li></ul>",
      isHtml: true,
    },
    'feedback-title': { en: 'Is something in your way?', fr: 'Un obstacle sur votre chemin?' },
    feedback: {
      en: 'Tell us which page, and what you wanted to do. We answer within two business days, and help you by telephone until then.',
      fr: "Dites-nous quelle page, et ce que vous vouliez faire. Nous répondons d'ici deux jours ouvrables et, entre-temps, nous vous aidons par téléphone.",
    },
    'contact-us': { en: 'Tell us', fr: 'Nous en parler' },
  },
} as const satisfies PublicTexts;

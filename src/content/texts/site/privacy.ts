import type { PublicTexts } from '../pageTexts';

/** `{company}` is the legal name of the brand, `{days}` how many days a question is stored. */
export const privacy = {
  name: { en: 'Privacy', fr: 'Confidentialité' },
  pages: {
    privacy: {
      title: { en: 'Privacy', fr: 'Confidentialité' },
      description: {
        en: 'What this site knows about you, why, for how long, and how to have it corrected or erased.',
        fr: 'Ce que ce site sait de vous, pourquoi, pendant combien de temps, et comment le faire rectifier ou effacer.',
      },
      link: { en: 'Privacy', fr: 'Confidentialité' },
    },
  },
  texts: {
    title: { en: 'Privacy', fr: 'Confidentialité' },
    introduction: {
      en: 'You can read this whole site without telling us who you are. What you do tell us serves to answer you.',
      fr: 'Vous pouvez lire tout ce site sans nous dire qui vous êtes. Ce que vous nous dites sert à vous répondre.',
    },
    'responsible-title': { en: 'Who is responsible', fr: 'Qui est responsable' },
    responsible: {
      en: 'At {company}, the person responsible for the protection of personal information (the privacy officer) makes sure that we do what this page says. To reach the privacy officer, write or call us.',
      fr: 'Chez {company}, la personne responsable de la protection des renseignements personnels veille à ce que nous fassions ce que dit cette page. Pour la joindre, écrivez-nous ou appelez-nous.',
    },
    // for the owner to fill in: a name and a title
    'responsible-name': { en: '', fr: '' },
    'collected-title': { en: 'What we collect, and why', fr: 'Ce que nous recueillons, et pourquoi' },
    collected: {
      en: '<p>Only what you write in the form for questions, when you send it:</p><ul><li>your name, and your e-mail address or telephone number, so that we can answer;</li><li>your question, and the language in which you want the answer;</li><li>the unit, part, service or position that it is about;</li><li>for an inspection, the vehicle and the week that you would like.</li></ul><p>Without a name and a way to reach you, we cannot answer; nothing else is required. We do not use it for advertising, we do not sell it, and no program decides anything about you.</p>',
      fr: "<p>Seulement ce que vous écrivez dans le formulaire de demande, quand vous l'envoyez :</p><ul><li>votre nom, et votre adresse courriel ou votre numéro de téléphone, pour vous répondre;</li><li>votre question, et la langue dans laquelle vous voulez la réponse;</li><li>l'unité, la pièce, le service ou le poste sur lequel elle porte;</li><li>pour une inspection, le véhicule et la semaine souhaitée.</li></ul><p>Sans un nom et un moyen de vous joindre, nous ne pouvons pas répondre; rien d'autre n'est obligatoire. Nous ne nous en servons pas pour la publicité, nous ne le vendons pas, et aucun programme ne décide quoi que ce soit à votre sujet.</p>",
      isHtml: true,
    },
    'kept-title': {
      en: 'Who sees it, where it is, and for how long',
      fr: 'Qui le voit, où, et pendant combien de temps',
    },
    kept: {
      en: 'The people who answer for the company see your question, and so do those who run this site for us. It is in the database of this site, and in the e-mail that notifies our team. After {days} days the site erases it by itself, and later backups no longer hold it. Earlier backups are replaced in turn.',
      fr: "Les personnes qui répondent pour l'entreprise voient votre demande, de même que celles qui gèrent ce site pour nous. Elle se trouve dans la base de données du site, et dans le courriel qui prévient notre équipe. Après {days} jours, le site l'efface de lui-même, et les sauvegardes faites par la suite ne la contiennent plus. Les sauvegardes plus anciennes sont remplacées à leur tour.",
    },
    'rights-title': { en: 'Your rights', fr: 'Vos droits' },
    rights: {
      en: '<p>You may ask us, free of charge:</p><ul><li>to tell you what we hold about you, and to give you a copy;</li><li>to correct it where it is wrong or incomplete;</li><li>to erase it now, and to stop using it.</li></ul><p>Give the reference of your question if you have it. We answer within 30 days. If our answer does not satisfy you, you may complain to the <a href="https://www.cai.gouv.qc.ca/">Commission d\'accès à l\'information du Québec</a>.</p>',
      fr: "<p>Vous pouvez nous demander, sans frais :</p><ul><li>de vous dire ce que nous détenons à votre sujet, et de vous en remettre une copie;</li><li>de le rectifier s'il est inexact ou incomplet;</li><li>de l'effacer maintenant, et de cesser de l'utiliser.</li></ul><p>Donnez la référence de votre demande si vous l'avez. Nous répondons d'ici 30 jours. Si notre réponse ne vous satisfait pas, vous pouvez porter plainte auprès de la <a href=\"https://www.cai.gouv.qc.ca/\">Commission d'accès à l'information du Québec</a>.</p>",
      isHtml: true,
    },
    'device-title': { en: 'What stays on your device', fr: 'Ce qui reste sur votre appareil' },
    device: {
      en: '<p>This site sets no cookies, and nobody follows you here: no advertising, no statistics, no scripts from other sites. Only your browser keeps:</p><ul><li>the language that you chose, and your last six searches, until you clear them;</li><li>until you close the tab, the tankers that you marked to compare, and a question that you have not sent yet;</li><li>a copy of the pages and documents, so that you can read them without a network.</li></ul><p>The map on the contact page comes from another site, and loads only when you ask for it.</p>',
      fr: "<p>Ce site ne dépose aucun témoin, et personne ne vous y suit : ni publicité, ni statistiques, ni scripts d'autres sites. Seul votre navigateur conserve :</p><ul><li>la langue que vous avez choisie et vos six dernières recherches, jusqu'à ce que vous les effaciez;</li><li>jusqu'à la fermeture de l'onglet, les citernes que vous avez cochées pour les comparer et une demande que vous n'avez pas encore envoyée;</li><li>une copie des pages et des documents, pour que vous puissiez les lire sans réseau.</li></ul><p>La carte de la page Nous joindre provient d'un autre site et ne se charge que si vous le demandez.</p>",
      isHtml: true,
    },
    'log-title': { en: 'What the server logs', fr: 'Ce que le serveur consigne' },
    log: {
      en: 'Like every server, ours logs the IP address, the page and the time of each request, so that we can find faults and stop abuse. It logs nothing that you write in the form.',
      fr: "Comme tout serveur, le nôtre consigne l'adresse IP, la page et l'heure de chaque requête, pour trouver les pannes et arrêter les abus. Il ne consigne rien de ce que vous écrivez dans le formulaire.",
    },
    'contact-us': { en: 'Exercise your rights', fr: 'Exercer vos droits' },
  },
} as const satisfies PublicTexts;

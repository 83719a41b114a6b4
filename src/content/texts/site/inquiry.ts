import { problemTexts } from '../../../model/inquiries/problemTexts';
import type { PublicTexts } from '../pageTexts';

/** `{company}` is the brand, `{count}` a number of characters, `{days}` a number of days, `{reference}` that of a question. */
export const inquiry = {
  name: { en: 'Questions of visitors', fr: 'Demandes des visiteurs' },
  pages: { inquiry: { title: { en: 'Ask a question', fr: 'Votre demande' } } },
  texts: {
    introduction: {
      en: 'It takes two minutes, and somebody who knows the equipment answers. Would you rather talk? Call us.',
      fr: "Deux minutes suffisent, et quelqu'un qui s'y connaît vous répond. Vous préférez nous parler? Appelez-nous.",
    },
    'title-general': { en: 'Ask us a question', fr: 'Posez-nous une question' },
    'title-tanker': { en: 'Ask about this tanker', fr: "S'informer sur cette citerne" },
    'title-tankers': { en: 'Ask about these tankers', fr: "S'informer sur ces citernes" },
    'title-achievement': { en: 'I want one like this', fr: 'Je veux une unité semblable' },
    'title-assembly': { en: 'I want the same', fr: 'Je veux le même montage' },
    'title-part': { en: 'Ask about this part', fr: "S'informer sur cette pièce" },
    'title-service': { en: 'Ask for this service', fr: 'Demander ce service' },
    'title-inspection': { en: 'Book an inspection', fr: 'Prendre rendez-vous pour une inspection' },
    'title-career': { en: 'Apply or ask a question', fr: 'Postuler ou poser une question' },
    'attached-to': { en: 'Your question is about', fr: 'Votre demande porte sur' },
    'unit-number': { en: 'No. {number}', fr: 'N° {number}' },
    gone: {
      en: 'What you wanted to ask about is no longer listed. Ask anyway: we may have another one.',
      fr: "Ce qui vous intéressait n'est plus affiché. Écrivez-nous quand même : nous avons peut-être l'équivalent.",
    },
    name: { en: 'Your name', fr: 'Votre nom' },
    email: { en: 'E-mail', fr: 'Courriel' },
    telephone: { en: 'Telephone', fr: 'Téléphone' },
    'one-is-enough': {
      en: 'E-mail or telephone: one of the two is enough.',
      fr: "Courriel ou téléphone : l'un ou l'autre suffit.",
    },
    message: { en: 'Your question', fr: 'Votre question' },
    'message-inspection': { en: 'What should we inspect?', fr: 'Que faut-il inspecter?' },
    'message-career': { en: 'A few lines about you', fr: 'Quelques lignes sur vous' },
    'example-general': {
      en: 'For example: I need a truck for heating oil, 20,000 L, before the fall.',
      fr: "Par exemple : il me faut un camion à mazout de 20 000 L avant l'automne.",
    },
    'example-tanker': {
      en: 'For example: Is it still available, and when can I see it?',
      fr: 'Par exemple : est-elle encore disponible, et quand puis-je la voir?',
    },
    'example-achievement': {
      en: 'For example: The same in 30,000 L with three compartments. How long does it take?',
      fr: 'Par exemple : la même de 30 000 L, à trois compartiments. Quel est le délai?',
    },
    'example-assembly': {
      en: 'For example: The same pump and meter on my 2021 chassis. How long does it take?',
      fr: 'Par exemple : la même pompe et le même compteur sur mon châssis 2021. Quel est le délai?',
    },
    'example-part': {
      en: 'For example: Do you have two of them, and does it fit a 2018 truck?',
      fr: 'Par exemple : en avez-vous deux, et convient-elle à un camion de 2018?',
    },
    'example-service': {
      en: 'For example: The pump leaks at the seal. The truck last carried diesel.',
      fr: 'Par exemple : la pompe fuit au joint. Le camion transportait du diesel.',
    },
    'example-inspection': {
      en: 'For example: Everything that is due. The last inspection was in May.',
      fr: 'Par exemple : tout ce qui arrive à échéance. La dernière inspection date de mai.',
    },
    'example-career': {
      en: 'For example: I have welded aluminum for six years and can start in June.',
      fr: "Par exemple : je soude l'aluminium depuis six ans et je peux commencer en juin.",
    },
    vehicle: { en: 'Vehicle', fr: 'Véhicule' },
    'example-vehicle': { en: 'Make, tank, unit number', fr: "Marque, citerne, numéro d'unité" },
    week: { en: 'Preferred week', fr: 'Semaine souhaitée' },
    'example-week': { en: 'For example: week of June 8', fr: 'Par exemple : semaine du 8 juin' },
    optional: { en: 'optional', fr: 'facultatif' },
    'answer-in': { en: 'Please answer in', fr: 'Me répondre en' },
    'answer-in-en': { en: 'English', fr: 'anglais' },
    'answer-in-fr': { en: 'French', fr: 'français' },
    website: { en: 'Leave this field empty', fr: 'Laissez ce champ vide' },
    'problem-name': problemTexts.name,
    'problem-message': problemTexts.message,
    'problem-contact': problemTexts.contact,
    'problem-email': problemTexts.email,
    'problem-telephone': problemTexts.telephone,
    'problem-too-long': { en: 'At most {count} characters.', fr: 'Au plus {count} caractères.' },
    problems: {
      en: 'It has not been sent yet. Correct the marked fields.',
      fr: "Votre demande n'est pas encore envoyée. Corrigez les champs marqués.",
    },
    send: { en: 'Send', fr: 'Envoyer' },
    sending: { en: 'Sending', fr: 'Envoi en cours' },
    'send-again': { en: 'Send again', fr: 'Envoyer de nouveau' },
    failed: {
      en: 'It was not sent. What you wrote is still here: send it again, or call us.',
      fr: "L'envoi a échoué. Votre texte est toujours ici : envoyez-le de nouveau ou appelez-nous.",
    },
    offline: {
      en: 'There is no connection. What you wrote stays here; send it again when the connection is back.',
      fr: "Il n'y a pas de connexion. Votre texte reste ici : envoyez-le de nouveau quand elle sera rétablie.",
    },
    connected: {
      en: 'The connection is back. What you wrote is ready to send.',
      fr: 'La connexion est rétablie. Votre texte est prêt à être envoyé.',
    },
    'sent-title': { en: 'Thank you, we have it', fr: "Merci, c'est bien reçu" },
    'sent-reference': { en: 'Your reference', fr: 'Votre référence' },
    'next-general': {
      en: 'Reception reads your question and passes it to the right person, who answers within one business day.',
      fr: "La réception lit votre demande et la remet à la bonne personne, qui vous répond d'ici un jour ouvrable.",
    },
    'next-sales': {
      en: 'Somebody from Sales who knows the unit answers within one business day.',
      fr: "Quelqu'un du service des ventes qui connaît l'unité vous répond d'ici un jour ouvrable.",
    },
    'next-parts': {
      en: 'The parts counter checks stock and price, and answers within one business day.',
      fr: "Le comptoir des pièces vérifie le stock et le prix, et vous répond d'ici un jour ouvrable.",
    },
    'next-service': {
      en: 'The service manager looks into your question and answers within one business day.',
      fr: "La personne responsable du service étudie votre demande et vous répond d'ici un jour ouvrable.",
    },
    'next-inspection': {
      en: 'We look for a time that suits you, and confirm the day and the hour within one business day.',
      fr: "Nous cherchons un moment qui vous convient et confirmons le jour et l'heure d'ici un jour ouvrable.",
    },
    'next-careers': {
      en: 'The person in charge of hiring reads every message and answers within five business days.',
      fr: "La personne responsable de l'embauche lit chaque message et y répond d'ici cinq jours ouvrables.",
    },
    'sent-call': {
      en: 'In a hurry? Call, and give the reference.',
      fr: "C'est urgent? Appelez et donnez la référence.",
    },
    'sent-back': { en: 'Back to the site', fr: 'Retour au site' },
    'privacy-notice': {
      en: 'We use this to answer you, and for nothing else. Only the people who answer for {company}, and those who run this site for us, see it. It is erased after {days} days, or earlier if you ask.',
      fr: "Ces renseignements servent à vous répondre, et à rien d'autre. Seules les personnes qui répondent pour {company} et celles qui gèrent ce site pour nous les voient. Ils sont effacés après {days} jours, ou plus tôt à votre demande.",
    },
    'privacy-link': {
      en: 'Your rights and our privacy policy',
      fr: 'Vos droits et notre politique de confidentialité',
    },
  },
} as const satisfies PublicTexts;

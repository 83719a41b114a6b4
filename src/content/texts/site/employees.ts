import type { PublicTexts } from '../pageTexts';

/** `{name}` is the first and last name of a person. */
export const employees = {
  name: { en: 'Employees', fr: 'Employés' },
  pages: {
    employees: {
      title: { en: 'Our team', fr: 'Notre équipe' },
      description: {
        en: 'The people who sell, build, repair and certify your tankers.',
        fr: 'Les gens qui vendent, construisent, réparent et certifient vos camions-citernes.',
      },
      link: { en: 'Our team', fr: 'Notre équipe' },
    },
  },
  texts: {
    title: { en: 'Our team', fr: 'Notre équipe' },
    introduction: {
      en: 'The people who answer the phone are the people who know your unit.',
      fr: 'Les gens qui vous répondent au téléphone connaissent votre unité.',
    },
    empty: { en: 'Our team will be presented here soon.', fr: 'Notre équipe sera bientôt présentée ici.' },
    'department-general': { en: 'Management', fr: 'Direction' },
    'department-sales': { en: 'Sales', fr: 'Ventes' },
    'department-parts': { en: 'Parts', fr: 'Pièces' },
    'department-service': { en: 'Service', fr: 'Service' },
    'department-inspection': { en: 'Inspections', fr: 'Inspections' },
    'department-careers': { en: 'Hiring', fr: 'Embauche' },
    'department-other': { en: 'Other members of the team', fr: "Autres membres de l'équipe" },
    'see-profile': { en: 'See the profile of {name}', fr: 'Voir le profil : {name}' },
    'photo-of': { en: 'Portrait of {name}', fr: 'Portrait : {name}' },
    email: { en: 'E-mail', fr: 'Courriel' },
    call: { en: 'Call {name}', fr: 'Appeler {name}' },
    'write-to': { en: 'Write to {name}', fr: 'Écrire à {name}' },
    'save-contact': { en: 'Add to contacts', fr: 'Ajouter aux contacts' },
  },
} as const satisfies PublicTexts;

import type { PublicTexts } from '../pageTexts';

export const mission = {
  name: { en: 'Mission, commitment and values', fr: 'Mission, engagement et valeurs' },
  pages: {
    mission: {
      title: { en: 'Mission, commitment and values', fr: 'Mission, engagement et valeurs' },
      description: {
        en: 'What we are here for, what our customers can count on, and how we work.',
        fr: "Notre raison d'être, ce sur quoi nos clients peuvent compter et notre façon de travailler.",
      },
      link: { en: 'Mission, commitment, values', fr: 'Mission, engagement, valeurs' },
    },
  },
  texts: {
    title: { en: 'Mission, commitment and values', fr: 'Mission, engagement et valeurs' },
    introduction: {
      en: 'What we are here for, what you can count on, and how we work when nobody is watching.',
      fr: "Notre raison d'être, ce sur quoi vous pouvez compter et notre façon de travailler quand personne ne regarde.",
    },
    'mission-title': { en: 'Our mission', fr: 'Notre mission' },
    mission: {
      en: '<p>We put safe, well-built tankers on the road and keep them there. Fuel and propane keep homes warm, farms running and aircraft flying; the trucks that carry them must start every morning, measure to the litre and bring their drivers home.</p><p>So we do the whole job: design, tank and chassis mounting, pumping and metering, repair, parts and certification. Three companies, each a specialist in its field, pool what they know.</p>',
      fr: '<p>Nous mettons sur la route des citernes sûres et bien construites, et nous les maintenons en service. Le carburant et le propane chauffent les maisons, font tourner les fermes et décoller les avions. Les camions qui les transportent doivent démarrer chaque matin, mesurer au litre près et ramener leurs chauffeurs à la maison.</p><p>Nous faisons donc tout le travail : conception, montage sur châssis, pompage et mesurage, réparation, pièces et certification. Trois entreprises, chacune spécialiste dans son domaine, mettent leur savoir-faire en commun.</p>',
      isHtml: true,
    },
    'commitment-title': { en: 'Our commitment', fr: 'Notre engagement' },
    commitment: {
      en: '<ul><li><strong>A price in writing</strong> before the first bolt is turned, and a call before anything is added to it.</li><li><strong>A date we keep.</strong> If a part is late, you hear it from us first, with a plan.</li><li><strong>An answer the same day</strong>, from someone who knows the unit, not from a call centre.</li><li><strong>Work that is documented</strong>: photos, test readings and certificates stay in your file for the life of the tank.</li></ul>',
      fr: "<ul><li><strong>Un prix par écrit</strong> avant le premier tour de clé, et un appel avant d'y ajouter quoi que ce soit.</li><li><strong>Une date que nous respectons.</strong> Si une pièce tarde, nous vous prévenons les premiers, avec une solution.</li><li><strong>Une réponse le jour même</strong>, donnée par quelqu'un qui connaît votre unité, pas par un centre d'appels.</li><li><strong>Un travail documenté</strong> : photos, relevés d'essais et certificats restent à votre dossier pendant toute la vie de la citerne.</li></ul>",
      isHtml: true,
    },
    'values-title': { en: 'Our values', fr: 'Nos valeurs' },
    values: {
      en: '<h3>Safety comes before the schedule</h3><p>Anyone in the shop may stop a job. Nobody has ever been blamed for it.</p><h3>Straight talk</h3><p>If a repair is not worth its price, we say so, even if it costs us the job.</p><h3>Pride in the trade</h3><p>Every weld is signed. Our apprentices learn from people who have welded for thirty years, and teach them a thing or two in return.</p><h3>Respect</h3><p>For our people, our neighbours and the river at the end of the street: what goes into a tank stays out of the ground.</p>',
      fr: "<h3>La sécurité passe avant l'échéancier</h3><p>N'importe qui dans l'atelier peut arrêter un travail. Personne ne s'est jamais fait reprocher de l'avoir fait.</p><h3>Le franc-parler</h3><p>Si une réparation ne vaut pas son prix, nous le disons, même si nous y perdons un contrat.</p><h3>La fierté du métier</h3><p>Chaque soudure est signée. Nos apprentis ont pour maîtres des gens qui soudent depuis trente ans, et leur montrent à l'occasion un truc ou deux.</p><h3>Le respect</h3><p>Celui de nos gens, de nos voisins et du fleuve au bout de la rue : ce qui entre dans une citerne ne finit pas dans le sol.</p>",
      isHtml: true,
    },
    'contact-us': { en: 'Talk to us about your project', fr: 'Parlez-nous de votre projet' },
  },
} as const satisfies PublicTexts;

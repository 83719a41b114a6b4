import type { BrandVariants } from './brandVariants';

/** The second brand's own versions of texts: the mechanic. */
export const rubicuve: BrandVariants = {
  home: {
    'main-text': {
      en: 'We equip, mount and repair tankers',
      fr: 'Nous équipons, montons et réparons les citernes',
    },
    'secondary-text': {
      en: 'Pumps, meters, piping, welding and paint in our workshop in Lévis, and a service truck for the unit that cannot move.',
      fr: 'Pompes, compteurs, tuyauterie, soudage et peinture à notre atelier de Lévis, et un camion de service pour l’unité qui ne peut pas rouler.',
    },
    'contact-us': { en: 'Book the workshop', fr: 'Réserver l’atelier' },
    'hero-alt': {
      en: 'Tank hanging from the crane of our workshop, above the chassis of a red truck',
      fr: 'Citerne suspendue au pont roulant de notre atelier, au-dessus du châssis d’un camion rouge',
    },
    'main-description-1': {
      en: '<p>A tanker in the shop earns nothing. So we look for the cause first, tell you the price and the hour, and then do the work: <strong>one bay, one mechanic, one bill.</strong></p><p>We mount tanks on new chassis, replace pumps and meters, rebuild piping, weld aluminum, steel and stainless steel, and paint. If your unit cannot come to Lévis, our service truck goes to your depot.</p>',
      fr: '<p>Une citerne à l’atelier ne rapporte rien. Nous cherchons donc d’abord la cause, nous vous disons le prix et l’heure, puis nous faisons le travail : <strong>une baie, un mécanicien, une facture.</strong></p><p>Nous montons des citernes sur des châssis neufs, remplaçons les pompes et les compteurs, refaisons la tuyauterie, soudons l’aluminium, l’acier et l’acier inoxydable, et peignons. Si votre unité ne peut pas venir à Lévis, notre camion de service se rend à votre dépôt.</p>',
      isHtml: true,
    },
    'tankers-title': { en: 'Also in our yard, for sale', fr: 'Aussi dans notre cour, à vendre' },
    mission: {
      en: 'Find the cause, fix it once, and put the unit back on the road.',
      fr: 'Trouver la cause, réparer une seule fois et remettre l’unité sur la route.',
    },
    commitment: {
      en: 'A price before the first bolt is turned, and a call before anything is added.',
      fr: 'Un prix avant le premier tour de clé, et un appel avant tout ajout.',
    },
    values: {
      en: 'Dirty hands, yes. Sloppy work, never.',
      fr: 'Les mains sales, oui. Le travail bâclé, jamais.',
    },
  },
  titles: {
    home: {
      en: 'Tanker equipment, mounting and repair',
      fr: 'Équipement, montage et réparation de citernes',
    },
    'description-home': {
      en: 'Workshop for tanker trucks in Lévis: equipment, mounting, repair, welding, paint and mobile service.',
      fr: 'Atelier pour camions-citernes à Lévis : équipement, montage, réparation, soudage, peinture et service mobile.',
    },
    'description-mission': {
      en: 'What we repair for, what our customers can count on, and how we work.',
      fr: 'Pourquoi nous réparons, ce sur quoi nos clients peuvent compter et notre façon de travailler.',
    },
    'description-certifications': {
      en: 'Inspection, test and repair of highway tanks and meters in one bay: types, codes and intervals.',
      fr: 'Inspection, épreuve et réparation des citernes routières et des compteurs dans une même baie : types, codes et intervalles.',
    },
    'description-careers': {
      en: 'Open positions at the workshop, in the paint booth and at the parts counter.',
      fr: 'Les postes à pourvoir à l’atelier, à la cabine de peinture et au comptoir des pièces.',
    },
  },
  tankers: {
    introduction: {
      en: 'Units that went through our bays, then those of our sister company. All are inspected and sold with their certification.',
      fr: 'Des unités passées par nos baies, puis celles de notre entreprise sœur. Toutes sont inspectées et vendues avec leur certification.',
    },
    empty: {
      en: 'Nothing for sale in the yard today. Tell us what you need: it may be on the hoist right now.',
      fr: 'Rien à vendre dans la cour aujourd’hui. Dites-nous ce qu’il vous faut : c’est peut-être déjà sur le pont élévateur.',
    },
  },
  'services-and-repairs': {
    title: { en: 'The workshop: services and repairs', fr: 'L’atelier : services et réparations' },
    introduction: {
      en: 'Six jobs, one work order. Tell us the symptom: we tell you the price and the day.',
      fr: 'Six métiers, un seul bon de travail. Dites-nous le symptôme, nous vous disons le prix et le jour.',
    },
  },
  gallery: {
    introduction: {
      en: 'Before, during and after. Mostly during.',
      fr: 'Avant, pendant et après. Surtout pendant.',
    },
    empty: {
      en: 'The camera is under a truck. Come back soon.',
      fr: 'L’appareil photo est sous un camion. Revenez bientôt.',
    },
  },
  parts: {
    'none-found': {
      en: 'No part matches these words. Call the counter and describe it, or send us a picture of the old one.',
      fr: 'Aucune pièce ne correspond à ces mots. Appelez le comptoir et décrivez-la, ou envoyez-nous une photo de l’ancienne.',
    },
    introduction: {
      en: 'The parts that we fit every week are on our shelves. Open one to see its description and, where there is one, its data sheet.',
      fr: 'Les pièces que nous posons chaque semaine sont sur nos tablettes. Ouvrez-en une pour voir sa description et, s’il y a lieu, sa fiche technique.',
    },
  },
  certifications: {
    introduction: {
      en: 'We inspect what we repair, and repair what we find. Here is what is due, and when.',
      fr: 'Nous inspectons ce que nous réparons, et réparons ce que nous trouvons. Voici ce qui est exigé, et à quelle fréquence.',
    },
    'transport-canada-description': {
      en: 'Inspection, test and repair in the same bay: TC 406 and TC 306 tanks for petroleum products, TC 407 and TC 412 by appointment. If a test fails, the welder is ten steps away.',
      fr: 'Inspection, épreuve et réparation dans la même baie : citernes TC 406 et TC 306 pour produits pétroliers, TC 407 et TC 412 sur rendez-vous. Si une épreuve échoue, le soudeur est à dix pas.',
    },
    'measurement-canada-description': {
      en: 'A meter used to sell to the public must be verified and sealed. We repair truck meters, then adjust, verify and seal them, in our workshop or from the service truck at your depot.',
      fr: 'Un compteur qui sert à vendre au public doit être vérifié et scellé. Nous réparons les compteurs de camion, puis les réglons, les vérifions et les scellons, à notre atelier ou à votre dépôt avec le camion de service.',
    },
    'call-to-action-title': {
      en: 'Coming in for a repair?',
      fr: 'Une réparation est prévue?',
    },
    'call-to-action-text': {
      en: 'Tell us the date of the last inspection as well. We do both in one visit, and the unit stops only once.',
      fr: 'Donnez-nous aussi la date de la dernière inspection. Nous faisons les deux en une visite, et l’unité ne s’arrête qu’une fois.',
    },
  },
  contact: {
    introduction: {
      en: 'Call the workshop, write, or drive in: our doors take units up to 25 metres long.',
      fr: 'Appelez l’atelier, écrivez ou passez : nos portes laissent entrer les ensembles routiers jusqu’à 25 mètres.',
    },
  },
  employees: {
    introduction: {
      en: 'The hands that will work on your unit.',
      fr: 'Les mains qui travailleront sur votre unité.',
    },
  },
  mission: {
    mission: {
      en: '<p>A tanker in the shop earns nothing. We find the cause, fix it once and put the unit back on the road, with a bill that a driver can read.</p><p>We equip new chassis, mount tanks, rebuild pumps and piping, weld and paint. What we learn under old units, we tell the sister company that draws the new ones.</p>',
      fr: '<p>Une citerne à l’atelier ne rapporte rien. Nous trouvons la cause, réparons une seule fois et remettons l’unité sur la route, avec une facture qu’un chauffeur peut lire.</p><p>Nous équipons des châssis neufs, montons des citernes, refaisons pompes et tuyauterie, soudons et peignons. Ce que nous apprenons sous les vieilles unités, nous le disons à l’entreprise sœur qui dessine les neuves.</p>',
      isHtml: true,
    },
    'contact-us': {
      en: 'Tell us what is wrong',
      fr: 'Dites-nous ce qui ne va pas',
    },
    introduction: {
      en: 'What gets us out of bed, what you can count on, and how we work under the unit, where nobody looks.',
      fr: 'Ce qui nous fait lever le matin, ce sur quoi vous pouvez compter et notre façon de travailler sous l’unité, là où personne ne regarde.',
    },
    commitment: {
      en: '<ul><li><strong>A price</strong> before the first bolt is turned, and a call before anything is added to it.</li><li><strong>A day and an hour.</strong> If a part is late, you hear it from us first, with a plan.</li><li><strong>The old part on the bench</strong>: you see what failed, and why.</li><li><strong>A bill that a driver can read</strong>, with the hours, the parts and their numbers.</li></ul>',
      fr: '<ul><li><strong>Un prix</strong> avant le premier tour de clé, et un appel avant d’y ajouter quoi que ce soit.</li><li><strong>Un jour et une heure.</strong> Si une pièce tarde, nous vous prévenons les premiers, avec une solution.</li><li><strong>La vieille pièce sur l’établi</strong> : vous voyez ce qui a lâché, et pourquoi.</li><li><strong>Une facture qu’un chauffeur peut lire</strong>, avec les heures, les pièces et leurs numéros.</li></ul>',
      isHtml: true,
    },
    values: {
      en: '<h3>The cause before the part</h3><p>A new pump does not cure a blocked strainer. We look before we order.</p><h3>Dirty hands, clean work</h3><p>Hoses tied, clamps tight, tools counted before the unit leaves.</p><h3>Straight talk</h3><p>If a repair is not worth its price, we say so, even if it costs us the job.</p><h3>Safety comes before the rush</h3><p>Anyone in the workshop may stop a job. Nobody has ever been blamed for it.</p>',
      fr: '<h3>La cause avant la pièce</h3><p>Une pompe neuve ne guérit pas un filtre bouché. Nous cherchons avant de commander.</p><h3>Des mains sales, un travail propre</h3><p>Flexibles attachés, colliers serrés, outils comptés avant le départ de l’unité.</p><h3>Le franc-parler</h3><p>Si une réparation ne vaut pas son prix, nous le disons, même si nous y perdons un contrat.</p><h3>La sécurité passe avant l’urgence</h3><p>N’importe qui dans l’atelier peut arrêter un travail. Personne ne s’est jamais fait reprocher de l’avoir fait.</p>',
      isHtml: true,
    },
  },
  achievements: {
    introduction: {
      en: 'Units that came in on a hook and left on their own wheels, and a few new ones. Choose a type, then open a picture.',
      fr: 'Des unités arrivées en remorque et reparties sur leurs roues, et quelques neuves. Choisissez un type, puis ouvrez une photo.',
    },
  },
  'assemble-mount': {
    introduction: {
      en: 'Your chassis, your tank, our bolts. We try everything before you take the wheel.',
      fr: 'Votre châssis, votre citerne, nos boulons. Nous essayons tout avant que vous preniez le volant.',
    },
  },
  manufacturers: {
    introduction: {
      en: 'We know these products from the inside: we mount them, take them apart and put them back together every week.',
      fr: 'Ces produits, nous les connaissons de l’intérieur : nous les montons, les démontons et les remontons chaque semaine.',
    },
  },
  'useful-documents': {
    introduction: {
      en: 'Two guides for the cab and for the wall of the garage. They can take greasy fingers.',
      fr: 'Deux guides pour la cabine et pour le mur du garage. Les doigts graisseux ne leur font pas peur.',
    },
  },
  career: {
    introduction: {
      en: 'Eight bays, twelve mechanics and a coffee machine that gets repaired first. We train you, we equip you, and the shop closes at noon on Fridays.',
      fr: 'Huit baies, douze mécaniciens et une cafetière qu’on répare avant les camions. Nous vous formons, nous vous équipons et, le vendredi, l’atelier ferme à midi.',
    },
    'own-place': {
      en: 'Repair bays, a paint booth and the parts counter. No two units come in with the same trouble.',
      fr: 'Des baies de réparation, une cabine de peinture et le comptoir des pièces. Jamais deux unités n’arrivent avec le même mal.',
    },
    'spontaneous-title': { en: 'Handy with something else?', fr: 'Habile à autre chose?' },
    'spontaneous-text': {
      en: 'Tell us what you repair, and with which tools. A good mechanic always finds a bay here.',
      fr: 'Dites-nous ce que vous réparez, et avec quels outils. Une bonne mécanicienne ou un bon mécanicien trouve toujours une baie chez nous.',
    },
  },
  search: {
    title: { en: 'What do you need on the bench?', fr: 'Que vous faut-il sur l’établi?' },
    examples: {
      en: 'pump, meter, welding, mobile service',
      fr: 'pompe, compteur, soudage, service mobile',
    },
    'no-results-text': {
      en: 'Try fewer words or a part number. Or call the workshop and describe the noise: we have heard it before.',
      fr: 'Essayez moins de mots ou un numéro de pièce. Ou appelez l’atelier et décrivez le bruit : nous l’avons sûrement déjà entendu.',
    },
  },
  error: {
    'not-found-title': {
      en: 'This page is in pieces on the bench',
      fr: 'Cette page est en pièces sur l’établi',
    },
    'not-found-text': {
      en: 'The address may have a screw loose, or the page has moved.',
      fr: 'Il manque peut-être une vis à l’adresse, ou la page a été déplacée.',
    },
  },
  footer: {
    tagline: {
      en: 'Tankers equipped, mounted and repaired in Lévis, on Quebec City’s South Shore.',
      fr: 'Citernes équipées, montées et réparées à Lévis, sur la Rive-Sud de Québec.',
    },
  },
};

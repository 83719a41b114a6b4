import type { BrandVariants } from './brandVariants';

/** The first brand's own versions of texts: the builder. */
export const norcuve: BrandVariants = {
  home: {
    'main-text': {
      en: 'We build and sell tanker trucks',
      fr: 'Nous construisons et vendons des citernes',
    },
    'secondary-text': {
      en: 'Trucks and trailers, new and used. Each one leaves Trois-Rivières inspected, with its meter verified, ready to load.',
      fr: 'Des camions et des semi-remorques, neufs et d’occasion. Chaque unité quitte Trois-Rivières inspectée, compteur vérifié, prête à charger.',
    },
    'tankers-title': { en: 'In the yard, ready to leave', fr: 'Dans la cour, prêtes à partir' },
    mission: {
      en: 'Build tankers that will still be at work in twenty years.',
      fr: 'Construire des citernes qui travailleront encore dans vingt ans.',
    },
    commitment: {
      en: 'A price in writing, a delivery date, and a unit that is ready to load.',
      fr: 'Un prix par écrit, une date de livraison et une unité prête à charger.',
    },
    values: {
      en: 'Straight welds, straight talk, and nothing hidden under the paint.',
      fr: 'Des soudures droites, un langage clair et rien de caché sous la peinture.',
    },
  },
  titles: {
    home: { en: 'Tanker trucks and trailers for sale', fr: 'Camions-citernes et semi-remorques à vendre' },
    'description-mission': {
      en: 'Why we build tankers, what our buyers can count on, and how we work.',
      fr: 'Pourquoi nous construisons des citernes, ce sur quoi nos acheteurs peuvent compter et notre façon de travailler.',
    },
    'description-careers': {
      en: 'Open positions where tankers are designed, welded and mounted.',
      fr: 'Les postes à pourvoir là où les citernes se dessinent, se soudent et se montent.',
    },
  },
  tankers: {
    introduction: {
      en: 'The units that we build first, then trade-ins and other makes. All are inspected in our shop and sold with their certification.',
      fr: 'D’abord les unités que nous construisons, puis les reprises et les autres marques. Toutes sont inspectées à notre atelier et vendues avec leur certification.',
    },
  },
  'services-and-repairs': {
    introduction: {
      en: 'We build tankers, so we know where to look. Six trades, for units of any make.',
      fr: 'Nous construisons des citernes : nous savons où regarder. Six métiers, toutes marques.',
    },
  },
  gallery: {
    introduction: {
      en: 'From the first sheet of aluminum to the first delivery.',
      fr: 'De la première feuille d’aluminium à la première livraison.',
    },
  },
  employees: {
    introduction: {
      en: 'The people who draw, weld and sell your unit. They also answer the phone.',
      fr: 'Les gens qui dessinent, soudent et vendent votre unité. Ils répondent aussi au téléphone.',
    },
  },
  mission: {
    mission: {
      en: '<p>We build tankers that will still be at work in twenty years. Fuel keeps homes warm, farms running and aircraft flying; the trucks that carry it must start every morning, measure to the litre and bring their drivers home.</p><p>So we draw each tank for its route, then weld it, mount it and test it under one roof. Our sister companies repair and certify what we build, and tell us what to build better.</p>',
      fr: '<p>Nous construisons des citernes qui travailleront encore dans vingt ans. Le carburant chauffe les maisons, fait tourner les fermes et décoller les avions. Les camions qui le transportent doivent démarrer chaque matin, mesurer au litre près et ramener leurs chauffeurs à la maison.</p><p>Nous dessinons donc chaque citerne pour son trajet, puis nous la soudons, la montons et la mettons à l’épreuve sous un même toit. Nos entreprises sœurs réparent et certifient ce que nous construisons, et nous disent quoi améliorer.</p>',
      isHtml: true,
    },
    introduction: {
      en: 'Why we build, what you can count on, and how we work when nobody is watching.',
      fr: 'Pourquoi nous construisons, ce sur quoi vous pouvez compter et notre façon de travailler quand personne ne regarde.',
    },
    commitment: {
      en: '<ul><li><strong>A price in writing</strong> that lists every valve and every hose. Nothing is added to it without your signature.</li><li><strong>A delivery date that we keep.</strong> If a part is late, you hear it from us first, with a plan.</li><li><strong>A unit that is ready to load</strong>: inspected, its meter verified, its papers in the cab.</li><li><strong>Its drawings, for the life of the tank</strong>: whoever repairs it one day knows what is inside.</li></ul>',
      fr: '<ul><li><strong>Un prix par écrit</strong>, avec chaque vanne et chaque flexible. Rien ne s’y ajoute sans votre signature.</li><li><strong>Une date de livraison que nous respectons.</strong> Si une pièce tarde, nous vous prévenons les premiers, avec une solution.</li><li><strong>Une unité prête à charger</strong> : inspectée, compteur vérifié, papiers dans la cabine.</li><li><strong>Ses dessins, pour toute la vie de la citerne</strong> : qui la réparera un jour saura ce qu’il y a dedans.</li></ul>',
      isHtml: true,
    },
    values: {
      en: '<h3>Straight welds</h3><p>Every weld is signed. Our apprentices learn from people who have welded for thirty years, and teach them a thing or two in return.</p><h3>Straight talk</h3><p>If a used unit suits your route better than a new one, we say so.</p><h3>Nothing hidden under the paint</h3><p>You may visit your tank at any stage, before the primer covers anything.</p><h3>Safety comes before the schedule</h3><p>Anyone in the shop may stop a job. Nobody has ever been blamed for it.</p>',
      fr: '<h3>Des soudures droites</h3><p>Chaque soudure est signée. Nos apprentis ont pour maîtres des gens qui soudent depuis trente ans, et leur montrent à l’occasion un truc ou deux.</p><h3>Un langage clair</h3><p>Si une unité d’occasion convient mieux à votre tournée qu’une neuve, nous le disons.</p><h3>Rien de caché sous la peinture</h3><p>Vous pouvez venir voir votre citerne à chaque étape, avant que l’apprêt recouvre quoi que ce soit.</p><h3>La sécurité passe avant l’échéancier</h3><p>N’importe qui dans l’atelier peut arrêter un travail. Personne ne s’est jamais fait reprocher de l’avoir fait.</p>',
      isHtml: true,
    },
  },
  manufacturers: {
    introduction: {
      en: 'What we do not build ourselves comes from them. No unit leaves our yard without their equipment.',
      fr: 'Ce que nous ne construisons pas nous-mêmes vient d’eux. Aucune unité ne quitte notre cour sans leurs produits.',
    },
  },
  parts: {
    introduction: {
      en: 'The same parts as on our new units. Open one to see its description and, where there is one, its data sheet.',
      fr: 'Les mêmes pièces que sur nos unités neuves. Ouvrez-en une pour voir sa description et, s’il y a lieu, sa fiche technique.',
    },
  },
  'useful-documents': {
    introduction: {
      en: 'Two guides that go in the cab of every unit we sell. Print them, share them, hang them on the wall.',
      fr: 'Deux guides que nous laissons dans la cabine de chaque unité vendue. Imprimez-les, partagez-les, affichez-les au mur.',
    },
  },
  career: {
    introduction: {
      en: 'Build something that you will meet on the road for twenty years. We train you, we equip you, and the shop closes at noon on Fridays.',
      fr: 'Construisez ce que vous croiserez sur la route pendant vingt ans. Nous vous formons, nous vous équipons et, le vendredi, l’atelier ferme à midi.',
    },
    'own-place': {
      en: 'Design office, welding bays and assembly hall under one roof: you see the tank that you drew or welded drive out.',
      fr: 'Bureau de dessin, baies de soudage et salle de montage sous un même toit : la citerne que vous avez dessinée ou soudée sort sous vos yeux.',
    },
    'spontaneous-text': {
      en: 'Show us something that you have built, even if it is not a tanker. We have created positions for the right people before.',
      fr: 'Montrez-nous quelque chose que vous avez construit, même si ce n’est pas une citerne. Il nous est arrivé de créer un poste pour la bonne personne.',
    },
  },
  certifications: {
    introduction: {
      en: 'Each tanker that we sell leaves with its inspections done. Here is what comes due after that, and when.',
      fr: 'Chaque citerne que nous vendons part avec ses inspections à jour. Voici ce qui vient ensuite à échéance, et à quelle fréquence.',
    },
    'transport-canada-description': {
      en: 'We know these tanks because we build them: TC 406 and TC 306 for petroleum products, TC 407 and TC 412 by appointment. We inspect, test and repair them, mark the result on the tank and enter it in your file the same day.',
      fr: 'Ces citernes, nous les connaissons parce que nous en construisons : TC 406 et TC 306 pour les produits pétroliers, TC 407 et TC 412 sur rendez-vous. Nous les inspectons, les mettons à l’épreuve et les réparons; le résultat est inscrit sur la citerne et à votre dossier le jour même.',
    },
    'measurement-canada-description': {
      en: 'A meter used to sell to the public must be verified and sealed. On a new unit we do it before delivery; after that, in our shop or at your depot.',
      fr: 'Un compteur qui sert à vendre au public doit être vérifié et scellé. Sur une unité neuve, nous le faisons avant la livraison; ensuite, à notre atelier ou à votre dépôt.',
    },
    'call-to-action-title': {
      en: 'Did we build it?',
      fr: 'Est-ce une des nôtres?',
    },
    'call-to-action-text': {
      en: 'Then we have its file: the unit number is enough. For any other make, add the date of the last inspection. Everything that is due fits into a single visit.',
      fr: 'Alors nous avons son dossier : le numéro d’unité suffit. Pour une autre marque, ajoutez la date de la dernière inspection. Tout ce qui arrive à échéance se fait en une seule visite.',
    },
  },
  search: {
    'no-results-text': {
      en: 'Try fewer words, or a unit number. Or call Sales: the unit may be in the yard and not on the site yet.',
      fr: 'Essayez moins de mots ou un numéro d’unité. Ou appelez les ventes : l’unité est peut-être dans la cour, mais pas encore sur le site.',
    },
  },
  error: {
    'not-found-text': {
      en: 'The address may be mistyped, or the page has moved. The tankers are still in the yard.',
      fr: 'L’adresse comporte peut-être une erreur, ou la page a été déplacée. Les citernes, elles, sont toujours dans la cour.',
    },
  },
  footer: {
    tagline: {
      en: 'Tanker trucks and trailers, built and sold in Trois-Rivières.',
      fr: 'Camions-citernes et semi-remorques, construits et vendus à Trois-Rivières.',
    },
  },
};

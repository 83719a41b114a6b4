import type { BrandVariants } from './brandVariants';

/** What the first brand says in its own words: the builder. */
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

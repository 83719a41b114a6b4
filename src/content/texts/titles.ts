import type { TitleKey } from '../../model/site/titles';
import { editorTitles } from './entities';
import type { PageText, PageTexts } from './pageTexts';

/** Titles, which the browser's tab shows before the company's name, and descriptions for search engines. */
export const titles = {
  home: { en: 'Tanker trucks, parts and service', fr: 'Camions-citernes, pièces et service' },
  mission: { en: 'Mission, commitment and values', fr: 'Mission, engagement et valeurs' },
  employees: { en: 'Our team', fr: 'Notre équipe' },
  achievements: { en: 'Achievements', fr: 'Réalisations' },
  assemblies: { en: 'Assembly and mounting', fr: 'Assemblage et montage' },
  manufacturers: { en: 'Manufacturers', fr: 'Manufacturiers' },
  gallery: { en: 'Gallery', fr: 'Galerie' },
  tankers: { en: 'Tankers for sale', fr: 'Citernes à vendre' },
  tanker: { en: 'Tanker for sale', fr: 'Citerne à vendre' },
  parts: { en: 'Parts', fr: 'Pièces' },
  services: { en: 'Services and repairs', fr: 'Services et réparations' },
  certifications: { en: 'Certifications', fr: 'Certifications' },
  documents: { en: 'Useful documents', fr: 'Documents utiles' },
  careers: { en: 'Careers', fr: 'Carrières' },
  career: { en: 'Career', fr: 'Carrière' },
  contact: { en: 'Contact us', fr: 'Nous joindre' },
  login: { en: 'Log in', fr: 'Connexion' },
  'not-found': { en: 'Page not found', fr: 'Page introuvable' },
  error: { en: 'Something went wrong', fr: "Une erreur s'est produite" },
  admin: { en: 'Administration', fr: 'Administration' },
  'edit-contacts': { en: 'Edit contact details', fr: 'Modifier les coordonnées' },
  ...editorTitles,
  'edit-texts': { en: 'Edit texts', fr: 'Modifier les textes' },
  'change-password': { en: 'Change password', fr: 'Modifier le mot de passe' },
  'second-factor': { en: 'Two-step verification', fr: 'Vérification en deux étapes' },
  history: { en: 'History', fr: 'Historique' },
  'description-home': {
    en: 'Sales, parts, mounting, repair and certification of tanker trucks in Quebec.',
    fr: 'Vente, pièces, montage, réparation et certification de camions-citernes au Québec.',
  },
  'description-mission': {
    en: 'What we are here for, what our customers can count on, and how we work.',
    fr: "Notre raison d'être, ce sur quoi nos clients peuvent compter et notre façon de travailler.",
  },
  'description-employees': {
    en: 'The people who sell, build, repair and certify your tankers.',
    fr: 'Les gens qui vendent, construisent, réparent et certifient vos camions-citernes.',
  },
  'description-achievements': {
    en: 'Tanker trucks and trailers that left our shops: highway, delivery, aviation, service and propane.',
    fr: 'Camions-citernes et semi-remorques sortis de nos ateliers : transport, livraison, aviation, service et propane.',
  },
  'description-assemblies': {
    en: 'Mounting of tanks on chassis, pumping and metering sets, safety systems, with three short videos.',
    fr: 'Montage de citernes sur châssis, groupes de pompage et de mesurage, dispositifs de sécurité, avec trois courtes vidéos.',
  },
  'description-manufacturers': {
    en: 'The makers whose meters, pumps, hoses, valves and reels we sell, mount and repair.',
    fr: 'Les manufacturiers dont nous vendons, montons et réparons les compteurs, pompes, flexibles, vannes et dévidoirs.',
  },
  'description-gallery': {
    en: 'Pictures of our tankers, in the yard, in the shop and on the road.',
    fr: "Nos camions-citernes en photos : dans la cour, à l'atelier et sur la route.",
  },
  'description-tankers': {
    en: 'New and used tanker trucks and trailers for sale, inspected and certified.',
    fr: "Camions-citernes et semi-remorques à vendre, neufs et d'occasion, inspectés et certifiés.",
  },
  'description-tanker': {
    en: 'Data sheet, price and availability of a tanker for sale.',
    fr: "Fiche technique, prix et disponibilité d'une citerne à vendre.",
  },
  'description-parts': {
    en: 'Meters, pumps, hoses, valves and safety equipment for tanker trucks, with data sheets.',
    fr: 'Compteurs, pompes, flexibles, vannes et équipement de sécurité pour camions-citernes, avec fiches techniques.',
  },
  'description-services': {
    en: 'Repair, inspection, installation, paint, welding and mobile service for tanker trucks.',
    fr: 'Réparation, inspection, installation, peinture, soudage et service mobile pour camions-citernes.',
  },
  'description-certifications': {
    en: 'Inspections and tests of highway tanks and meters: types, codes and intervals.',
    fr: 'Inspections et épreuves des citernes routières et des compteurs : types, codes et intervalles.',
  },
  'description-documents': {
    en: 'Loading guide and inspection schedule, to read, print and share.',
    fr: "Guide de chargement et calendrier d'inspection à lire, à imprimer et à partager.",
  },
  'description-careers': {
    en: 'Open positions in our shops and offices.',
    fr: 'Les postes à pourvoir dans nos ateliers et nos bureaux.',
  },
  'description-career': {
    en: 'An open position: summary, work, conditions and how to apply.',
    fr: 'Un poste à pourvoir : résumé, tâches, conditions et façon de postuler.',
  },
  'description-contact': {
    en: 'Telephones, e-mails, opening hours and map.',
    fr: "Téléphones, courriels, heures d'ouverture et carte.",
  },
} as const satisfies PageTexts & Readonly<Record<TitleKey, PageText>>;

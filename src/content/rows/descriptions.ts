import type { Localized } from '../../model/site/languages';
import { typeset } from '../typography';
import { picture } from './rows';

/** Alt texts of pictures, for people who cannot see them. */
export interface PictureDescription {
  readonly picture: string;
  readonly altEn: string;
  readonly altFr: string;
}

const gallery: Readonly<Record<string, Localized>> = {
  'fuel-01': {
    en: 'Blue Norcuve tank truck in front of the shop at dusk',
    fr: 'Camion-citerne Norcuve bleu devant l’atelier à la tombée du jour',
  },
  'fuel-02': {
    en: 'Red tractor with a three-axle polished aluminum tank trailer, seen from the side at sunset',
    fr: 'Tracteur rouge et semi-remorque-citerne en aluminium poli à trois essieux, de profil au soleil couchant',
  },
  'fuel-03': {
    en: 'A blue tank truck and a red one side by side in the snow in front of the Norcuve shop',
    fr: 'Deux camions-citernes, un bleu et un rouge, côte à côte dans la neige devant l’atelier Norcuve',
  },
  'fuel-04': {
    en: 'Grille and cab of a blue tank truck seen up close, storage tanks behind it',
    fr: 'Calandre et cabine d’un camion-citerne bleu vues de près, des réservoirs à l’arrière-plan',
  },
  'fuel-05': {
    en: 'Rubicuve tank truck seen from the rear with its hose reel, in a depot at dusk',
    fr: 'Camion-citerne Rubicuve vu de l’arrière avec son dévidoir, dans un dépôt à la tombée du jour',
  },
  'fuel-06': {
    en: 'Aluminum B-train with two tanks on a road beside a forest',
    fr: 'Train double de type B à deux citernes en aluminium sur une route en bordure de forêt',
  },
  'fuel-07': {
    en: 'Tank truck with a yellow cab and a blue tank at the loading rack',
    fr: 'Camion-citerne à cabine jaune et à citerne bleue au poste de chargement',
  },
  'fuel-08': {
    en: 'Tandem axle, equipment cabinet and hazard placard of a Norcuve tank, seen up close',
    fr: 'Essieu tandem, coffre et plaque de danger d’une citerne Norcuve, vus de près',
  },
  'fuel-09': {
    en: 'Black truck with a red tank in front of the Rubicuve shop at sunset',
    fr: 'Camion noir à citerne rouge devant l’atelier Rubicuve au soleil couchant',
  },
  'fuel-10': {
    en: 'White aircraft refueller on the apron, an airliner behind it',
    fr: 'Avitailleur blanc sur l’aire de trafic, un avion de ligne à l’arrière-plan',
  },
  'fuel-11': {
    en: 'Blue tractor with an aluminum tank trailer on a snowy road among spruces',
    fr: 'Tracteur bleu et semi-remorque-citerne en aluminium sur une route enneigée bordée d’épinettes',
  },
  'fuel-12': {
    en: 'Rear of a white tank truck: hose reel, meter, ladder and lights',
    fr: 'Arrière d’un camion-citerne blanc : dévidoir, compteur, échelle et feux',
  },
  'fuel-13': {
    en: 'A blue tank truck and a red one inside the Norcuve shop',
    fr: 'Deux camions-citernes, un bleu et un rouge, dans l’atelier Norcuve',
  },
  'fuel-14': {
    en: 'Welding torch and sparks on an aluminum tank set on yellow stands in the Rubicuve shop',
    fr: 'Torche de soudage et étincelles sur une citerne en aluminium posée sur des chandelles jaunes, dans l’atelier Rubicuve',
  },
  'fuel-15': {
    en: 'Red tank truck at the loading rack in the evening',
    fr: 'Camion-citerne rouge au poste de chargement le soir',
  },
  'fuel-16': {
    en: 'Black tractor with a red three-axle tank trailer in front of the Rubicuve shop',
    fr: 'Tracteur noir et semi-remorque-citerne rouge à trois essieux devant l’atelier Rubicuve',
  },
  'fuel-17': {
    en: 'White chassis beside its aluminum tank in the Rubicuve shop',
    fr: 'Châssis blanc à côté de sa citerne en aluminium, dans l’atelier Rubicuve',
  },
  'fuel-18': {
    en: 'Tank truck at the platform of the Rubicuve shop, with a meter taken off in front of it',
    fr: 'Camion-citerne devant la passerelle de l’atelier Rubicuve, un compteur démonté à ses pieds',
  },
  'propane-01': {
    en: 'Green propane truck with a white tank in front of the Propacuve shop in the evening',
    fr: 'Camion de propane vert à citerne blanche devant l’atelier Propacuve, le soir',
  },
  'propane-02': {
    en: 'White tandem propane truck with green bands in the snow in front of spruces',
    fr: 'Camion de propane tandem blanc à bandes vertes dans la neige, devant des épinettes',
  },
  'propane-03': {
    en: 'Rear of a propane truck: pump, meter and yellow hose reel under the domed head of the tank',
    fr: 'Arrière d’un camion de propane : pompe, compteur et dévidoir jaune sous le fond bombé de la citerne',
  },
  'propane-04': {
    en: 'Propane transport trailer behind a green tractor, seen from the side at sunset',
    fr: 'Semi-remorque de propane tirée par un tracteur vert, de profil au soleil couchant',
  },
  'propane-05': {
    en: 'Delivery truck with a rack of white propane cylinders in front of a shop in winter',
    fr: 'Camion de livraison chargé de bouteilles de propane blanches devant un atelier, l’hiver',
  },
  'propane-06': {
    en: 'Grey tractor with a propane trailer with green bands on a road beside a forest',
    fr: 'Tracteur gris et semi-remorque de propane à bandes vertes sur une route en bordure de forêt',
  },
  'propane-07': {
    en: 'Propane truck with a grey cab and a white tank, spruces behind it',
    fr: 'Camion de propane à cabine grise et à citerne blanche, des épinettes à l’arrière-plan',
  },
  'propane-08': {
    en: 'A green propane truck and a white one inside the Propacuve shop, beside a rack of cylinders',
    fr: 'Deux camions de propane, un vert et un blanc, dans l’atelier Propacuve, près d’un support à bouteilles',
  },
};

/** Only for the gallery's pictures: the others are shown beside the name of their subject. */
export const descriptions: readonly PictureDescription[] = Object.entries(gallery).map(
  ([file, { en, fr }]) => ({
    picture: picture(`gallery/${file}`),
    altEn: typeset(en, 'en'),
    altFr: typeset(fr, 'fr'),
  }),
);

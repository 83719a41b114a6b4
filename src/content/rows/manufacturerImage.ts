import type { NewRow } from '../../model/schema/entities';
import type { FirstRow } from './rows';
import { description, list, picture } from './rows';

type Product = Pick<NewRow<'manufacturerImage'>, 'descriptionEn' | 'descriptionFr'>;

const productsOf = (manufacturerId: number, file: string, products: readonly Product[]) =>
  list(
    { manufacturerId },
    products.map((product, index) => ({ ...product, image: picture(`manufacturers/${file}-${index + 1}`) })),
  );

/** Each manufacturer's products; its id is its position in the list of manufacturers. */
export const manufacturerImages: readonly FirstRow<'manufacturerImage'>[] = [
  ...productsOf(1, 'meters', [
    description(
      'Positive-displacement truck meter, 2 inches, 30 to 300 L/min, for heating oil, diesel and gasoline.',
      "Compteur volumétrique de camion, 2 pouces, de 30 à 300 L/min, pour le mazout, le diesel et l'essence.",
    ),
    description(
      'The 3-inch model, up to 600 L/min, with an air eliminator and strainer in one casting.',
      "Le modèle de 3 pouces, jusqu'à 600 L/min, avec éliminateur d'air et filtre dans un seul bloc.",
    ),
    description(
      'The propane model, with a temperature probe and a vapour eliminator.',
      'Le modèle pour le propane, avec sonde de température et éliminateur de vapeurs.',
    ),
  ]),
  ...productsOf(2, 'pumps', [
    description(
      'Pump set with explosion-proof electric motor, 800 L/min, for depots and bulk plants.',
      'Groupe de pompage à moteur électrique antidéflagrant, 800 L/min, pour dépôts et installations de vrac.',
    ),
    description(
      'Truck pump, 3 inches, 950 L/min, with its hydraulic motor on the same base.',
      'Pompe de camion de 3 pouces, 950 L/min, avec moteur hydraulique sur le même socle.',
    ),
    description(
      'Unloading pump with electric motor, quiet at full flow.',
      'Pompe de déchargement à moteur électrique, silencieuse à plein débit.',
    ),
    description(
      'Lubricant pump with a heated body, for cold mornings.',
      'Pompe à lubrifiants à corps chauffé, pour les matins froids.',
    ),
  ]),
  ...productsOf(3, 'hoses', [
    description(
      'Delivery hose that stays supple at −40 °C, 1¼ inches, in lengths of 30, 38 and 45 m.',
      'Flexible de livraison qui reste souple à −40 °C, 1¼ pouce, en longueurs de 30, 38 et 45 m.',
    ),
    description(
      'Unloading hose, 2 inches, light enough for one person to carry.',
      'Flexible de déchargement de 2 pouces, assez léger pour être porté par une seule personne.',
    ),
    description(
      'Propane hose, 1 inch, marked with its date and serial number at each end.',
      'Flexible à propane de 1 pouce, marqué de sa date et de son numéro de série à chaque extrémité.',
    ),
  ]),
  ...productsOf(4, 'valves', [
    description(
      'Butterfly valve with a two-position handle, from 3 to 6 inches.',
      'Vanne papillon à poignée à deux positions, de 3 à 6 pouces.',
    ),
    description(
      'Globe valve with a handwheel, for 2- to 4-inch loading lines.',
      'Robinet à soupape avec volant, pour conduites de chargement de 2 à 4 pouces.',
    ),
    description(
      'Quarter-turn valve in brass, with flanges, for propane and fuels.',
      'Robinet quart de tour en laiton à brides, pour le propane et les carburants.',
    ),
  ]),
  ...productsOf(5, 'reels', [
    description(
      'Hose reel with electric rewind, for 45 m of 1¼-inch hose, with a sealed motor.',
      'Dévidoir à rembobinage électrique pour 45 m de flexible de 1¼ pouce, à moteur étanche.',
    ),
    description(
      'The propane model, for 30 m of 1-inch hose, with an adjustable brake.',
      'Le modèle pour le propane, pour 30 m de flexible de 1 pouce, à frein réglable.',
    ),
  ]),
  ...productsOf(6, 'barrels', [
    description(
      'Four-compartment aluminum tank for delivery trucks, from 8,000 to 20,000 L.',
      'Citerne en aluminium à quatre compartiments pour camions de livraison, de 8 000 à 20 000 L.',
    ),
    description(
      'TC 331 propane tank, delivered with its data report, from 8,000 to 20,000 L.',
      'Réservoir de propane TC 331, livré avec sa déclaration de conformité, de 8 000 à 20 000 L.',
    ),
    description(
      'Bare aluminum tank, ready for piping, lettering and mounting.',
      'Citerne en aluminium brut, prête à recevoir sa tuyauterie, son lettrage et son châssis.',
    ),
  ]),
  ...productsOf(7, 'registers', [
    description(
      'Electronic register with temperature compensation, on a screen readable in full sun.',
      'Registre électronique avec compensation de température, à écran lisible en plein soleil.',
    ),
    description(
      'Register with cab printer: the delivery ticket reaches the office before the truck leaves.',
      'Registre avec imprimante de cabine : le bon de livraison arrive au bureau avant le départ du camion.',
    ),
  ]),
  ...productsOf(8, 'propane-fittings', [
    description(
      'Brass manifold with three outlets and a pressure gauge.',
      'Collecteur en laiton à trois sorties, avec manomètre.',
    ),
    description(
      'Relief valve for transport tanks, with protective cap.',
      'Soupape de sûreté pour citernes de transport, avec capuchon.',
    ),
    description(
      'Liquid-filled pressure gauge in kilopascals, with a brass stem.',
      'Manomètre en kilopascals, à bain de liquide, avec raccord en laiton.',
    ),
    description(
      'Internal valve for propane bobtails, closed from the cab or remotely.',
      'Clapet interne pour camions-citernes de propane, fermé de la cabine ou à distance.',
    ),
  ]),
];

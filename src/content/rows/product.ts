import type { FirstRow } from './rows';
import { description, list, name, picture } from './rows';

export const products: readonly FirstRow<'product'>[] = list({}, [
  {
    ...name('Truck meter, 2 inches', 'Compteur de camion, 2 pouces'),
    ...description(
      'Positive-displacement meter for heating oil, diesel and gasoline, 30 to 300 L/min. Delivered adjusted, verified and sealed.',
      "Compteur volumétrique pour le mazout, le diesel et l'essence, de 30 à 300 L/min. Livré ajusté, vérifié et scellé.",
    ),
    image: picture('parts/meter'),
    fileName: 'truck-meter-data-sheet.pdf',
  },
  {
    ...name('Sliding-vane pump, 3 inches', 'Pompe à palettes, 3 pouces'),
    ...description(
      'Delivers 950 L/min at 640 rpm. Vanes, seals and bearings are in stock and change without removing the pump.',
      'Débite 950 L/min à 640 tr/min. Palettes, joints et roulements sont en stock et se changent sans déposer la pompe.',
    ),
    image: picture('parts/pump'),
    fileName: 'sliding-vane-pump-data-sheet.pdf',
  },
  {
    ...name('Winter delivery hose, 1¼ inch', "Flexible de livraison d'hiver, 1¼ pouce"),
    ...description(
      'Stays supple at −40 °C. Cut to length, fitted with couplings and pressure tested in our shop.',
      "Reste souple à −40 °C. Coupé sur mesure, muni de ses raccords et mis à l'épreuve à notre atelier.",
    ),
    image: picture('parts/hose'),
    fileName: 'winter-delivery-hose-data-sheet.pdf',
  },
  {
    ...name('Delivery nozzle with swivel', 'Pistolet de livraison à raccord tournant'),
    ...description(
      'Automatic shut-off, full-grip lever for winter gloves, 1¼ inch swivel.',
      "Arrêt automatique, levier pour gants d'hiver et raccord tournant de 1¼ pouce.",
    ),
    image: picture('parts/nozzle'),
    fileName: '',
  },
  {
    ...name('Hose reel with electric rewind', 'Dévidoir à rembobinage électrique'),
    ...description(
      'For 45 m of 1¼ inch hose. Sealed 12 V motor, adjustable brake, roller guide.',
      'Pour 45 m de flexible de 1¼ pouce. Moteur scellé de 12 V, frein réglable et guide à rouleaux.',
    ),
    image: picture('parts/hose-reel'),
    fileName: '',
  },
  {
    ...name('Manhole cover, 20 inches', "Couvercle de trou d'homme, 20 pouces"),
    ...description(
      'With fill cap, relief vent and a gasket for gasoline, diesel and ethanol blends.',
      "Avec bouchon de remplissage, évent de surpression et joint pour l'essence, le diesel et les mélanges à l'éthanol.",
    ),
    image: picture('parts/manhole-cover'),
    fileName: '',
  },
  {
    ...name('Butterfly valve, 4 inches', 'Vanne papillon, 4 pouces'),
    ...description(
      'Two-position handle with padlock, TTMA flange, seat replaced in five minutes.',
      'Poignée cadenassable à deux positions, bride TTMA, siège remplacé en cinq minutes.',
    ),
    image: picture('parts/butterfly-valve'),
    fileName: '',
  },
  {
    ...name('Internal emergency valve, 4 inches', "Clapet interne d'urgence, 4 pouces"),
    ...description(
      'Opens by air or by hand, closes by itself. Its shear groove leaves the product inside if the piping is torn off.',
      "S'ouvre à l'air ou à la main et se ferme seul. Sa rainure de rupture garde le produit à l'intérieur si la tuyauterie est arrachée.",
    ),
    image: picture('parts/internal-valve'),
    fileName: 'internal-emergency-valve-data-sheet.pdf',
  },
  {
    ...name('API bottom-loading coupler', 'Raccord API de chargement par le bas'),
    ...description(
      'Stainless poppet, no spill at disconnection, sight glass on request.',
      'Clapet en acier inoxydable, sans déversement au débranchement, voyant sur demande.',
    ),
    image: picture('parts/api-coupler'),
    fileName: '',
  },
  {
    ...name('Vapour-recovery adapter', 'Adaptateur de récupération des vapeurs'),
    ...description(
      '4-inch adapter with interlock and locking lever.',
      'Adaptateur de 4 pouces avec interverrouillage et levier de blocage.',
    ),
    image: picture('parts/vapour-recovery-adapter'),
    fileName: '',
  },
  {
    ...name('Overfill probe', 'Sonde antidébordement'),
    ...description(
      'Two-wire optical probe, self-checking, adjustable length. Fits the loading racks of most terminals.',
      'Sonde optique à deux fils, autovérifiée, à longueur réglable. Compatible avec les quais de la plupart des terminaux.',
    ),
    image: picture('parts/overfill-probe'),
    fileName: 'overfill-probe-data-sheet.pdf',
  },
  {
    ...name('Grounding cable and clamp', 'Câble et pince de mise à la terre'),
    ...description(
      '15 m of high-visibility cable, clamp with hardened points.',
      '15 m de câble haute visibilité et pince à pointes trempées.',
    ),
    image: picture('parts/grounding-cable'),
    fileName: '',
  },
  {
    ...name('Line strainer, 3 inches', 'Filtre à tamis, 3 pouces'),
    ...description(
      'Y-shaped body, 40-mesh stainless basket, drain plug.',
      'Corps en Y, panier en acier inoxydable de 40 mailles et bouchon de vidange.',
    ),
    image: picture('parts/strainer'),
    fileName: '',
  },
  {
    ...name('Pressure and vacuum vent', 'Évent de pression et de dépression'),
    ...description(
      'Opens at 7 kPa, stays closed if the truck rolls over.',
      "S'ouvre à 7 kPa et reste fermé en cas de renversement.",
    ),
    image: picture('parts/vent'),
    fileName: '',
  },
  {
    ...name('Placard holder', 'Porte-plaque'),
    ...description(
      'Aluminum, for standard placards of 273 mm, with UN numbers that flip.',
      'En aluminium, pour plaques standards de 273 mm, avec numéros UN pivotants.',
    ),
    image: picture('parts/placard-holder'),
    fileName: '',
  },
  {
    ...name('Sealed LED lights', 'Feux à DEL scellés'),
    ...description(
      'Stop light, turn signal and work light, on sealed connectors, with a five-year warranty.',
      "Feu d'arrêt, clignotant et feu de travail, à connecteurs scellés, garantis cinq ans.",
    ),
    image: picture('parts/led-light'),
    fileName: '',
  },
  {
    ...name('Propane relief valve', 'Soupape de sûreté pour le propane'),
    ...description(
      'Set at 1,724 kPa, for transport tanks. Delivered with its certificate; to be replaced or recertified at the interval on its data sheet.',
      "Tarée à 1 724 kPa, pour citernes de transport. Livrée avec son certificat; à remplacer ou à recertifier selon l'intervalle de la fiche technique.",
    ),
    image: picture('parts/propane-relief-valve'),
    fileName: 'propane-relief-valve-data-sheet.pdf',
  },
  {
    ...name('Propane delivery hose, 1 inch', 'Flexible de livraison au propane, 1 pouce'),
    ...description(
      'Couplings crimped and tested, date and serial number at each end.',
      "Raccords sertis et mis à l'épreuve, date et numéro de série à chaque extrémité.",
    ),
    image: picture('parts/propane-hose'),
    fileName: '',
  },
]);

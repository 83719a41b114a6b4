import type { FirstRow } from './rows';
import { groups, manufacturerIds } from './partGroups';
import { description, list, name, picture } from './rows';

function fits(fitsEn: string, fitsFr: string) {
  return { fitsEn, fitsFr };
}

export const products: readonly FirstRow<'product'>[] = list({}, [
  {
    ...name('Truck meter, 2 inches', 'Compteur de camion, 2 pouces'),
    partNumber: 'BL-2',
    manufacturerId: manufacturerIds.borealitre,
    ...groups.metering,
    ...fits(
      'Delivery trucks for heating oil, diesel and gasoline',
      "Camions de livraison de mazout, de diesel et d'essence",
    ),
    ...description(
      'Positive-displacement meter for heating oil, diesel and gasoline, 30 to 300 L/min. Delivered adjusted, verified and sealed.',
      "Compteur volumétrique pour le mazout, le diesel et l'essence, de 30 à 300 L/min. Livré réglé, vérifié et scellé.",
    ),
    image: picture('parts/meter'),
    fileName: 'truck-meter-data-sheet.pdf',
  },
  {
    ...name('Sliding-vane pump, 3 inches', 'Pompe à palettes, 3 pouces'),
    partNumber: 'K3',
    manufacturerId: manufacturerIds.kamoura,
    ...groups.metering,
    ...fits(
      'Delivery trucks, 8,000 L and up, with a power take-off',
      'Camions de livraison de 8 000 L et plus, à prise de mouvement',
    ),
    ...description(
      'Delivers 950 L/min at 640 rpm. Vanes, seals and bearings are in stock and can be changed without removing the pump.',
      'Débite 950 L/min à 640 tr/min. Palettes, joints et roulements sont en stock et se remplacent sans déposer la pompe.',
    ),
    image: picture('parts/pump'),
    fileName: 'sliding-vane-pump-data-sheet.pdf',
  },
  {
    ...name('Winter delivery hose, 1¼ inch', "Flexible de livraison d'hiver, 1¼ pouce"),
    partNumber: 'NF-32',
    manufacturerId: manufacturerIds.nordaflexe,
    ...groups.delivery,
    ...fits('EN-45 reels, PL-32 nozzles', 'Dévidoirs EN-45, pistolets PL-32'),
    ...description(
      'Stays supple at −40 °C. Cut to length, fitted with couplings and pressure-tested in our shop.',
      "Reste souple à −40 °C. Coupé sur mesure, muni de ses raccords et mis à l'épreuve à notre atelier.",
    ),
    image: picture('parts/hose'),
    fileName: 'winter-delivery-hose-data-sheet.pdf',
  },
  {
    ...name('Delivery nozzle with swivel', 'Pistolet de livraison à raccord tournant'),
    partNumber: 'PL-32',
    ...groups.delivery,
    ...fits('NF-32 hoses and any 1¼-inch NPT hose', 'Flexibles NF-32 et tout flexible NPT de 1¼ pouce'),
    ...description(
      'Automatic shut-off, full-grip lever for winter gloves, 1¼-inch swivel.',
      "Arrêt automatique, levier pour gants d'hiver et raccord tournant de 1¼ pouce.",
    ),
    image: picture('parts/nozzle'),
  },
  {
    ...name('Hose reel with electric rewind', 'Dévidoir à rembobinage électrique'),
    partNumber: 'EN-45',
    manufacturerId: manufacturerIds.enroulec,
    ...groups.delivery,
    ...fits('NF-32 hoses, 12 V trucks', 'Flexibles NF-32, camions à circuit de 12 V'),
    ...description(
      'For 45 m of 1¼-inch hose. Sealed 12 V motor, adjustable brake, roller guide.',
      'Pour 45 m de flexible de 1¼ pouce. Moteur étanche de 12 V, frein réglable et guide à rouleaux.',
    ),
    image: picture('parts/hose-reel'),
  },
  {
    ...name('Manhole cover, 20 inches', "Couvercle de trou d'homme, 20 pouces"),
    partNumber: 'TH-20',
    manufacturerId: manufacturerIds.cuvalu,
    ...groups.valves,
    ...fits(
      '20-inch manholes of aluminum or steel tanks',
      "Trous d'homme de 20 pouces, citernes en aluminium ou en acier",
    ),
    ...description(
      'With fill cap, relief vent and a gasket for gasoline, diesel and ethanol blends.',
      "Avec bouchon de remplissage, évent de surpression et joint pour l'essence, le diesel et les mélanges à l'éthanol.",
    ),
    image: picture('parts/manhole-cover'),
  },
  {
    ...name('Butterfly valve, 4 inches', 'Vanne papillon, 4 pouces'),
    partNumber: 'VP-4',
    manufacturerId: manufacturerIds.valvestrie,
    ...groups.valves,
    ...fits('4-inch TTMA flanges', 'Brides TTMA de 4 pouces'),
    ...description(
      'Two-position handle with padlock, TTMA flange, seat replaceable in five minutes.',
      'Poignée cadenassable à deux positions, bride TTMA, siège remplaçable en cinq minutes.',
    ),
    image: picture('parts/butterfly-valve'),
  },
  {
    ...name('Internal emergency valve, 4 inches', "Clapet interne d'urgence, 4 pouces"),
    partNumber: 'VE-4',
    manufacturerId: manufacturerIds.valvestrie,
    ...groups.valves,
    ...fits('Tank sumps with a 4-inch TTMA flange', 'Puisards à bride TTMA de 4 pouces'),
    ...description(
      'Opens by air or by hand, closes by itself. Its shear groove leaves the product inside if the piping is torn off.',
      "S'ouvre à l'air ou à la main et se ferme seul. Sa rainure de rupture garde le produit à l'intérieur si la tuyauterie est arrachée.",
    ),
    image: picture('parts/internal-valve'),
    fileName: 'internal-emergency-valve-data-sheet.pdf',
  },
  {
    ...name('API bottom-loading coupler', 'Raccord API de chargement par le bas'),
    partNumber: 'RA-4',
    ...groups.loading,
    ...fits('4-inch bottom loading to API RP 1004', 'Chargement par le bas API RP 1004, 4 pouces'),
    ...description(
      'Stainless-steel poppet, no spill when disconnected, sight glass on request.',
      'Clapet en acier inoxydable, sans déversement au débranchement, voyant sur demande.',
    ),
    image: picture('parts/api-coupler'),
  },
  {
    ...name('Vapour-recovery adapter', 'Adaptateur de récupération des vapeurs'),
    partNumber: 'RV-4',
    ...groups.loading,
    ...fits('4-inch vapour hoses at the terminal', 'Flexibles de vapeurs de 4 pouces au terminal'),
    ...description(
      '4-inch adapter with interlock and locking lever.',
      'Adaptateur de 4 pouces avec interverrouillage et levier de blocage.',
    ),
    image: picture('parts/vapour-recovery-adapter'),
  },
  {
    ...name('Overfill probe', 'Sonde antidébordement'),
    partNumber: 'SO-2',
    manufacturerId: manufacturerIds.registrel,
    ...groups.loading,
    ...fits('Compartments with a 2-inch NPT coupling', 'Compartiments à manchon NPT de 2 pouces'),
    ...description(
      'Two-wire optical probe, self-checking, adjustable length. Fits the loading racks of most terminals.',
      'Sonde optique à deux fils, autovérifiée, à longueur réglable. Compatible avec les rampes de chargement de la plupart des terminaux.',
    ),
    image: picture('parts/overfill-probe'),
    fileName: 'overfill-probe-data-sheet.pdf',
  },
  {
    ...name('Grounding cable and clamp', 'Câble et pince de mise à la terre'),
    partNumber: 'MT-15',
    ...groups.loading,
    ...fits('Any tanker with a grounding stud', "Toute citerne munie d'une borne de mise à la terre"),
    ...description(
      '15 m of high-visibility cable, clamp with hardened points.',
      '15 m de câble haute visibilité et pince à pointes trempées.',
    ),
    image: picture('parts/grounding-cable'),
  },
  {
    ...name('Line strainer, 3 inches', 'Filtre à tamis, 3 pouces'),
    partNumber: 'FT-3',
    ...groups.metering,
    ...fits('K3 pumps, BL-2 meters', 'Pompes K3, compteurs BL-2'),
    ...description(
      'Y-shaped body, 40-mesh stainless-steel basket, drain plug.',
      'Corps en Y, panier en acier inoxydable à 40 mailles et bouchon de vidange.',
    ),
    image: picture('parts/strainer'),
  },
  {
    ...name('Pressure and vacuum vent', 'Évent de pression et de dépression'),
    partNumber: 'EV-7',
    ...groups.valves,
    ...fits('TH-20 manhole covers', 'Couvercles TH-20'),
    ...description(
      'Opens at 7 kPa and stays closed if the truck rolls over.',
      "S'ouvre à 7 kPa et reste fermé en cas de renversement.",
    ),
    image: picture('parts/vent'),
  },
  {
    ...name('Placard holder', 'Porte-plaque'),
    partNumber: 'PP-273',
    ...groups.lights,
    ...fits(
      '273 mm placards, on any side of the tank',
      'Plaques de 273 mm, sur toutes les faces de la citerne',
    ),
    ...description(
      'Aluminum, for standard 273 mm placards, with flip-over UN numbers.',
      'En aluminium, pour plaques réglementaires de 273 mm, avec numéros UN rabattables.',
    ),
    image: picture('parts/placard-holder'),
  },
  {
    ...name('Sealed LED lights', 'Feux à DEL étanches'),
    partNumber: 'FD-12',
    ...groups.lights,
    ...fits('12 V trucks and trailers', 'Camions et remorques à circuit de 12 V'),
    ...description(
      'Stop light, turn signal and work light, with sealed connectors and a five-year warranty.',
      "Feu d'arrêt, clignotant et feu de travail, à connecteurs étanches, garantis cinq ans.",
    ),
    image: picture('parts/led-light'),
  },
  {
    ...name('Propane relief valve', 'Soupape de sûreté pour le propane'),
    partNumber: 'GZ-250',
    manufacturerId: manufacturerIds.gazolan,
    ...groups.propane,
    ...fits(
      'Propane transport tanks with a 3-inch NPT coupling',
      'Citernes de propane à manchon NPT de 3 pouces',
    ),
    ...description(
      'Set at 1,724 kPa, for transport tanks. Delivered with its certificate; to be replaced or recertified at the interval on its data sheet.',
      "Tarée à 1 724 kPa, pour citernes de transport. Livrée avec son certificat; à remplacer ou à recertifier selon l'intervalle de la fiche technique.",
    ),
    image: picture('parts/propane-relief-valve'),
    fileName: 'propane-relief-valve-data-sheet.pdf',
  },
  {
    ...name('Propane delivery hose, 1 inch', 'Flexible de livraison de propane, 1 pouce'),
    partNumber: 'FP-25',
    manufacturerId: manufacturerIds.nordaflexe,
    ...groups.propane,
    ...fits('Propane bobtails, 45 m reels', 'Camions-citernes de propane, dévidoirs de 45 m'),
    ...description(
      'Couplings crimped and tested; date and serial number at each end.',
      "Raccords sertis et mis à l'épreuve; date et numéro de série à chaque extrémité.",
    ),
    image: picture('parts/propane-hose'),
  },
]);

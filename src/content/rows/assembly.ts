import type { NewRow } from '../../model/schema/entities';
import type { FirstRow } from './rows';
import { description, list, name, picture } from './rows';

type Work = Pick<
  NewRow<'assembly'>,
  'manufacturer' | 'nameEn' | 'nameFr' | 'descriptionEn' | 'descriptionFr'
>;

const assembliesOf = (
  assemblyTypeId: number,
  file: string,
  isCertipropane: boolean,
  works: readonly Work[],
) =>
  list(
    { assemblyTypeId, isCertipropane },
    works.map((work, index) => ({ ...work, image: picture(`assemblies/${file}-${index + 1}`) })),
  );

/** Assemblies, by type; a type's id is its position in the list of types. */
export const assemblies: readonly FirstRow<'assembly'>[] = [
  ...assembliesOf(1, 'tank-mounting', false, [
    {
      manufacturer: 'Norcuve',
      ...name('Delivery tank on a new chassis', 'Citerne de livraison sur châssis neuf'),
      ...description(
        'The tank is lowered onto spring mounts and aligned to the millimetre, so that the frame can flex without pulling on the shell. Three days from bare chassis to first test.',
        'La citerne est posée sur des supports à ressorts et alignée au millimètre, pour que le châssis travaille sans tirer sur la virole. Trois jours, du châssis nu au premier essai.',
      ),
    },
    {
      manufacturer: 'Rubicuve',
      ...name('Transfer of an in-service tank', "Transfert d'une citerne en service"),
      ...description(
        'A sound tank outlives two trucks. We move it, renew its mounts and piping, and recertify the unit.',
        "Une bonne citerne survit à deux camions. Nous la transférons, remplaçons ses supports et sa tuyauterie, puis recertifions l'ensemble.",
      ),
    },
    {
      manufacturer: 'Norcuve',
      ...name('Tank on stands, before mounting', 'Citerne sur chandelles, avant le montage'),
      ...description(
        'Internal valves, vents and the first piping are fitted while everything is within reach, at the height of the bench.',
        "Les clapets internes, les évents et la première tuyauterie sont posés pendant que tout est à portée de main, à hauteur d'établi.",
      ),
    },
    {
      manufacturer: 'Rubicuve',
      ...name('Preparation of a tridem chassis', "Préparation d'un châssis tridem"),
      ...description(
        'Frame, suspension, power take-off and air lines are made ready before the tank arrives. Axle loads are measured, not guessed.',
        "Le cadre, la suspension, la prise de mouvement et les conduites d'air sont préparés avant l'arrivée de la citerne. Les charges par essieu sont mesurées, pas devinées.",
      ),
    },
    {
      manufacturer: 'Norcuve',
      ...name('Ladder, walkway and guard rail', 'Échelle, passerelle et garde-corps'),
      ...description(
        'A folding guard rail that locks the parking brake while it is up: nobody drives off with someone on the roof.',
        "Un garde-corps rabattable qui verrouille le frein de stationnement lorsqu'il est levé : personne ne part avec quelqu'un sur le toit.",
      ),
    },
  ]),
  ...assembliesOf(2, 'pump-metering', false, [
    {
      manufacturer: 'Norcuve',
      ...name('Rear delivery set', 'Groupe de livraison arrière'),
      ...description(
        "Reel, nozzle and register within arm's reach, in an enclosure heated for winter.",
        "Dévidoir, pistolet et registre à portée de main, dans un compartiment chauffé pour l'hiver.",
      ),
    },
    {
      manufacturer: 'Rubicuve',
      ...name('Meter and electronic register', 'Compteur et registre électronique'),
      ...description(
        'Presets, delivery tickets and inventory on one screen, sent to the office in real time. The meter is verified and sealed before the truck leaves.',
        'Quantités programmées, bons de livraison et inventaire sur un seul écran, transmis au bureau en temps réel. Le compteur est vérifié et scellé avant le départ du camion.',
      ),
    },
    {
      manufacturer: '',
      ...name('Hydraulic pump drive', 'Entraînement hydraulique de la pompe'),
      ...description(
        'The pump turns at the right speed whatever the engine does. Less noise, and a longer life for seals and vanes.',
        'La pompe tourne à la bonne vitesse, quel que soit le régime du moteur. Moins de bruit, et des joints et des palettes qui durent plus longtemps.',
      ),
    },
    {
      manufacturer: 'Norcuve',
      ...name('Refueller cabinet', "Compartiment d'avitailleur"),
      ...description(
        'Filter separator, meter, hose reel and deadman control for aviation fuel, laid out so that a sample can be drawn without kneeling.',
        "Filtre séparateur, compteur, dévidoir et commande d'homme mort pour carburant d'aviation, disposés pour prélever un échantillon sans s'agenouiller.",
      ),
    },
  ]),
  ...assembliesOf(3, 'safety', false, [
    {
      manufacturer: 'Rubicuve',
      ...name('Overfill protection', 'Protection antidébordement'),
      ...description(
        'A probe in each compartment stops the loading rack before the product reaches the cover.',
        "Une sonde dans chaque compartiment arrête le chargement avant que le produit n'atteigne le couvercle.",
      ),
    },
    {
      manufacturer: 'Norcuve',
      ...name('Bottom loading and vapour recovery', 'Chargement par le bas et récupération des vapeurs'),
      ...description(
        'API adapters, vapour vents and an interlock with the brakes, tested at the pressure of the loading rack.',
        "Adaptateurs API, évents de vapeurs et interverrouillage avec les freins, mis à l'épreuve à la pression de la rampe de chargement.",
      ),
    },
    {
      manufacturer: 'Rubicuve',
      ...name('Emergency shutdown', "Arrêt d'urgence"),
      ...description(
        'One pull at the front, the rear or the side closes every valve of the tank.',
        "Une seule commande, à l'avant, à l'arrière ou sur le côté, ferme tous les clapets de la citerne.",
      ),
    },
  ]),
  ...assembliesOf(4, 'propane', true, [
    {
      manufacturer: 'Propacuve',
      ...name('Propane tank on a new chassis', 'Réservoir de propane sur châssis neuf'),
      ...description(
        'The tank is lowered onto its cradles, bolted to the specified torque and bonded to the chassis. Piping follows the next day.',
        'Le réservoir est posé sur ses berceaux, boulonné au couple prescrit et mis à la masse. La tuyauterie suit le lendemain.',
      ),
    },
    {
      manufacturer: 'Propacuve',
      ...name('Pump, meter and remote closure', 'Pompe, compteur et fermeture à distance'),
      ...description(
        "Piped with as few joints as possible. A transmitter on the driver's belt closes the internal valve and stops the engine from up to 45 m away.",
        'Le tout raccordé avec le moins de joints possible. Un émetteur à la ceinture du chauffeur ferme le clapet interne et arrête le moteur jusqu’à 45 m de distance.',
      ),
    },
    {
      manufacturer: 'Propacuve',
      ...name('Tank between two chassis', 'Réservoir entre deux châssis'),
      ...description(
        'Off its truck, a tank can be examined all around: magnetic particles on the welds, new valves and gauge, then a pressure test.',
        "Sorti de son camion, un réservoir s'examine de tous les côtés : magnétoscopie des soudures, clapets et jauge neufs, puis épreuve sous pression.",
      ),
    },
    {
      manufacturer: 'Propacuve',
      ...name('Cylinder filling station', 'Poste de remplissage de bouteilles'),
      ...description(
        'A scale, a hose and an automatic shut-off on the truck itself, for 20 to 100 lb cylinders.',
        'Une balance, un flexible et un arrêt automatique à même le camion, pour les bouteilles de 20 à 100 lb.',
      ),
    },
  ]),
];

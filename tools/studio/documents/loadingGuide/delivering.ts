import type { Block } from '../blocks';
import { words } from '../blocks';

export const delivering: readonly Block[] = [
  { kind: 'heading', text: words('Delivering, step by step', 'La livraison, étape par étape') },
  {
    kind: 'steps',
    items: [
      words(
        'Look before you back up: children, wires, soft ground, snow over a septic tank.',
        'Regardez avant de reculer : enfants, fils, sol mou, neige sur une fosse septique.',
      ),
      words(
        "Compare the address, the product and the tank with the delivery ticket. Gauge the customer's tank and work out what it can take.",
        "Comparez l'adresse, le produit et le réservoir avec le bon de livraison. Jaugez le réservoir du client et calculez ce qu'il peut recevoir.",
      ),
      words(
        'Chock the wheels, place the cones, unroll the hose without dragging the nozzle.',
        'Calez les roues, placez les cônes, déroulez le flexible sans traîner le pistolet.',
      ),
      words(
        'Listen for the vent whistle for the first ten seconds. No whistle: stop.',
        "Écoutez le sifflet de l'évent pendant les dix premières secondes. Pas de sifflet : arrêtez.",
      ),
      words(
        'Stay between the fill pipe and the shut-off, where you can see both.',
        "Restez entre le tuyau de remplissage et la commande d'arrêt, de façon à voir les deux.",
      ),
      words(
        'Close, drain the hose, cap the fill pipe, rewind, print the ticket.',
        'Fermez, videz le flexible, remettez le bouchon, rembobinez et imprimez le bon.',
      ),
      words(
        'Walk around before driving off. The best drivers have all forgotten a hose once, and never twice.',
        'Faites le tour avant de partir. Les meilleurs chauffeurs ont tous déjà oublié un flexible, une seule fois.',
      ),
    ],
  },
  { kind: 'heading', text: words('Propane: what changes', 'Le propane : ce qui change') },
  {
    kind: 'bullets',
    items: [
      words(
        'It is stored under pressure, and heavier than air: vapours collect in ditches and basements.',
        "Il est sous pression et plus lourd que l'air : les vapeurs s'accumulent dans les fossés et les sous-sols.",
      ),
      words(
        'Liquid propane on the skin causes frostbite. Gloves and long sleeves, always.',
        'Au contact de la peau, le propane liquide cause des engelures. Gants et manches longues, en tout temps.',
      ),
      words(
        'Carry the remote shutdown on your belt, and test it at the first stop of the day.',
        "Gardez la télécommande d'arrêt à la ceinture et essayez-la au premier arrêt de la journée.",
      ),
      words(
        'Fill by the fixed level gauge, and stop at the first white mist.',
        'Remplissez selon la jauge de niveau fixe et arrêtez à la première brume blanche.',
      ),
      words(
        'No source of ignition within 7.5 m of the fill point.',
        "Aucune source d'inflammation à moins de 7,5 m du point de remplissage.",
      ),
      words(
        'A hose that has been driven over is out of service, even if it looks new.',
        "Un flexible écrasé est hors service, même s'il a l'air neuf.",
      ),
    ],
  },
  { kind: 'heading', text: words('Driving a liquid load', 'Conduire un chargement liquide') },
  {
    kind: 'paragraph',
    text: words(
      'A half-full compartment pushes when you brake and pulls outward in a curve. Enter ramps 10 km/h below the posted speed, brake in a straight line, and empty the compartments in the order planned for your axle loads.',
      "Le contenu d'un compartiment à moitié plein pousse au freinage et déporte en courbe. Abordez les bretelles à 10 km/h sous la vitesse affichée, freinez en ligne droite et videz les compartiments dans l'ordre prévu pour vos charges par essieu.",
    ),
  },
];

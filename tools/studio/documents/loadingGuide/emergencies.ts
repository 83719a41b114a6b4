import type { Block } from '../blocks';
import { words } from '../blocks';

export const emergencies: readonly Block[] = [
  { kind: 'heading', text: words('When something goes wrong', "En cas d'imprévu") },
  {
    kind: 'table',
    head: [
      words('What happens', 'Ce qui arrive'),
      words('At once', 'Tout de suite'),
      words('Then', 'Ensuite'),
    ],
    rows: [
      [
        words('Overfill', 'Débordement'),
        words(
          'Close the internal valve. Do not drain anything into another compartment.',
          'Fermez le clapet interne. Ne transvasez rien dans un autre compartiment.',
        ),
        words(
          "Contain, absorb, call the terminal's operator.",
          "Contenez, absorbez, appelez l'opérateur du terminal.",
        ),
      ],
      [
        words('Leak at a coupling', 'Fuite à un raccord'),
        words(
          'Stop the pump, close both ends, place the drip tray below.',
          "Arrêtez la pompe, fermez aux deux bouts, placez le bac d'égouttement dessous.",
        ),
        words(
          'Do not tighten under pressure. Replace the gasket.',
          'Ne serrez pas sous pression. Remplacez le joint.',
        ),
      ],
      [
        words('Wrong product delivered', 'Mauvais produit livré'),
        words(
          "Stop. Shut the customer's tank. Warn them not to start anything.",
          'Arrêtez. Fermez le réservoir du client. Demandez-lui de ne rien démarrer.',
        ),
        words('Call your dispatcher before leaving.', 'Appelez votre répartiteur avant de partir.'),
      ],
      [
        words('Propane cloud', 'Nuage de propane'),
        words(
          'Remote shutdown. Walk away across the wind, and take people with you.',
          'Arrêt à distance. Éloignez-vous perpendiculairement au vent, en emmenant les gens.',
        ),
        words('Call 911. Do not start the truck.', 'Appelez le 911. Ne démarrez pas le camion.'),
      ],
      [
        words('Fire', 'Incendie'),
        words(
          'Emergency shutdown, evacuate to at least 100 m. Extinguisher only for a small fire that you can walk away from.',
          "Arrêt d'urgence, évacuez à 100 m au moins. L'extincteur : seulement pour un petit feu dont vous pouvez vous éloigner.",
        ),
        words('Call 911 and give the UN number.', 'Appelez le 911 et donnez le numéro UN.'),
      ],
      [
        words('Rollover', 'Renversement'),
        words(
          'Get out and stay upwind. Keep everybody away.',
          "Sortez et restez du côté d'où vient le vent. Éloignez tout le monde.",
        ),
        words(
          'Call 911, then the emergency number on the shipping document.',
          "Appelez le 911, puis le numéro d'urgence du document d'expédition.",
        ),
      ],
    ],
  },
  { kind: 'heading', text: words('Loading sheet', 'Feuille de chargement') },
  { kind: 'fields', items: [words('Unit', 'Unité'), words('Driver', 'Chauffeur'), words('Date', 'Date')] },
  {
    kind: 'form',
    head: [
      words('Compartment', 'Compartiment'),
      words('Product', 'Produit'),
      words('Capacity (L)', 'Capacité (L)'),
      words('Still inside (L)', 'Reste (L)'),
      words('Loaded (L)', 'Chargé (L)'),
      words('Seal no.', 'N° de sceau'),
    ],
    rows: [['1'], ['2'], ['3'], ['4'], ['5'], ['6']],
  },
];

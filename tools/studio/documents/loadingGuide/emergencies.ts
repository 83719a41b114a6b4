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
          'Close the internal valve. Do not drain it into another compartment.',
          'Fermez le clapet interne. Ne transvidez pas dans un autre compartiment.',
        ),
        words(
          "Contain, absorb, call the terminal's operator.",
          "Contenez, absorbez, appelez l'opérateur du terminal.",
        ),
      ],
      [
        words('Leak at a coupling', 'Fuite à un raccord'),
        words(
          'Stop the pump, close both ends, put the tray below.',
          'Arrêtez la pompe, fermez aux deux bouts, placez le bac dessous.',
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
          'Remote shutdown. Walk away across the wind, take people with you.',
          'Arrêt à distance. Éloignez-vous perpendiculairement au vent, avec les gens.',
        ),
        words('911. Do not start the truck.', '911. Ne démarrez pas le camion.'),
      ],
      [
        words('Fire', 'Incendie'),
        words(
          'Shutdown, evacuate 100 m at least. Extinguisher only for a small fire you can leave.',
          "Arrêt d'urgence, évacuez à 100 m au moins. L'extincteur : seulement pour un petit feu que vous pouvez quitter.",
        ),
        words('911, with the UN number.', '911, avec le numéro UN.'),
      ],
      [
        words('Rollover', 'Renversement'),
        words(
          'Out and upwind. Keep everybody away.',
          'Sortez et restez dos au vent. Éloignez tout le monde.',
        ),
        words(
          '911, then the emergency number of the shipping document.',
          "911, puis le numéro d'urgence du document d'expédition.",
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

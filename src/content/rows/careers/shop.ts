import { jobDescription, jobSummary, jobTitle, levis, troisRivieres } from './posting';
import type { Posting } from './posting';

export const shop: readonly Posting[] = [
  {
    ...jobTitle('Tanker mechanic', 'Mécanicienne ou mécanicien de camions-citernes'),
    ...jobSummary(
      '<p>Pumps, meters, valves, reels, air systems: repair what keeps a tanker working. Permanent, full time, day shift, Trois-Rivières.</p>',
      "<p>Pompes, compteurs, vannes, dévidoirs, circuits d'air : réparez tout ce qui permet à un camion-citerne de faire sa tournée. Poste permanent, à temps plein, de jour, à Trois-Rivières.</p>",
    ),
    ...jobDescription(
      '<h3>What you will do</h3><ul><li>Diagnose and repair pumping, metering and safety systems</li><li>Prepare units for their annual inspections</li><li>Explain to the customer what was found, in plain words</li></ul><h3>What you bring</h3><ul><li>A diploma in heavy vehicle mechanics, or equivalent experience</li><li>A class 3 licence, or the wish to get one at our expense</li><li>The habit of putting tools back</li></ul>',
      "<h3>Vos tâches</h3><ul><li>Diagnostiquer et réparer les systèmes de pompage, de mesurage et de sécurité</li><li>Préparer les unités pour leurs inspections annuelles</li><li>Expliquer simplement au client ce que vous avez trouvé</li></ul><h3>Votre profil</h3><ul><li>DEP en mécanique de véhicules lourds, ou expérience équivalente</li><li>Permis de classe 3, ou l'envie de l'obtenir à nos frais</li><li>L'habitude de remettre les outils à leur place</li></ul>",
    ),
    ...troisRivieres,
  },
  {
    ...jobTitle('Aluminum welder', "Soudeuse ou soudeur d'aluminium"),
    ...jobSummary(
      '<p>Weld tanks that will still be on the road in twenty years, with your initials on them. Permanent, full time, day or evening, Trois-Rivières.</p>',
      '<p>Soudez des citernes qui rouleront encore dans vingt ans, avec vos initiales dessus. Poste permanent, à temps plein, de jour ou de soir, à Trois-Rivières.</p>',
    ),
    ...jobDescription(
      '<h3>What you will do</h3><ul><li>Weld aluminum shells, heads and fittings (GMAW and GTAW)</li><li>Repair in-service tanks, cleaned and certified gas-free</li><li>Coach an apprentice, if you like</li></ul><h3>What you bring</h3><ul><li>CSA W47.2 certification, or the skill to pass it within a month</li><li>Patience with the first pass and pride in the last one</li></ul>',
      "<h3>Vos tâches</h3><ul><li>Souder des viroles, des fonds et des accessoires en aluminium (GMAW et GTAW)</li><li>Réparer des citernes en service, nettoyées et certifiées exemptes de gaz</li><li>Accompagner une apprentie ou un apprenti, si le cœur vous en dit</li></ul><h3>Votre profil</h3><ul><li>Certification CSA W47.2, ou l'habileté pour l'obtenir en un mois</li><li>De la patience à la première passe et de la fierté à la dernière</li></ul>",
    ),
    ...troisRivieres,
  },
  {
    ...jobTitle('Apprentice painter', 'Apprentie ou apprenti peintre'),
    ...jobSummary(
      '<p>Learn to sandblast, mask and paint 16-metre units from somebody whose patience is legendary. Full time, day shift, Lévis.</p>',
      "<p>Apprenez à sabler, à masquer et à peindre des unités de 16 mètres avec quelqu'un dont la patience est légendaire. Temps plein, de jour, à Lévis.</p>",
    ),
    ...jobDescription(
      '<h3>What you will do</h3><ul><li>Prepare surfaces, mix and apply primers and finishes</li><li>Apply lettering and safety markings</li><li>Keep the booth as clean as its filters</li></ul><h3>What you bring</h3><ul><li>No experience needed: a steady hand and punctual mornings are enough</li></ul>',
      '<h3>Vos tâches</h3><ul><li>Préparer les surfaces, mélanger et appliquer les apprêts et les finis</li><li>Poser le lettrage et les marquages de sécurité</li><li>Garder la cabine aussi propre que ses filtres</li></ul><h3>Votre profil</h3><ul><li>Aucune expérience requise : une main sûre et des matins ponctuels suffisent</li></ul>',
    ),
    ...levis,
  },
];

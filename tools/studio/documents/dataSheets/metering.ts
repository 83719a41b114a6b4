import { words } from '../blocks';
import { across, axis, box, circle, outline, path, upright } from './drawing';
import type { DataSheet } from './sheet';
import { figure, spare } from './sheet';

export const truckMeter: DataSheet = {
  title: words('Truck meter, 2 inches', 'Compteur de camion, 2 pouces'),
  number: 'BL-2',
  summary: words(
    'A positive-displacement meter for heating oil, diesel and gasoline. It leaves our shop adjusted, verified and sealed, with its certificate.',
    "Un compteur volumétrique pour le mazout, le diesel et l'essence. Il quitte notre atelier réglé, vérifié et scellé, avec son certificat.",
  ),
  drawing: outline(
    box(30, 34, 34, 24, 4) +
      circle(47, 46, 9) +
      axis(10, 46, 90, 46) +
      axis(47, 8, 47, 64) +
      box(18, 39, 12, 14) +
      box(14, 36, 4, 20) +
      box(64, 39, 12, 14) +
      box(76, 36, 4, 20) +
      box(41, 28, 12, 6) +
      box(34, 10, 26, 18, 2) +
      box(37, 14, 20, 6, 1) +
      across(14, 80, 70, '305 mm') +
      upright(92, 10, 58, '412 mm'),
  ),
  figures: [
    figure('Flow', 'Débit', '30–300 L/min'),
    figure('Accuracy', 'Exactitude', '± 0.15 %'),
    figure('Repeatability', 'Répétabilité', '0.02 %'),
    figure('Maximum pressure', 'Pression maximale', '1030 kPa'),
    figure('Temperature', 'Température', '−40 … +60 °C'),
    figure('Connections', 'Raccords', '2" NPT / TTMA'),
    figure('Body, rotors', 'Corps, rotors', 'Al 356 / Al 6061'),
    figure('Mass, with register', 'Masse, avec registre', '17.4 kg'),
  ],
  care: [
    words(
      'Mount it level, after the strainer and the air eliminator.',
      "Montez-le de niveau, après le filtre et l'éliminateur d'air.",
    ),
    words(
      'Never blow air through it: rotors that run dry have to be replaced.',
      "N'y soufflez jamais d'air : des rotors qui ont tourné à sec sont à remplacer.",
    ),
    words(
      'Clean the strainer each spring and each fall.',
      'Nettoyez le filtre chaque printemps et chaque automne.',
    ),
    words(
      'Verification every two years; at once if a seal is broken.',
      'Vérification tous les deux ans, et sans délai si un sceau est brisé.',
    ),
  ],
  spares: [
    spare('BL-2-011', 'Gasket set', 'Jeu de joints'),
    spare('BL-2-014', 'Rotors and bearings', 'Rotors et roulements'),
    spare('BL-2-020', 'Strainer basket, 40 mesh', 'Panier de filtre, 40 mailles'),
    spare('BL-2-032', 'Register drive with adjuster', 'Entraînement du registre avec dispositif de réglage'),
  ],
};

export const slidingVanePump: DataSheet = {
  title: words('Sliding-vane pump, 3 inches', 'Pompe à palettes, 3 pouces'),
  number: 'K3',
  summary: words(
    'The pump of most of our delivery trucks: it primes itself, runs either way, and keeps its flow as the vanes wear.',
    "La pompe de la plupart de nos camions de livraison : elle s'amorce seule, tourne dans les deux sens et garde son débit malgré l'usure des palettes.",
  ),
  drawing: outline(
    circle(48, 38, 20) +
      circle(48, 38, 13) +
      circle(48, 38, 3) +
      axis(20, 38, 78, 38) +
      axis(48, 10, 48, 66) +
      path('M48 25V35M48 41V51M35 38H45M51 38H61M38.8 28.8l7 7M50.2 40.2l7 7', 'none') +
      box(14, 26, 14, 24) +
      box(11, 23, 4, 30) +
      box(68, 26, 14, 24) +
      box(81, 23, 4, 30) +
      box(34, 57, 28, 5) +
      across(11, 85, 72, '292 mm') +
      upright(95, 18, 62, '268 mm'),
  ),
  figures: [
    figure('Flow at 640 rpm', 'Débit à 640 tr/min', '950 L/min'),
    figure('Maximum speed', 'Vitesse maximale', '780 rpm'),
    figure('Pressure rise', 'Pression différentielle', '860 kPa'),
    figure('Power, 350 kPa', 'Puissance, 350 kPa', '8.2 kW'),
    figure('Self-priming', 'Auto-amorçage', '4.5 m'),
    figure('Temperature', 'Température', '−40 … +115 °C'),
    figure('Flanges', 'Brides', '3" TTMA'),
    figure('Mass', 'Masse', '36 kg'),
  ],
  care: [
    words(
      'Align the drive shaft within 2 degrees; grease its joints every month.',
      "Alignez l'arbre d'entraînement à 2 degrés près et graissez ses joints chaque mois.",
    ),
    words(
      'Set the bypass 70 kPa above the working pressure.',
      'Réglez la dérivation à 70 kPa au-dessus de la pression de service.',
    ),
    words(
      'Change the vanes when the flow falls by a tenth: fifteen minutes, pump in place.',
      "Changez les palettes lorsque le débit baisse d'un dixième : quinze minutes, pompe en place.",
    ),
    words(
      'Do not run it dry for more than thirty seconds.',
      'Ne la faites pas tourner à sec plus de trente secondes.',
    ),
  ],
  spares: [
    spare('K3-106', 'Set of six vanes', 'Jeu de six palettes'),
    spare('K3-112', 'Mechanical seal', 'Garniture mécanique'),
    spare('K3-118', 'Bearing and lock collar', 'Roulement et collier de blocage'),
    spare('K3-140', 'Complete repair kit', 'Trousse de réparation complète'),
  ],
};

export const winterHose: DataSheet = {
  title: words('Winter delivery hose, 1¼ inch', "Flexible de livraison d'hiver, 1¼ pouce"),
  number: 'NF-32',
  summary: words(
    'A hose that unrolls at −40 °C as it does in June. Cut to length, fitted and tested in our shop, and tagged with its date.',
    "Un flexible qui se déroule à −40 °C comme en juin. Coupé sur mesure, muni de ses raccords, mis à l'épreuve à notre atelier et étiqueté avec sa date.",
  ),
  drawing: outline(
    [30, 24, 18, 12]
      .map(
        (radius) =>
          `<circle cx="45" cy="36" r="${radius}" fill="none" stroke-width="4.4" stroke="#1b2530"/><circle cx="45" cy="36" r="${radius}" fill="none" stroke-width="3.4" stroke="#dfe8f1"/>`,
      )
      .join('') +
      path('M45 6h26', 'none') +
      box(66, 3, 12, 6, 1) +
      box(78, 1.5, 7, 9, 1) +
      axis(45, 2, 45, 70) +
      axis(10, 36, 80, 36) +
      across(15, 75, 75, '45 m, r = 180 mm'),
  ),
  figures: [
    figure('Inside diameter', 'Diamètre intérieur', '31.8 mm'),
    figure('Outside diameter', 'Diamètre extérieur', '44.5 mm'),
    figure('Working pressure', 'Pression de service', '1725 kPa'),
    figure('Test pressure', "Pression d'épreuve", '3450 kPa'),
    figure('Bending radius', 'Rayon de courbure', '180 mm'),
    figure('Mass per metre', 'Masse par mètre', '1.1 kg'),
    figure('Lengths', 'Longueurs', '30, 38, 45 m'),
    figure('Electrical continuity', 'Continuité électrique', '< 100 Ω'),
  ],
  care: [
    words(
      'Rewind without a twist: the painted line stays on top.',
      'Rembobinez sans torsion : la ligne peinte reste au-dessus.',
    ),
    words(
      'Take out of service: blister, exposed wire, soft spot, crushed end.',
      'À mettre hors service : cloque, fil apparent, point mou, bout écrasé.',
    ),
    words('Wash off road salt; do not use solvent.', "Rincez le sel de voirie; n'utilisez pas de solvant."),
    words(
      'Pressure test every year, on the truck or in our shop.',
      'Épreuve sous pression chaque année, sur le camion ou à notre atelier.',
    ),
  ],
  spares: [
    spare('NF-32-02', 'Crimped coupling, 1¼ inch NPT', 'Raccord serti, 1¼ pouce NPT'),
    spare('NF-32-05', 'Bend restrictor', 'Protecteur de courbure'),
    spare('NF-32-09', 'Swivel', 'Raccord tournant'),
  ],
};

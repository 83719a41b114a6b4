import { words } from '../blocks';
import { across, axis, box, circle, outline, path, upright } from './drawing';
import type { DataSheet } from './sheet';
import { figure, spare } from './sheet';

export const internalValve: DataSheet = {
  title: words('Internal emergency valve, 4 inches', "Clapet interne d'urgence, 4 pouces"),
  number: 'VE-4',
  summary: words(
    'It opens by air or by hand and closes by itself. If the piping is torn off, the body breaks below the seat, and the product stays in the tank.',
    "Il s'ouvre à l'air ou à la main et se ferme seul. Si la tuyauterie est arrachée, le corps se rompt sous le siège et le produit reste dans la citerne.",
  ),
  drawing: outline(
    path('M12 30H84', 'none') +
      box(26, 26, 44, 5) +
      path('M34 26v-8a14 6 0 0 1 28 0v8z') +
      axis(48, 4, 48, 68) +
      box(34, 31, 28, 6) +
      path('M34 37h28M34 39h28', 'none') +
      path('M34 39h28v10a14 14 0 0 1 -14 12h-14z') +
      box(12, 45, 22, 14, 2) +
      circle(18, 52, 3) +
      box(34, 60, 28, 4) +
      across(26, 70, 74, '229 mm') +
      upright(92, 12, 64, '246 mm'),
  ),
  figures: [
    figure('Flow, 30 kPa loss', 'Débit, perte de 30 kPa', '2300 L/min'),
    figure('Opening pressure', "Pression d'ouverture", '345–860 kPa'),
    figure('Closing time', 'Temps de fermeture', '< 1.5 s'),
    figure('Fusible link', 'Fusible thermique', '121 °C'),
    figure('Poppet lift', 'Course du clapet', '38 mm'),
    figure('Body, seal', 'Corps, joint', 'Al 356 / FKM'),
    figure('Flange', 'Bride', '4" TTMA'),
    figure('Mass', 'Masse', '7.9 kg'),
  ],
  care: [
    words(
      'Place the shear groove outside the sump, never buried in it.',
      "Placez la rainure de rupture à l'extérieur du puisard, jamais à l'intérieur.",
    ),
    words('Tighten the eight bolts crosswise, to 34 N·m.', 'Serrez les huit boulons en croix, à 34 N·m.'),
    words(
      'Test the closure from each emergency station at every inspection.',
      "Essayez la fermeture à chaque poste d'urgence lors de chaque inspection.",
    ),
    words(
      'A drip after closing means a seal to change, not a bolt to tighten.',
      "Une goutte après la fermeture : c'est un joint à changer, pas un boulon à serrer.",
    ),
  ],
  spares: [
    spare('VE-4-03', 'Poppet seal', 'Joint de clapet'),
    spare('VE-4-07', 'Air cylinder kit', 'Trousse de vérin pneumatique'),
    spare('VE-4-11', 'Fusible link', 'Fusible thermique'),
    spare('VE-4-15', 'Flange gasket', 'Joint de bride'),
  ],
};

export const overfillProbe: DataSheet = {
  title: words('Overfill probe', 'Sonde antidébordement'),
  number: 'SO-2',
  summary: words(
    'A two-wire optical probe that checks itself several times a second. A fault and a full compartment give the same answer: the loading stops.',
    "Une sonde optique à deux fils qui se vérifie plusieurs fois par seconde. Une panne et un compartiment plein donnent la même réponse : le chargement s'arrête.",
  ),
  drawing: outline(
    box(34, 8, 28, 12, 3) +
      box(58, 11, 14, 6, 1) +
      box(30, 20, 36, 4) +
      box(44, 24, 8, 34) +
      path('M44 58h8l-4 6z') +
      axis(48, 4, 48, 68) +
      path('M18 62h12M66 62h12M20 64h8M68 64h8', 'none') +
      circle(48, 14, 2) +
      across(30, 66, 75, '89 mm') +
      upright(90, 24, 64, '150–330 mm'),
  ),
  figures: [
    figure('Supply, intrinsically safe', 'Alimentation, sécurité intrinsèque', '8–12 V'),
    figure('Response time', 'Temps de réponse', '0.5 s'),
    figure('Probe length', 'Longueur de la sonde', '150–330 mm'),
    figure('Temperature', 'Température', '−40 … +60 °C'),
    figure('Protection', 'Protection', 'IP67'),
    figure('Mounting', 'Montage', '2" NPT'),
    figure('Wetted parts', 'Pièces mouillées', '316L / FKM'),
    figure('Mass', 'Masse', '0.6 kg'),
  ],
  care: [
    words(
      'Set the length so that the tip is 75 mm above the highest loading level.',
      'Réglez la longueur pour que la pointe soit à 75 mm au-dessus du plus haut niveau de chargement.',
    ),
    words(
      'Two wires to the socket, in sealed conduit; no splice inside the cover.',
      "Deux fils jusqu'à la prise, sous conduit étanche, sans épissure sous le couvercle.",
    ),
    words('Wipe the prism at each annual inspection.', 'Essuyez le prisme à chaque inspection annuelle.'),
    words(
      'Test every year by wetting the tip (code TS).',
      'Essai annuel par mouillage de la pointe (code TS).',
    ),
  ],
  spares: [
    spare('SO-2-01', 'Prism and seal', 'Prisme et joint'),
    spare('SO-2-04', 'Socket, green', 'Prise, verte'),
    spare('SO-2-06', 'Cable, per metre', 'Câble, au mètre'),
  ],
};

export const propaneReliefValve: DataSheet = {
  title: words('Propane relief valve', 'Soupape de sûreté pour le propane'),
  number: 'GZ-250',
  summary: words(
    'For propane transport tanks. It opens in full at its set pressure, closes tight, and is delivered with its certificate.',
    "Pour citernes de transport de propane. Elle s'ouvre complètement à sa pression de tarage, se referme de façon étanche et est livrée avec son certificat.",
  ),
  drawing: outline(
    path('M36 62h24l-3 -8h-18z') +
      box(38, 44, 20, 10) +
      path('M34 44h28l-4 -6h-20z') +
      box(39, 16, 18, 22) +
      path('M39 20l18 4M39 25l18 4M39 30l18 4', 'none') +
      path('M37 16a11 8 0 0 1 22 0z') +
      axis(48, 4, 48, 68) +
      path('M10 66q38 -8 76 0', 'none') +
      across(34, 62, 76, '108 mm') +
      upright(88, 8, 62, '231 mm'),
  ),
  figures: [
    figure('Set pressure', 'Pression de tarage', '1724 kPa'),
    figure('Full opening', 'Pleine ouverture', '1896 kPa'),
    figure('Closing pressure', 'Pression de fermeture', '1551 kPa'),
    figure('Flow (air, 15 °C)', 'Débit (air, 15 °C)', '285 m³/min'),
    figure('Temperature', 'Température', '−40 … +65 °C'),
    figure('Connection', 'Raccord', '3" NPT'),
    figure('Body, seat', 'Corps, siège', 'C36000 / NBR'),
    figure('Mass', 'Masse', '5.3 kg'),
  ],
  care: [
    words(
      'Keep the cap on: water that freezes in the outlet keeps the valve shut.',
      "Gardez le capuchon en place : l'eau qui gèle dans la sortie bloque la soupape.",
    ),
    words(
      'Never test it by hand on a loaded tank.',
      "Ne l'essayez jamais à la main sur une citerne chargée.",
    ),
    words(
      'Inspect it every year; replace or recertify it every five years, with the pressure test.',
      "Examinez-la chaque année; remplacez-la ou recertifiez-la tous les cinq ans, lors de l'épreuve sous pression.",
    ),
    words(
      'The seal and the plate belong together: a valve without its plate is scrap.',
      'Le sceau et la plaque vont ensemble : une soupape sans plaque est bonne pour la ferraille.',
    ),
  ],
  spares: [
    spare('GZ-250-C', 'Protective cap with chain', 'Capuchon avec chaînette'),
    spare('GZ-250-D', 'Drain deflector', "Déflecteur d'évacuation"),
    spare('GZ-250-G', 'Gasket set', 'Jeu de joints'),
  ],
};

import { jobDescription, jobSummary, jobTitle, levis, troisRivieres } from './posting';
import type { Posting } from './posting';

export const office: readonly Posting[] = [
  {
    ...jobTitle('Propane certification inspector', 'Inspectrice ou inspecteur en certification, propane'),
    ...jobSummary(
      '<p>Inspect and test pressure tanks, and sign what you have seen with your own eyes. Permanent, full time, Trois-Rivières, with some days on the road.</p>',
      "<p>Inspectez et mettez à l'épreuve des citernes sous pression, et signez ce que vous avez vu de vos yeux. Poste permanent, à temps plein, à Trois-Rivières, avec quelques jours sur la route.</p>",
    ),
    ...jobDescription(
      '<h3>What you will do</h3><ul><li>Carry out visual, leakage, pressure and magnetic particle inspections to CSA B620</li><li>Write reports that an auditor can read without calling you</li><li>Advise customers, never pressure them</li></ul><h3>What you bring</h3><ul><li>College training in mechanics, welding or quality, or equivalent experience</li><li>Magnetic particle certification, level II, or training at our expense</li><li>Comfortable with heights, confined spaces and winter</li></ul>',
      "<h3>Vos tâches</h3><ul><li>Faire les inspections visuelles, les épreuves d'étanchéité et sous pression et la magnétoscopie selon la norme CSA B620</li><li>Rédiger des rapports qu'un vérificateur comprend sans vous appeler</li><li>Conseiller les clients, sans jamais leur mettre de pression</li></ul><h3>Votre profil</h3><ul><li>Formation collégiale en mécanique, en soudage ou en qualité, ou expérience équivalente</li><li>Certification en magnétoscopie de niveau II, ou formation à nos frais</li><li>À l'aise en hauteur, en espace clos et en hiver</li></ul>",
    ),
    ...troisRivieres,
  },
  {
    ...jobTitle('Parts advisor', 'Conseillère ou conseiller aux pièces'),
    ...jobSummary(
      '<p>Find the right gasket from a blurry picture, and ship it before noon. Permanent, full time, Lévis.</p>',
      "<p>Trouvez le bon joint à partir d'une photo floue, et expédiez-le avant midi. Poste permanent, à temps plein, à Lévis.</p>",
    ),
    ...jobDescription(
      '<h3>What you will do</h3><ul><li>Advise customers at the counter, by telephone and by e-mail, in French and in English</li><li>Prepare and ship orders the same day</li><li>Keep the inventory honest</li></ul><h3>What you bring</h3><ul><li>Experience in parts, or in a trade that uses them</li><li>French, and enough English to help a stranded customer over the phone</li></ul>',
      "<h3>Vos tâches</h3><ul><li>Conseiller les clients au comptoir, au téléphone et par courriel, en français et en anglais</li><li>Préparer et expédier les commandes le jour même</li><li>Tenir un inventaire fidèle</li></ul><h3>Votre profil</h3><ul><li>De l'expérience au comptoir des pièces, ou dans un métier qui s'en sert</li><li>Le français, et assez d'anglais pour dépanner un client au téléphone</li></ul>",
    ),
    ...levis,
  },
  {
    ...jobTitle('Mechanical designer', 'Dessinatrice ou dessinateur en mécanique'),
    ...jobSummary(
      '<p>Draw tanks, piping and brackets that the shop builds the following week. Permanent, 35 to 40 hours a week, Trois-Rivières, two days from home if you wish.</p>',
      "<p>Dessinez des citernes, de la tuyauterie et des supports que l'atelier construit la semaine suivante. Poste permanent, de 35 à 40 heures par semaine, à Trois-Rivières, deux jours en télétravail au choix.</p>",
    ),
    ...jobDescription(
      '<h3>What you will do</h3><ul><li>Make 3D models and shop drawings, from the quote to the as-built file</li><li>Calculate weights and axle loads with our engineer</li><li>Measure on the shop floor what the model promised</li></ul><h3>What you bring</h3><ul><li>College diploma in mechanical engineering technology</li><li>Two years with 3D modelling software, whichever one</li></ul>',
      "<h3>Vos tâches</h3><ul><li>Faire les modèles 3D et les dessins d'atelier, de la soumission au dossier final</li><li>Calculer les masses et les charges par essieu avec notre ingénieure</li><li>Mesurer à l'atelier ce que le modèle promettait</li></ul><h3>Votre profil</h3><ul><li>DEC en techniques de génie mécanique</li><li>Deux ans avec un logiciel de modélisation 3D, peu importe lequel</li></ul>",
    ),
    ...troisRivieres,
  },
];

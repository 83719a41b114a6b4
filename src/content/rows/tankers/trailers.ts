import { name, picture } from '../rows';
import { information } from './localizedColumns';

export const trailers = [
  {
    ...name('B-train, 60,000 L', 'Train double de type B, 60 000 L'),
    image: picture('tankers/b-train-60000'),
    price: '389000',
    unitId: 'NC-2611',
    manufacturer: 'Norcuve',
    year: '2026',
    capacityInLitres: '60000',
    capacity: '14000 + 8000 + 12000 + 10000 + 6000 + 10000 L',
    material: 'Aluminium 5454',
    noCompartments: '6',
    availability: 'En stock / In stock',
    ...information(
      'Eight axles with the tractor, air suspension, bottom loading, vapour recovery and roll stability control on both trailers. The lead trailer can be used alone.',
      'Huit essieux avec le tracteur, suspension pneumatique, chargement par le bas, récupération des vapeurs et contrôle de stabilité sur les deux semi-remorques. La première peut être utilisée seule.',
    ),
  },
  {
    ...name('Quad-axle trailer, 52,000 L', 'Semi-remorque à quatre essieux, 52 000 L'),
    image: picture('tankers/quad-axle-trailer-52000'),
    price: '268500',
    unitId: 'RC-1189',
    manufacturer: 'Rubicuve',
    year: '2026',
    capacityInLitres: '52000',
    capacity: '14000 + 10000 + 8000 + 8000 + 12000 L',
    material: 'Aluminium 5454',
    noCompartments: '5',
    availability: '2027-01',
    ...information(
      'Self-steering lead axle that locks in reverse. Weighs 7,450 kg empty.',
      'Premier essieu autovireur qui se verrouille en marche arrière. Masse à vide de 7 450 kg.',
    ),
  },
  {
    ...name('Tri-axle trailer, 45,000 L', 'Semi-remorque à trois essieux, 45 000 L'),
    image: picture('tankers/tri-axle-trailer-45000'),
    price: '189500',
    unitId: 'RC-1032',
    kilometers: '94000',
    manufacturer: 'Rubicuve',
    year: '2023',
    capacityInLitres: '45000',
    capacity: '14000 + 10000 + 9000 + 12000 L',
    material: 'Aluminium 5454',
    noCompartments: '4',
    availability: 'En stock / In stock',
    ...information(
      'Our own demonstrator: maintained by those who built it, with every annual test done this autumn.',
      "Notre propre unité de démonstration : entretenue par ceux qui l'ont construite, avec toutes ses épreuves annuelles faites cet automne.",
    ),
  },
];

import type { NewRow } from '../../model/schema/entities';
import type { FirstRow } from './rows';
import { description, list, picture } from './rows';
import { tankers } from './tanker';

type Words = Pick<NewRow<'tankerImage'>, 'descriptionEn' | 'descriptionFr'>;

/** The pictures of a tanker after its first one, which has the same name without a number. */
const picturesOf = (file: string, words: readonly Words[]) =>
  list(
    { tankerId: tankers.findIndex(({ image }) => image === picture(`tankers/${file}`)) + 1 },
    words.map((each, index) => ({ ...each, image: picture(`tankers/${file}-${index + 2}`) })),
  );

const fromBehind = description('The whole unit from behind', "L'unité entière, vue de l'arrière");
const fromAhead = description('The whole unit from the front', "L'unité entière, vue de l'avant");
const rearCabinet = description(
  'The open rear cabinet: hose reel, meter and piping',
  'Le compartiment arrière ouvert : dévidoir, compteur et tuyauterie',
);
const propaneDeck = description(
  'The rear deck: yellow hose on its reel, meter and cabinets',
  'La plateforme arrière : flexible jaune sur son dévidoir, compteur et coffres',
);
const rearDoor = description(
  'The rear door with its bolts, and the valve',
  'La porte arrière et ses boulons, avec la vanne',
);
const bottomLoading = description(
  'The couplers for bottom loading, one after the other',
  'Les raccords de chargement par le bas, côte à côte',
);

/** The further pictures of the tankers. */
export const tankerImages: readonly FirstRow<'tankerImage'>[] = [
  ...picturesOf('tandem-delivery-17500', [fromBehind, rearCabinet]),
  ...picturesOf('single-axle-delivery-11000', [fromBehind, rearCabinet]),
  ...picturesOf('aviation-refueller-20000', [fromBehind, rearCabinet]),
  ...picturesOf('lube-truck-8000', [fromBehind]),
  ...picturesOf('used-tandem-delivery-16000', [fromBehind, rearCabinet]),
  ...picturesOf('waste-oil-vacuum-13000', [fromBehind, rearDoor]),
  ...picturesOf('b-train-60000', [fromBehind]),
  ...picturesOf('quad-axle-trailer-52000', [fromBehind]),
  ...picturesOf('tri-axle-trailer-45000', [fromBehind, bottomLoading]),
  ...picturesOf('propane-bobtail-12000', [fromBehind, propaneDeck]),
  ...picturesOf('propane-bobtail-18500', [fromBehind, propaneDeck]),
  ...picturesOf('propane-transport-42000', [fromBehind]),
  ...picturesOf('propane-cylinder-truck', [fromBehind]),
  ...picturesOf('propane-used-bobtail-11000', [fromAhead, propaneDeck]),
];

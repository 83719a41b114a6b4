import { fuelTrailer, palette, propaneTrailer, special, tractor } from '../fleet';
import type { TruckLook } from '../models/truck';
import type { Framing } from '../scenes/framing';
import { one, type Make, type Where } from './oneTruck';
import { bTrain, blueTwin, bobtail, greenTwin, whiteSingle } from './ownTrucks';

const { blue, yellow, red, black, white, green, leaf, slate } = palette;

interface View extends Partial<Framing> {
  readonly around: number;
  readonly height: number;
  readonly flip?: boolean;
}

/** A part of a unit, close up. The camera stands nearer, with a wider lens. */
const closeUp = (around: number, middle: number, length = 3.4, more: Partial<View> = {}): View => ({
  around,
  height: 1.6,
  middle,
  length,
  fov: 34,
  lookAt: 1.45,
  aperture: 0.04,
  ...more,
});

/** The pictures of a unit at one place: the first has its name, the others a number from 2. */
const unit = (file: string, look: TruckLook, where: Where, views: readonly View[]): Record<string, Make> =>
  Object.fromEntries(
    views.map(({ around, height, ...more }, index) => [
      `tankers/${file}${index === 0 ? '' : `-${index + 1}`}`,
      one(look, where, around, height, more),
    ]),
  );

export const tankersForSale: Record<string, Make> = {
  ...unit(
    'b-train-60000',
    bTrain(blue, yellow, 'norcuve'),
    ['noon', 'asphalt', 'depot'],
    [
      { around: 58, height: 2.6 },
      { around: 132, height: 2.4 },
    ],
  ),
  ...unit(
    'tri-axle-trailer-45000',
    tractor(red, black, [fuelTrailer('rubicuve', 12.4, 3)]),
    ['sunset', 'asphalt', 'depot'],
    [{ around: 44, height: 1.5 }, { around: 136, height: 1.8 }, closeUp(75, -7.8, 4, { lookAt: 1.1 })],
  ),
  ...unit(
    'tandem-delivery-17500',
    blueTwin,
    ['morning', 'asphalt', 'company', 'norcuve'],
    [{ around: 42, height: 1.7 }, { around: 138, height: 1.9 }, closeUp(158, -9.4)],
  ),
  ...unit(
    'single-axle-delivery-11000',
    whiteSingle,
    ['overcast', 'asphalt', 'company', 'rubicuve'],
    [
      { around: 48, height: 1.8, flip: true },
      { around: 138, height: 1.8, flip: true },
      closeUp(158, 6.2, 3.4, { flip: true }),
    ],
  ),
  ...unit(
    'aviation-refueller-20000',
    special('refueller', white, blue, 'whiteTank', 6.2, 2, 'cabover'),
    ['noon', 'apron', 'apron'],
    [{ around: 46, height: 1.9, air: 1.08 }, { around: 138, height: 1.9, air: 1.08 }, closeUp(158, -8.4)],
  ),
  ...unit(
    'lube-truck-8000',
    special('lube', yellow, black, 'plain', 4.2, 2),
    ['morning', 'gravel', 'forest'],
    [
      { around: 62, height: 2 },
      { around: 136, height: 1.9 },
    ],
  ),
  ...unit(
    'quad-axle-trailer-52000',
    tractor(black, red, [fuelTrailer('plain', 13.4, 4)]),
    ['winter', 'snow', 'depot'],
    [
      { around: 50, height: 1.9, flip: true },
      { around: 136, height: 1.9, flip: true },
    ],
  ),
  ...unit(
    'used-tandem-delivery-16000',
    greenTwin,
    ['overcast', 'gravel', 'farm'],
    [{ around: 50, height: 2.1 }, { around: 138, height: 2 }, closeUp(158, -9)],
  ),
  ...unit(
    'waste-oil-vacuum-13000',
    special('vacuum', black, red, 'black', 5, 2),
    ['sunset', 'asphalt', 'company', 'rubicuve'],
    [{ around: 45, height: 1.5 }, { around: 138, height: 1.8 }, closeUp(156, -8.4)],
  ),
  ...unit(
    'propane-bobtail-12000',
    bobtail(green, leaf, 'propacuve'),
    ['winter', 'snow', 'farm'],
    [{ around: 44, height: 1.8 }, { around: 138, height: 1.8 }, closeUp(158, -9.2)],
  ),
  ...unit(
    'propane-bobtail-18500',
    bobtail(white, green, 'propacuve', 5.4, 2),
    ['noon', 'asphalt', 'company', 'propacuve'],
    [
      { around: 48, height: 1.8, flip: true },
      { around: 138, height: 1.9, flip: true },
      closeUp(158, 10, 3.4, { flip: true }),
    ],
  ),
  ...unit(
    'propane-transport-42000',
    tractor(green, leaf, [propaneTrailer('propacuve', 13.4, 3)]),
    ['morning', 'asphalt', 'depot'],
    [
      { around: 48, height: 1.8 },
      { around: 134, height: 1.9 },
    ],
  ),
  ...unit(
    'propane-cylinder-truck',
    special('rack', white, green, 'propacuve', 4.6, 1, 'cabover'),
    ['noon', 'asphalt', 'company', 'propacuve'],
    [
      { around: 58, height: 2.2 },
      { around: 134, height: 2.2 },
    ],
  ),
  ...unit(
    'propane-used-bobtail-11000',
    bobtail(slate, white, 'propanePlain', 4.2, 1, true),
    ['overcast', 'gravel', 'forest'],
    [{ around: 130, height: 2.2 }, { around: 46, height: 2 }, closeUp(158, -8.8)],
  ),
};

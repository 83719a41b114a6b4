import { delivery, fuelTrailer, palette, propaneTrailer, special, tractor } from '../fleet';
import { one, type Make } from './oneTruck';
import { bTrain, bobtail, redTwin, yellowCab } from './ownTrucks';

const { blue, yellow, red, black, white, green, leaf, slate } = palette;

/** Trucks that were delivered, by type. */
export const achievementPictures: Record<string, Make> = {
  'achievements/highway-1': one(
    tractor(blue, yellow, [fuelTrailer('norcuve')]),
    ['morning', 'asphalt', 'forest'],
    48,
    1.7,
    { drive: true },
  ),
  'achievements/highway-2': one(bTrain(red, black, 'rubicuve'), ['noon', 'asphalt', 'forest'], 66, 2.2, {
    drive: true,
    flip: true,
  }),
  'achievements/highway-3': one(
    tractor(white, blue, [fuelTrailer('plain', 13.4, 4)]),
    ['winter', 'snow', 'forest'],
    40,
    1.6,
    { drive: true },
  ),
  'achievements/highway-4': one(bTrain(blue, yellow, 'norcuve'), ['sunset', 'asphalt', 'forest'], 38, 1.4, {
    drive: true,
  }),
  'achievements/highway-5': one(
    tractor(black, red, [fuelTrailer('redTank', 12.2, 3)]),
    ['overcast', 'asphalt', 'depot'],
    138,
    2.4,
  ),
  'achievements/delivery-1': one(delivery(white, blue, 'norcuve', 4, 1), ['winter', 'snow', 'farm'], 52, 1.9),
  'achievements/delivery-2': one(yellowCab, ['noon', 'asphalt', 'depot'], 40, 1.5),
  'achievements/delivery-3': one(redTwin, ['sunset', 'asphalt', 'farm'], 128, 2.1),
  'achievements/delivery-4': one(
    delivery(blue, yellow, 'blueTank', 4.2, 1, 'cabover'),
    ['morning', 'asphalt', 'company', 'norcuve'],
    54,
    2,
    { flip: true },
  ),
  'achievements/delivery-5': one(
    delivery(red, black, 'rubicuve', 6.2, 3),
    ['noon', 'gravel', 'forest'],
    74,
    1.8,
  ),
  'achievements/aviation-1': one(
    special('refueller', yellow, blue, 'whiteTank', 6.2, 2, 'cabover'),
    ['morning', 'apron', 'apron'],
    60,
    2.2,
  ),
  'achievements/aviation-2': one(
    special('refueller', white, red, 'plain', 5, 1, 'cabover'),
    ['sunset', 'asphalt', 'apron'],
    40,
    1.5,
    { air: 1.1 },
  ),
  'achievements/aviation-3': one(
    special('refueller', blue, yellow, 'norcuve', 7.4, 3, 'cabover'),
    ['overcast', 'apron', 'apron'],
    128,
    3,
    { air: 1.15 },
  ),
  'achievements/aviation-4': one(
    tractor(white, blue, [fuelTrailer('whiteTank', 12, 3)]),
    ['noon', 'apron', 'apron'],
    42,
    1.8,
    { flip: true },
  ),
  'achievements/service-1': one(
    special('lube', blue, yellow, 'norcuve', 4.2, 2),
    ['noon', 'gravel', 'open'],
    56,
    1.8,
  ),
  'achievements/service-2': one(
    special('vacuum', red, white, 'black', 5.2, 2),
    ['overcast', 'asphalt', 'depot'],
    132,
    2.1,
  ),
  'achievements/service-3': one(
    special('vacuum', white, blue, 'plain', 4.6, 2),
    ['morning', 'asphalt', 'company', 'norcuve'],
    62,
    1.8,
    { flip: true },
  ),
  'achievements/service-4': one(
    special('lube', black, red, 'redTank', 4.6, 2),
    ['winter', 'snow', 'company', 'rubicuve'],
    70,
    2.2,
  ),
  'achievements/propane-1': one(
    bobtail(white, green, 'propacuve', 4.6, 1),
    ['noon', 'asphalt', 'farm'],
    60,
    2,
  ),
  'achievements/propane-2': one(
    bobtail(green, leaf, 'propaneBands', 5.2, 2),
    ['winter', 'snow', 'forest'],
    42,
    1.5,
    { flip: true },
  ),
  'achievements/propane-3': one(
    tractor(slate, leaf, [propaneTrailer('propaneBands', 13.2, 3)]),
    ['sunset', 'asphalt', 'depot'],
    46,
    1.5,
  ),
  'achievements/propane-4': one(
    special('rack', green, leaf, 'propacuve', 5.2, 2),
    ['overcast', 'asphalt', 'company', 'propacuve'],
    62,
    2.4,
  ),
  'achievements/propane-5': one(
    bobtail(green, leaf, 'propacuve', 5.2, 2),
    ['morning', 'asphalt', 'farm'],
    140,
    2.1,
  ),
  'achievements/propane-6': one(
    tractor(green, leaf, [propaneTrailer('propacuve', 14, 4)]),
    ['noon', 'asphalt', 'forest'],
    52,
    1.8,
    { drive: true, flip: true },
  ),
};

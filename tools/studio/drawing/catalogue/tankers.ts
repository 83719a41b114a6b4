import { fuelTrailer, palette, propaneTrailer, special, tractor } from '../fleet';
import { one, type Make } from './oneTruck';
import { bTrain, bobtail, blueTwin, redTwin, blackTwin, whiteSingle, greenTwin } from './ownTrucks';

const { blue, yellow, red, black, white } = palette;

/** The opening pictures, the buildings and the tankers for sale. */
export const tankerPictures: Record<string, Make> = {
  'site/hero-norcuve': one(
    { ...tractor(blue, yellow, [fuelTrailer('norcuve', 12.2, 3)]), steer: 0.2 },
    ['dusk', 'wet', 'company', 'norcuve'],
    33,
    1.15,
    { fov: 33, shift: 0.115, air: 0.92, lookAt: 2.1, middle: -6.5 },
  ),
  'site/hero-rubicuve': one(
    { ...tractor(red, black, [fuelTrailer('rubicuve', 12.2, 3)]), steer: 0.22 },
    ['sunset', 'wet', 'depot'],
    30,
    1.1,
    { fov: 33, shift: 0.115, air: 0.92, lookAt: 2.1, middle: -6.5 },
  ),
  'site/hero-propacuve': one(
    { ...bobtail(blue, yellow, 'propane', 5, 2), steer: 0.2 },
    ['winter', 'snow', 'forest'],
    36,
    1.2,
    { fov: 33, shift: 0.13, air: 1.05, lookAt: 2 },
  ),
  'site/building-norcuve': one(blueTwin, ['morning', 'asphalt', 'company', 'norcuve'], 66, 2.6, {
    air: 1.6,
    lookAt: 3.2,
    fov: 34,
    middle: -1,
    beside: [{ look: tractor(blue, yellow, [fuelTrailer('norcuve')]), at: [14, -7] }],
  }),
  'site/building-rubicuve': one(blackTwin, ['noon', 'asphalt', 'company', 'rubicuve'], 112, 2.4, {
    flip: true,
    air: 1.6,
    lookAt: 3.2,
    fov: 34,
    middle: 1,
    beside: [{ look: redTwin, at: [-4, -7], turn: 0.3 }],
  }),
  'site/building-propacuve': one(bobtail(white, blue), ['winter', 'snow', 'company', 'propacuve'], 70, 2.6, {
    air: 1.75,
    lookAt: 3.1,
    fov: 34,
    middle: -1,
    beside: [{ look: bobtail(blue, yellow, 'propane', 5, 2), at: [9, -6] }],
  }),

  'tankers/b-train-60000': one(bTrain(blue, yellow, 'norcuve'), ['noon', 'asphalt', 'depot'], 58, 2.6),
  'tankers/tri-axle-trailer-45000': one(
    tractor(red, black, [fuelTrailer('rubicuve', 12.4, 3)]),
    ['sunset', 'wet', 'depot'],
    44,
    1.5,
  ),
  'tankers/tandem-delivery-17500': one(blueTwin, ['morning', 'asphalt', 'company', 'norcuve'], 42, 1.7),
  'tankers/single-axle-delivery-11000': one(
    whiteSingle,
    ['overcast', 'asphalt', 'company', 'rubicuve'],
    48,
    1.8,
    { flip: true },
  ),
  'tankers/aviation-refueller-20000': one(
    special('refueller', white, blue, 'whiteTank', 6.2, 2, 'cabover'),
    ['noon', 'apron', 'apron'],
    46,
    1.9,
    { air: 1.08 },
  ),
  'tankers/lube-truck-8000': one(
    special('lube', yellow, black, 'plain', 4.2, 2),
    ['morning', 'gravel', 'forest'],
    62,
    2,
  ),
  'tankers/quad-axle-trailer-52000': one(
    tractor(black, red, [fuelTrailer('plain', 13.4, 4)]),
    ['winter', 'snow', 'depot'],
    50,
    1.9,
    { flip: true },
  ),
  'tankers/used-tandem-delivery-16000': one(greenTwin, ['overcast', 'gravel', 'farm'], 50, 2.1),
  'tankers/waste-oil-vacuum-13000': one(
    special('vacuum', black, red, 'black', 5, 2),
    ['sunset', 'asphalt', 'company', 'rubicuve'],
    45,
    1.5,
  ),
  'tankers/propane-bobtail-12000': one(bobtail(blue, yellow), ['winter', 'snow', 'farm'], 44, 1.8),
  'tankers/propane-bobtail-18500': one(
    bobtail(white, blue, 'propaneBands', 5.4, 2),
    ['noon', 'asphalt', 'company', 'propacuve'],
    48,
    1.8,
    { flip: true },
  ),
  'tankers/propane-transport-42000': one(
    tractor(blue, yellow, [propaneTrailer('propane', 13.4, 3)]),
    ['morning', 'asphalt', 'depot'],
    48,
    1.8,
  ),
  'tankers/propane-cylinder-truck': one(
    special('rack', white, blue, 'propane', 4.6, 1, 'cabover'),
    ['noon', 'asphalt', 'company', 'propacuve'],
    58,
    2.2,
  ),
  'tankers/propane-used-bobtail-11000': one(
    bobtail('#7c1f1c', white, 'propanePlain', 4.2, 1, true),
    ['overcast', 'gravel', 'forest'],
    130,
    2.2,
  ),
};

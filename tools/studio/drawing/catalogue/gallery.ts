import { delivery, fuelTrailer, palette, propaneTrailer, special, tractor } from '../fleet';
import { one, type Make } from './oneTruck';
import { bTrain, bobtail, blueTwin, redTwin, yellowCab, blackTwin, row } from './ownTrucks';

const { blue, yellow, red, black, white, green, leaf, slate } = palette;

/** Yards, roads and details for the gallery. */
export const galleryPictures: Record<string, Make> = {
  'gallery/fuel-01': one(blueTwin, ['dusk', 'asphalt', 'company', 'norcuve'], 38, 1.3, {
    beside: row(blueTwin, 2, 3.6),
  }),
  'gallery/fuel-02': one(
    tractor(red, black, [fuelTrailer('rubicuve')]),
    ['sunset', 'asphalt', 'open'],
    88,
    1.5,
  ),
  'gallery/fuel-03': one(blueTwin, ['winter', 'snow', 'company', 'norcuve'], 34, 1.5, {
    beside: row(redTwin, 2, 3.8),
  }),
  'gallery/fuel-04': one(blueTwin, ['morning', 'asphalt', 'depot'], 32, 1.0, {
    middle: -0.6,
    length: 4.2,
    fov: 34,
    aperture: 0.05,
  }),
  'gallery/fuel-05': one(redTwin, ['dusk', 'asphalt', 'depot'], 140, 1.7),
  'gallery/fuel-06': one(bTrain(blue, yellow, 'norcuve'), ['morning', 'asphalt', 'forest'], 34, 1.4, {
    drive: true,
  }),
  'gallery/fuel-07': one(yellowCab, ['noon', 'asphalt', 'rack'], 55, 1.8, { air: 1.25, lookAt: 2.2 }),
  'gallery/fuel-08': one(blueTwin, ['noon', 'asphalt', 'depot'], 96, 1.3, {
    middle: -7.3,
    length: 4.4,
    fov: 32,
    lookAt: 1.2,
    aperture: 0.05,
  }),
  'gallery/fuel-09': one(blackTwin, ['sunset', 'asphalt', 'company', 'rubicuve'], 32, 1.1, {
    beside: row(redTwin, 1, 3.8),
  }),
  'gallery/fuel-10': one(
    special('refueller', white, blue, 'whiteTank', 6.2, 2, 'cabover'),
    ['sunset', 'apron', 'apron'],
    118,
    2.2,
    { air: 1.1 },
  ),
  'gallery/fuel-11': one(
    tractor(blue, yellow, [fuelTrailer('norcuve')]),
    ['winter', 'snow', 'forest'],
    52,
    1.6,
    { drive: true, flip: true },
  ),
  'gallery/fuel-12': one(redTwin, ['overcast', 'asphalt', 'company', 'rubicuve'], 158, 1.6, {
    middle: -9.4,
    length: 3.4,
    fov: 34,
    lookAt: 1.45,
    aperture: 0.04,
  }),
  'gallery/fuel-15': one(
    delivery(red, black, 'rubicuve', 6.2, 3),
    ['dusk', 'asphalt', 'rack', 'rubicuve'],
    44,
    1.5,
    {
      air: 1.25,
      lookAt: 2.3,
      flip: true,
    },
  ),
  'gallery/fuel-16': one(
    tractor(black, red, [fuelTrailer('redTank')]),
    ['noon', 'asphalt', 'company', 'rubicuve'],
    40,
    4.6,
    { beside: row(tractor(red, black, [fuelTrailer('rubicuve')]), 1, 4.2) },
  ),
  'gallery/propane-01': one(
    bobtail(green, leaf, 'propacuve'),
    ['dusk', 'asphalt', 'company', 'propacuve'],
    38,
    1.3,
    {
      beside: row(bobtail(white, green, 'propacuve'), 2, 3.6),
    },
  ),
  'gallery/propane-02': one(
    bobtail(white, green, 'propaneBands', 5.2, 2),
    ['winter', 'deepSnow', 'forest'],
    56,
    1.6,
  ),
  'gallery/propane-03': one(
    bobtail(green, leaf, 'propacuve', 5.2, 2),
    ['noon', 'asphalt', 'depot'],
    160,
    1.7,
    { middle: -9, length: 3.4, fov: 34, lookAt: 1.5, aperture: 0.04 },
  ),
  'gallery/propane-04': one(
    tractor(green, leaf, [propaneTrailer('propacuve')]),
    ['sunset', 'asphalt', 'open'],
    84,
    1.5,
  ),
  'gallery/propane-05': one(
    special('rack', white, green, 'propacuve', 4.6, 1, 'cabover'),
    ['winter', 'snow', 'company', 'propacuve'],
    125,
    2.2,
  ),
  'gallery/propane-06': one(
    tractor(slate, leaf, [propaneTrailer('propaneBands')]),
    ['morning', 'asphalt', 'forest'],
    36,
    1.4,
    { drive: true },
  ),
  'gallery/propane-07': one(bobtail(slate, leaf), ['sunset', 'gravel', 'farm'], 44, 1.4, { flip: true }),
};

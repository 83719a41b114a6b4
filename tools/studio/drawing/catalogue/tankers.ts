import { fuelTrailer, palette, tanks, tractor } from '../fleet';
import { chassis, look, make, oval, rubicuve } from './shop';
import { one, type Make } from './oneTruck';
import { bobtail, blueTwin, redTwin, blackTwin } from './ownTrucks';
import { tankersForSale } from './tankersForSale';

const { blue, yellow, red, black, white, green, leaf } = palette;

/** The opening pictures, the buildings, and the tankers for sale. */
export const tankerPictures: Record<string, Make> = {
  'site/hero-norcuve': one(
    { ...tractor(blue, yellow, [fuelTrailer('norcuve', 12.2, 3)]), steer: 0.2 },
    ['noon', 'asphalt', 'company', 'norcuve'],
    33,
    1.15,
    { fov: 33, shift: 0.115, air: 0.92, lookAt: 2.1, middle: -6.5 },
  ),
  'site/hero-rubicuve': make(rubicuve, look([4.8, 1.9, 9.4], [-6.1, 2.5, 0], 41, 0.02), {
    trucks: [{ look: chassis(red, black) }],
    hung: { look: tanks.rubicuve, shape: oval(-5.6, 3.05), hook: 5.4 },
  }),
  'site/hero-propacuve': one(
    { ...bobtail(green, leaf, 'propacuve', 5, 2), steer: 0.2 },
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
  'site/building-propacuve': one(
    bobtail(white, green, 'propacuve'),
    ['winter', 'snow', 'company', 'propacuve'],
    70,
    2.6,
    {
      air: 1.75,
      lookAt: 3.1,
      fov: 34,
      middle: -1,
      beside: [{ look: bobtail(green, leaf, 'propacuve', 5, 2), at: [9, -6] }],
    },
  ),

  ...tankersForSale,
};

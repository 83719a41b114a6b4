import { brands, fuelTrailer, palette, special, tanks, tractor } from '../fleet';
import type { GroundName } from '../render/ground';
import type { LightName } from '../render/light';
import { yard, type Backdrop, type Placed } from '../scenes/yard';
import { bTrain, bobtail, redTwin, blackTwin, row } from './ownTrucks';
import { look, make, norcuve, oval, propacuve, rubicuve, type Make } from './shop';

const { blue, yellow, white, green, leaf } = palette;

const outside =
  (
    place: [LightName, GroundName, Backdrop, keyof typeof brands],
    shot: ReturnType<typeof look>,
    trucks: Placed[],
  ): Make =>
  (seed) =>
    yard(
      {
        light: place[0],
        ground: place[1],
        backdrop: place[2],
        brand: brands[place[3]],
        shot,
        trucks,
        reach: 16,
      },
      seed,
    );

/** The wide pictures in the band of a page, for each brand: its yard for the gallery, its work for the services. */
export const bandPictures: Record<string, Make> = {
  'site/band-gallery-norcuve': outside(
    ['sunset', 'asphalt', 'open', 'norcuve'],
    look([-9.5, 1.7, 34], [-9.5, 1.95, 0], 8, 0.02),
    [{ look: bTrain(blue, yellow, 'norcuve') }],
  ),
  'site/band-gallery-rubicuve': outside(
    ['dusk', 'asphalt', 'company', 'rubicuve'],
    look([13, 1.5, 9], [0.4, 1.75, -3], 9, 0.03),
    [{ look: redTwin }, ...row(blackTwin, 1, 3.8), ...row(redTwin, 1, 3.8, 2), ...row(blackTwin, 1, 3.8, 3)],
  ),
  'site/band-gallery-propacuve': outside(
    ['winter', 'snow', 'forest', 'propacuve'],
    look([6, 1.8, 30], [-8, 2, 0], 8.5, 0.02),
    [
      { look: bobtail(green, leaf, 'propacuve') },
      { look: bobtail(white, green, 'propacuve'), at: [-10.5, 0] },
    ],
  ),
  'site/band-services-norcuve': make(norcuve, look([2, 2.4, 13], [-3.2, 2.5, 0], 11, 0.02), {
    hung: { look: tanks.norcuve, shape: oval(-4.4, 2.6), hook: 5 },
    trucks: [{ look: tractor(blue, yellow, [fuelTrailer('norcuve', 10, 3)]), at: [6, -4.4] }],
  }),
  'site/band-services-rubicuve': make(rubicuve, look([1.5, 1.8, 5.2], [-0.4, 1.58, 1], 13, 0.04), {
    hung: { look: { ...tanks.plain, placard: '' }, shape: oval(-1.6, 2, 5.2) },
    weld: [0.1, 1.5, 1.22],
  }),
  'site/band-services-propacuve': make(propacuve, look([-14, 1.7, 4.2], [-9.3, 1.45, 0.2], 12, 0.03), {
    trucks: [{ look: special('bobtail', green, leaf, 'propacuve', 4.6, 1) }],
    extras: [{ what: 'cylinders', at: [-8, 0, 2.6] }],
  }),
};

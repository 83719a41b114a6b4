import { delivery, fuelTrailer, palette, special, tanks, tractor } from '../fleet';
import { one } from './oneTruck';
import { bobtail, chassis, look, make, oval, propacuve, round, rubicuve, type Make } from './shop';

const { white, slate, red, black, green, leaf } = palette;

/** A hall and units without the name of a company: brands without a picture of their own show these. */
const anyFirm = { color: '#5d6872', accent: '#aeb6bd', brand: '' };
const bare = { ...tanks.plain, placard: '' };

/** The six services; some brands have pictures of their own. */
export const servicePictures: Record<string, Make> = {
  'site/service-repair': make(anyFirm, look([-13.4, 1.7, 4.2], [-9.6, 1.4, 0.1], 34, 0.02), {
    trucks: [{ look: delivery(white, slate, 'plain') }],
  }),
  'site/service-inspection': make(anyFirm, look([-13.4, 2.5, 8.6], [-5.4, 2, 0], 34, 0.02), {
    trucks: [
      {
        look: {
          ...special('bobtail', white, slate, 'propanePlain', 4.6, 1),
          tank: { ...tanks.propanePlain, brand: '' },
        },
      },
    ],
    platformAt: [-5.8, 2.1, 2.1],
    extras: [{ what: 'barrier', at: [-9.6, 0, 3], turn: 0.4 }],
  }),
  'site/service-installation': make(anyFirm, look([4.6, 2.2, 10.2], [-4.2, 2.5, 0], 38, 0.02), {
    trucks: [{ look: chassis(white, slate) }],
    hung: { look: bare, shape: oval(-5.6, 3.2), hook: 5.5 },
  }),
  'site/service-paint': make(anyFirm, look([5.4, 1.9, 9.4], [-1.2, 2.1, -0.4], 36, 0.02), {
    hung: {
      look: { ...bare, finish: { paint: '#8fa6b8' }, colors: [slate, white] },
      shape: oval(-1.2, 2.1, 5.6),
    },
    booth: true,
  }),
  'site/service-welding': make(anyFirm, look([2.6, 1.9, 4.6], [-0.3, 1.6, 1.1], 34, 0.04), {
    hung: { look: bare, shape: oval(-1.6, 2, 5.2) },
    weld: [-0.1, 1.5, 1.22],
  }),
  'site/service-mobile': one(
    special('lube', white, slate, 'plain', 4.2, 1, 'cabover'),
    ['morning', 'asphalt', 'depot'],
    50,
    1.9,
    { air: 1.12, beside: [{ look: tractor(white, slate, [fuelTrailer('plain')]), at: [3.5, -5.2] }] },
  ),
  'site/service-repair-workshop': make(rubicuve, look([-13.2, 1.8, 4.9], [-9.1, 1.45, 0], 36, 0.02), {
    trucks: [{ look: { ...delivery(red, black, 'rubicuve'), hose: 'red' } }],
  }),
  'site/service-installation-workshop': make(rubicuve, look([-13, 2.4, 9.2], [-5, 2.1, 0], 37, 0.02), {
    trucks: [{ look: chassis(black, red) }],
    hung: { look: tanks.redTank, shape: oval(-5.6, 3.1), hook: 5.4 },
  }),
  'site/service-repair-inspector': make(propacuve, look([-13, 1.6, 5], [-9, 1.3, 0], 35, 0.02), {
    trucks: [{ look: bobtail(green, leaf) }],
  }),
  'site/service-inspection-inspector': make(propacuve, look([-13.4, 2.5, 8.6], [-5.4, 2, 0], 35, 0.02), {
    trucks: [{ look: bobtail(white, green) }],
    platformAt: [-5.8, 2.1, 2.1],
    extras: [{ what: 'barrier', at: [-9.6, 0, 3], turn: 0.4 }],
  }),
  'site/service-installation-inspector': make(propacuve, look([5.4, 2.1, 9.4], [-3.8, 2.5, 0], 39, 0.02), {
    trucks: [{ look: chassis(white, green, 1, 5) }],
    hung: { look: tanks.propacuve, shape: round(-5.6, 3.5), hook: 5.9 },
  }),
  'site/service-mobile-inspector': one(bobtail(green, leaf), ['winter', 'snow', 'depot'], 52, 1.5, {
    air: 1.15,
  }),
};

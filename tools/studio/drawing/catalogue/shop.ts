import { delivery, palette, special, tanks } from '../fleet';
import type { BarrelShape } from '../models/barrel';
import type { TruckLook } from '../models/truck';
import type { Shot, Stage } from '../render/renderer';
import { workshop, type ShopLook } from '../scenes/shop';

export type Make = (seed: number) => Stage;

const { blue, yellow, red, black, white, green, leaf } = palette;

export const norcuve = { color: blue, accent: yellow, brand: 'NORCUVE' };
export const rubicuve = { color: '#C00000', accent: black, brand: 'RUBICUVE' };
export const propacuve = { color: green, accent: leaf, brand: 'PROPACUVE' };

export const look = (from: Shot['from'], to: Shot['to'], fov = 36, aperture = 0.03): Shot => ({
  from,
  to,
  fov,
  aperture,
});
export const make =
  (firm: typeof norcuve, shot: Shot, rest: Partial<ShopLook>): Make =>
  (seed) =>
    workshop({ ...firm, shot, ...rest }, seed);

export const chassis = (
  color: string,
  accent: string,
  axles: 1 | 2 | 3 = 2,
  length = 5.2,
  kind: 'conventional' | 'cabover' = 'conventional',
): TruckLook => ({ ...delivery(color, accent, 'norcuve', length, axles, kind), body: 'chassis' });
export const oval = (x: number, y: number, length = 5.2): BarrelShape => ({
  x,
  y,
  length,
  width: 2.42,
  height: 1.74,
  exponent: 2.5,
  head: 0.16,
});
export const round = (x: number, y: number, length = 4.6): BarrelShape => ({
  x,
  y,
  length,
  width: 1.95,
  height: 1.95,
  exponent: 2,
  head: 0.9,
});
export const bobtail = (c: string, a: string): TruckLook => special('bobtail', c, a, 'propacuve', 4.6, 1);

/** Work in progress: assemblies, and the hall itself. */
export const shopPictures: Record<string, Make> = {
  'assemblies/tank-mounting-1': make(norcuve, look([5.5, 2.4, 10.5], [-3.6, 2.5, 0], 38), {
    trucks: [{ look: chassis(blue, yellow) }],
    hung: { look: tanks.norcuve, shape: oval(-5.6, 3.3), hook: 5.6 },
  }),
  'assemblies/tank-mounting-2': make(rubicuve, look([-13.5, 2.6, 8.5], [-5, 2.2, 0], 38), {
    trucks: [{ look: chassis(red, black) }],
    hung: { look: tanks.rubicuve, shape: oval(-5.6, 2.9), hook: 5.4 },
  }),
  'assemblies/tank-mounting-3': make(norcuve, look([4.5, 1.7, 8], [-1.4, 1.5, -0.5], 38), {
    hung: { look: { ...tanks.norcuve, livery: 'plain', brand: '' }, shape: oval(-1.5, 1.9, 5.4) },
    extras: [{ what: 'reel', at: [3.4, 0.42, 1.2] }],
  }),
  'assemblies/tank-mounting-4': make(rubicuve, look([6.5, 4.6, 9.5], [-2.8, 1.4, 0], 36), {
    trucks: [{ look: chassis(black, red, 3, 6.2) }],
    hung: { look: tanks.redTank, shape: oval(-2, 1.9, 4.6), at: [-2, -4.2] },
  }),
  'assemblies/tank-mounting-5': make(norcuve, look([7.5, 1.7, 9], [-3.4, 1.9, 0], 34), {
    trucks: [{ look: delivery(white, blue, 'norcuve', 5.2, 2) }],
    platformAt: [-5.2, 2.1, 2.1],
  }),
  'assemblies/pump-metering-1': make(norcuve, look([-13.2, 1.9, 3.2], [-9.0, 1.35, 0], 38), {
    trucks: [{ look: delivery(blue, yellow, 'norcuve') }],
  }),
  'assemblies/pump-metering-2': make(rubicuve, look([-12.8, 1.6, 4.6], [-8.6, 1.3, 0], 34), {
    trucks: [{ look: { ...delivery(red, black, 'rubicuve'), hose: 'red' } }],
    extras: [{ what: 'meter', at: [-10.4, 0.32, 2] }],
  }),
  'assemblies/pump-metering-3': make(norcuve, look([-1.5, 1.5, 5.4], [-4.4, 1.0, 0.6], 36), {
    trucks: [{ look: special('lube', yellow, black, 'plain', 4.2, 2) }],
  }),
  'assemblies/pump-metering-4': make(norcuve, look([-12.6, 2.2, 5.4], [-8.4, 1.5, 0], 36), {
    trucks: [{ look: special('refueller', white, blue, 'whiteTank', 6.2, 2, 'cabover') }],
  }),
  'assemblies/safety-1': make(rubicuve, look([2.4, 3.6, 8.2], [-4.4, 2.4, 0], 36), {
    trucks: [{ look: delivery(red, black, 'rubicuve') }],
    platformAt: [-6.2, 2.1, 2.2],
  }),
  'assemblies/safety-2': make(norcuve, look([-4.8, 1.2, 4.6], [-5.6, 0.95, 0], 38), {
    trucks: [{ look: delivery(blue, yellow, 'blueTank') }],
  }),
  'assemblies/safety-3': make(rubicuve, look([-14.6, 1.4, 5], [-10.5, 1.2, 0.6], 36), {
    trucks: [{ look: delivery(black, red, 'redTank') }],
    extras: [{ what: 'barrier', at: [-11, 0, 2.6], turn: 0.6 }],
  }),
  'assemblies/propane-1': make(propacuve, look([5.8, 2.4, 10], [-3.4, 2.5, 0], 38), {
    trucks: [{ look: chassis(green, leaf, 1, 5) }],
    hung: { look: tanks.propacuve, shape: round(-5.6, 3.5), hook: 5.9 },
  }),
  'assemblies/propane-2': make(propacuve, look([-13.4, 1.9, 4], [-9.1, 1.4, 0], 37), {
    trucks: [{ look: bobtail(white, green) }],
  }),
  'assemblies/propane-3': make(propacuve, look([5, 1.9, 8], [-1.2, 1.6, -0.4], 36), {
    hung: { look: { ...tanks.propacuve, brand: '' }, shape: round(-1.6, 1.9, 4.2) },
    extras: [{ what: 'cylinders', at: [1.4, 0, 2] }],
  }),
  'assemblies/propane-4': make(propacuve, look([7.2, 2.1, 8.5], [-3, 1.6, 0], 35), {
    trucks: [{ look: bobtail(green, leaf) }],
    extras: [{ what: 'cylinders', at: [-0.8, 0, 2.4] }],
  }),
  'gallery/fuel-13': make(norcuve, look([9.5, 1.7, 8.6], [-2.4, 1.8, -1.4], 38), {
    trucks: [
      { look: delivery(blue, yellow, 'norcuve') },
      { look: delivery(red, black, 'rubicuve'), at: [0.4, -4] },
    ],
  }),
  'gallery/fuel-14': make(rubicuve, look([3.4, 1.5, 6], [-1, 1.5, 0], 38), {
    hung: { look: { ...tanks.rubicuve, livery: 'plain', brand: '', placard: '' }, shape: oval(-1.6, 2, 5.2) },
    weld: [0.2, 1.4, 1.28],
  }),
  'gallery/fuel-17': make(rubicuve, look([7.2, 3.4, 9.6], [-2.8, 1.7, 0], 36), {
    trucks: [{ look: chassis(white, red) }],
    hung: { look: tanks.rubicuve, shape: oval(-2.4, 1.9), at: [-1.4, -4.2] },
  }),
  'gallery/fuel-18': make(rubicuve, look([-12.4, 1.5, 6.4], [-7.6, 1.5, 0.2], 38), {
    trucks: [{ look: delivery(white, red, 'rubicuve') }],
    platformAt: [-5.4, 2.1, 2.1],
    extras: [{ what: 'meter', at: [-10.2, 0.22, 2.2] }],
  }),
  'gallery/propane-08': make(propacuve, look([9, 1.8, 8.4], [-2.4, 1.7, -1.2], 37), {
    trucks: [{ look: bobtail(green, leaf) }, { look: bobtail(white, green), at: [0.6, -3.9] }],
    extras: [{ what: 'cylinders', at: [2.2, 0, -3] }],
  }),
};

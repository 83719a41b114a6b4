import { delivery, fuelTrailer, palette, special, tractor } from '../fleet';
import type { TruckLook } from '../models/truck';
import type { Placed } from '../scenes/yard';

const { blue, yellow, red, black, white } = palette;

/** Trucks that several pictures show. */
export const bTrain = (c: string, a: string, t: 'norcuve' | 'rubicuve'): TruckLook =>
  tractor(c, a, [fuelTrailer(t, 9.6, 3), fuelTrailer(t, 7.8, 2)]);
export const bobtail = (
  c: string,
  a: string,
  t: 'propacuve' | 'propaneBands' | 'propanePlain' = 'propacuve',
  length = 4.6,
  axles: 1 | 2 | 3 = 1,
  plain = false,
): TruckLook => special('bobtail', c, a, t, length, axles, 'conventional', plain);
export const blueTwin = delivery(blue, yellow, 'norcuve', 5.4, 2);
export const redTwin = delivery(red, black, 'rubicuve', 5.4, 2);
export const yellowCab = delivery(yellow, blue, 'blueTank', 5.2, 2);
export const blackTwin = delivery(black, red, 'redTank', 5.2, 2);
export const whiteSingle = delivery(white, red, 'redTank', 3.9, 1, 'cabover');
export const greenTwin = delivery('#1d5a3c', '#c9a227', 'greenTank', 5, 2, 'conventional', true);
export const row = (look: TruckLook, count: number, step: number, from = 1): Placed[] =>
  Array.from({ length: count }, (_, i) => ({
    look,
    at: [0.5 * (i + from), -step * (i + from)] as [number, number],
  }));

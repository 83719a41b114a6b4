import { palette, tanks } from '../fleet';
import { meter, nozzle } from '../models/meter';
import { barrelOnStands } from '../models/barrelOnStands';
import { butterflyValve, coupler, internalValve, lineValve } from '../models/valves';
import { gauge, manifold, reliefValve } from '../models/propaneFittings';
import { groundingCable, hoseCoil, reelOnFrame } from '../models/hoses';
import { probe } from '../models/probe';
import { ledLight, manholeCover, placardHolder, strainer, vent } from '../models/tankFittings';
import { pump, register } from '../models/pumps';
import type { Build } from '../models/build';
import type { Stage } from '../render/renderer';
import { studio, type StudioLook } from '../scenes/studio';

type Make = (seed: number) => Stage;

const { blue, red } = palette;

const show =
  (piece: () => Build, around = 62, height = 0.7, more: Partial<StudioLook> = {}): Make =>
  () =>
    studio(piece(), { around, height, ...more });
const cool = { backdrop: '#c4ced9' };
const warm = { backdrop: '#d8d3cb' };

/** Product shots: equipment of the manufacturers and the parts of the counter. */
export const products: Record<string, Make> = {
  'manufacturers/meters-1': show(() => meter('#c8cbcf'), 66, 0.5, cool),
  'manufacturers/meters-2': show(() => meter(red), 118, 0.6),
  'manufacturers/meters-3': show(() => meter(blue), 44, 0.8, warm),
  'manufacturers/pumps-1': show(() => pump(blue), 60, 0.7),
  'manufacturers/pumps-2': show(() => pump('#5a6068', 'shaft'), 70, 0.6, cool),
  'manufacturers/pumps-3': show(() => pump('#9c2a1c'), 118, 0.8, warm),
  'manufacturers/pumps-4': show(() => pump('#c9a100', 'shaft'), 40, 0.9),
  'manufacturers/hoses-1': show(() => hoseCoil('#17181a', 0.034, 4, '#c00000'), 55, 1.1),
  'manufacturers/hoses-2': show(() => hoseCoil('#22553a', 0.045, 3), 70, 0.9, warm),
  'manufacturers/hoses-3': show(() => hoseCoil('#1c2f57', 0.028, 6, '#FAC702'), 40, 1.2, cool),
  'manufacturers/valves-1': show(() => butterflyValve('#8f979f'), 64, 0.4),
  'manufacturers/valves-2': show(() => lineValve('#3e6a8f', 'wheel'), 56, 0.7, cool),
  'manufacturers/valves-3': show(() => lineValve('brass', 'lever'), 62, 0.7, warm),
  'manufacturers/reels-1': show(() => reelOnFrame(blue, 'black'), 58, 0.6),
  'manufacturers/reels-2': show(() => reelOnFrame('#2a2c30', 'red'), 120, 0.7, warm),
  'manufacturers/barrels-1': show(
    () =>
      barrelOnStands(
        { ...tanks.plain, compartments: 4 },
        { x: 0, y: 1.9, length: 5, width: 2.4, height: 1.7, exponent: 2.5, head: 0.18 },
      ),
    56,
    0.5,
  ),
  'manufacturers/barrels-2': show(
    () =>
      barrelOnStands(tanks.propanePlain, {
        x: 0,
        y: 1.9,
        length: 4,
        width: 1.9,
        height: 1.9,
        exponent: 2,
        head: 0.9,
      }),
    60,
    0.5,
    cool,
  ),
  'manufacturers/barrels-3': show(
    () =>
      barrelOnStands(
        { ...tanks.norcuve, brand: '-' },
        { x: 0, y: 1.8, length: 3.6, width: 2.3, height: 1.7, exponent: 2.6, head: 0.2 },
      ),
    36,
    0.6,
    warm,
  ),
  'manufacturers/registers-1': show(() => register(1), 70, 0.6),
  'manufacturers/registers-2': show(() => register(2), 104, 0.7, cool),
  'manufacturers/propane-fittings-1': show(manifold, 66, 0.6),
  'manufacturers/propane-fittings-2': show(reliefValve, 60, 0.6, cool),
  'manufacturers/propane-fittings-3': show(() => gauge('kPa'), 70, 0.3, warm),
  'manufacturers/propane-fittings-4': show(() => internalValve('brass'), 64, 0.6),
  'parts/meter': show(() => meter('#d7dadd'), 108, 0.5),
  'parts/pump': show(() => pump('#2f5d8c', 'shaft'), 58, 0.8, cool),
  'parts/hose': show(() => hoseCoil('#151618', 0.036, 5, '#FAC702'), 50, 1.0),
  'parts/nozzle': show(() => nozzle(red), 80, 0.4, { turn: 0.2 }),
  'parts/hose-reel': show(() => reelOnFrame('#c9ccd0', 'black'), 52, 0.7, cool),
  'parts/manhole-cover': show(manholeCover, 60, 1.0),
  'parts/butterfly-valve': show(() => butterflyValve('#b8bcc0', '#FAC702'), 110, 0.4, warm),
  'parts/internal-valve': show(() => internalValve('#c9cdd1'), 60, 0.6),
  'parts/api-coupler': show(() => coupler('api'), 62, 0.4),
  'parts/vapour-recovery-adapter': show(() => coupler('vapour'), 112, 0.4, cool),
  'parts/overfill-probe': show(probe, 66, 0.9),
  'parts/grounding-cable': show(groundingCable, 56, 1.1, warm),
  'parts/strainer': show(strainer, 64, 0.5, cool),
  'parts/vent': show(vent, 60, 0.6),
  'parts/placard-holder': show(placardHolder, 74, 0.2),
  'parts/led-light': show(ledLight, 76, 0.7, { backdrop: '#aab3bd' }),
  'parts/propane-relief-valve': show(reliefValve, 72, 0.5, warm),
  'parts/propane-hose': show(() => hoseCoil('#8e1d18', 0.03, 4), 62, 1.0, cool),
};

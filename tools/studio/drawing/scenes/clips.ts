import { delivery, fuelTrailer, palette, tanks, tractor } from '../fleet';
import { Build } from '../models/build';
import { box, cylinder } from '../models/geometry';
import * as stuff from '../models/materials';
import { tank } from '../models/tank';
import { crane, slings } from '../models/workshop';
import type { Stage } from '../render/renderer';
import { workshop } from './shop';
import { yard } from './yard';

export interface Clip {
  stage: Stage;
  /** Sets the stage to a moment of the clip, 0..1. */
  at: (moment: number) => void;
}

const { white, slate } = palette;

/** A hall, a rack and units without the name of a company, and nobody in sight: all brands show these films. */
const anyFirm = { color: '#5d6872', accent: '#aeb6bd', brand: '' };
const rack = { ...anyFirm, wall: '#d9dde1', band: anyFirm.color, doors: 3, lit: false };
const ease = (t: number): number => t * t * (3 - 2 * t);
const between = (a: number, b: number, t: number): number => a + (b - a) * t;

/** The camera walks round a truck beneath the loading rack. */
function filling(seed: number): Clip {
  const stage = yard(
    {
      light: 'morning',
      ground: 'asphalt',
      backdrop: 'rack',
      brand: rack,
      shot: { from: [8, 2, 10], to: [-3.6, 1.9, 0], fov: 36, aperture: 0.02 },
      trucks: [{ look: delivery(white, slate, 'plain', 5.4, 2) }],
    },
    seed,
  );
  return {
    stage,
    at: (moment) => {
      const angle = between(0.62, 1.5, ease(moment));
      const far = between(14.5, 12.5, ease(moment));
      stage.shot = {
        ...stage.shot,
        from: [-3.6 + Math.cos(angle) * far, between(1.5, 2.5, moment), Math.sin(angle) * far],
      };
    },
  };
}

/** A tank comes down from the crane onto its chassis. */
function mounting(seed: number): Clip {
  const x = -5.55;
  const shape = { x, y: 2, length: 5.2, width: 2.42, height: 1.74, exponent: 2.5, head: 0.16 };
  const hook = 4.5;
  const stage = workshop(
    {
      ...anyFirm,
      shot: { from: [5.2, 2.2, 10.4], to: [-3.8, 2.5, 0], fov: 37, aperture: 0.02 },
      trucks: [{ look: { ...delivery(white, slate, 'plain'), body: 'chassis' } }],
    },
    seed,
  );
  const girder = crane(x, [0], 6.2).group();
  girder.traverse((thing) => (thing.castShadow = false));
  const load = tank(shape, { ...tanks.plain, placard: '' }).include(slings(2, x, 2.9, 0.87, 1.21, hook));
  load.add(stuff.paint('#f2b705'), box(0.24, 0.4, 0.24, 0.05), { at: [x, hook - 0.1, 0] });
  const hung = load.group();
  const ropes = new Build()
    .add(stuff.steel, cylinder(0.02, 1, 'y', 8), { at: [x - 0.06, 0.5, 0] })
    .add(stuff.steel, cylinder(0.02, 1, 'y', 8), { at: [x + 0.06, 0.5, 0] })
    .group();
  stage.scene.add(girder, hung, ropes);
  return {
    stage,
    at: (moment) => {
      const lift = between(1.35, 0.02, ease(Math.min(1, moment * 1.12)));
      hung.position.y = lift;
      ropes.position.y = hook + lift;
      ropes.scale.y = 6.4 - hook - lift;
      stage.shot = { ...stage.shot, from: [between(5.2, 3.4, moment), between(2.2, 2.5, moment), 10.4] };
    },
  };
}

/** A walk along a trailer's barrel during its inspection. */
function inspection(seed: number): Clip {
  const stage = workshop(
    {
      ...anyFirm,
      shot: { from: [2, 1.7, 6], to: [-2, 1.7, 0], fov: 40, aperture: 0.02 },
      trucks: [{ look: tractor(white, slate, [fuelTrailer('plain', 12.2, 3)]), at: [4, 0] }],
    },
    seed,
  );
  return {
    stage,
    at: (moment) => {
      const x = between(4.5, -10.5, ease(moment) * 0.4 + moment * 0.6);
      stage.shot = { ...stage.shot, from: [x + 2.4, between(1.7, 2.3, moment), 6.2], to: [x - 1.6, 1.75, 0] };
    },
  };
}

export const clips: Record<string, (seed: number) => Clip> = { filling, mounting, inspection };

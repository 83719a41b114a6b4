import type * as THREE from 'three';
import type { BarrelShape } from './barrel';
import { Build } from './build';
import { toolBox } from './cabinet';
import * as decals from './decals';
import { box, cylinder, pipe, plainBox } from './geometry';
import * as stuff from './materials';
import { fenders, couplers } from './runningGear';
import { ladder, mudFlap, rearEnd, tank, type TankLook } from './tank';
import type { Truck } from './truck';
import { axleBeam, axleWheels } from './wheel';

export interface TrailerLook {
  length: number;
  axles: number;
  tank: TankLook;
  pressure?: boolean;
}

/** A semi-trailer whose kingpin rests at `hitch`. */
export function trailer(look: TrailerLook, hitch: number): Truck {
  const build = new Build();
  const front = hitch + 0.85;
  const radius = look.pressure ? 2.1 : 1.86;
  const shape: BarrelShape = {
    x: front - look.length / 2,
    y: look.pressure ? 2.34 : 2.28,
    length: look.length - (look.pressure ? 1.6 : 0.3),
    width: look.pressure ? 2.1 : 2.5,
    height: radius,
    exponent: look.pressure ? 2 : 2.4,
    head: look.pressure ? 0.95 : 0.2,
    slope: look.pressure ? 0 : 0.1,
  };
  build.include(tank(shape, look.tank));
  const end = front - look.length;
  const low = shape.y - shape.height / 2;
  const axles = Array.from({ length: look.axles }, (_, i) => end + 1.1 + i * 1.3 + (i === 3 ? 0.5 : 0));
  const wheels: THREE.Group[] = [];
  axles.forEach((x, i) => {
    axleBeam(build, x, false);
    wheels.push(...axleWheels(x, 'dual', i * 0.9 + 0.2));
  });
  const frameFrom = Math.max(...axles) + 1.0;
  build.pair(stuff.chassisBlack, box(frameFrom - end, 0.22, 0.1, 0.015), {
    at: [(frameFrom + end) / 2, 1.0, 0.45],
  });
  for (let x = end + 0.3; x < frameFrom; x += 0.9)
    build.pair(stuff.chassisBlack, box(0.12, low - 0.98, 0.12, 0.02), { at: [x, (low + 1.02) / 2, 0.45] });
  build.add(stuff.chassisBlack, box(2.0, 0.16, 1.4, 0.03), { at: [hitch - 0.1, 1.28, 0] });
  fenders(build, axles, look.pressure ? stuff.paint('#e8e9e9') : stuff.aluminium);
  mudFlap(build, end + 0.36);
  for (const side of [0.62]) {
    const legs = hitch - 2.2;
    build.pair(stuff.chassisBlack, box(0.14, 0.9, 0.14, 0.02), { at: [legs, 0.85, side] });
    build.pair(stuff.steel, box(0.1, 0.4, 0.1, 0.01), { at: [legs, 0.35, side] });
    build.pair(stuff.steel, box(0.3, 0.03, 0.26, 0.01), { at: [legs, 0.16, side] });
  }
  build.add(stuff.chassisBlack, plainBox(0.08, 0.1, 1.3), { at: [hitch - 2.2, 0.8, 0] });
  build.pair(stuff.brushed, cylinder(0.085, look.length * 0.62, 'x', 16), {
    at: [shape.x + 0.3, low + 0.12, 1.0],
  });
  build.pair(decals.tape(), plainBox(look.length * 0.6, 0.05, 0.004), {
    at: [shape.x + 0.3, low + 0.12, 1.09],
  });
  if (!look.pressure) {
    couplers(build, hitch - 3.6, Math.min(5, look.tank.compartments + 1));
    build.pair(stuff.brushed, box(2.2, 0.05, 0.5, 0.015), { at: [hitch - 4.2, 1.02, 0.85] });
    ladder(build, end - 0.02, shape.y + shape.height / 2, 0.8, 0.5);
  } else {
    toolBox(build, hitch - 3.6, 0.9, 1.3, 0.6, 0.8, look.tank.colors[0]);
    build.add(
      stuff.satin('#d9dbde'),
      pipe(
        [
          [hitch - 3.5, 1.2, 0],
          [hitch - 4.6, 0.95, 0.2],
          [hitch - 5.2, 1.1, 0.2],
        ],
        0.06,
      ),
    );
  }
  rearEnd(build, end + 0.05);
  const group = build.group();
  for (const wheel of wheels) group.add(wheel);
  return { group, wheels, rear: end };
}

import { Build } from './build';
import { box, lathe } from './geometry';
import * as stuff from './materials';
import type { TruckLook } from './truck';

/** A flat bed with upright propane cylinders behind a cage. */
export function cylinderRack(build: Build, front: number, end: number, look: TruckLook): void {
  const length = front - end + 0.6;
  const mid = (front + end) / 2 - 0.3;
  build.add(stuff.brushed, box(length, 0.12, 2.36, 0.02), { at: [mid, 1.16, 0] });
  build
    .add(stuff.paint(look.tank.colors[0]), box(length, 0.16, 0.05, 0.02), { at: [mid, 1.14, 1.2] })
    .add(stuff.paint(look.tank.colors[0]), box(length, 0.16, 0.05, 0.02), { at: [mid, 1.14, -1.2] });
  const bottle = propaneCylinder();
  for (let x = mid - length / 2 + 0.35; x < mid + length / 2 - 0.2; x += 0.44)
    for (const z of [-0.92, -0.46, 0, 0.46, 0.92]) build.include(bottle, { at: [x, 1.22, z] });
  const bar = stuff.paint(look.tank.colors[0]);
  for (const y of [1.75, 2.15]) build.pair(bar, box(length, 0.06, 0.04, 0.015), { at: [mid, y, 1.18] });
  for (let x = mid - length / 2; x <= mid + length / 2 + 0.01; x += length / 5)
    build.pair(bar, box(0.06, 1.1, 0.05, 0.015), { at: [x, 1.72, 1.18] });
  build.add(bar, box(0.06, 1.3, 2.36, 0.02), { at: [mid + length / 2, 1.8, 0] });
}

export function propaneCylinder(): Build {
  const build = new Build();
  const white = stuff.paint('#eceded');
  build.add(
    stuff.steel,
    lathe(
      [
        [0.15, 0],
        [0.15, 0.06],
      ],
      'y',
      24,
    ),
  );
  build.add(
    white,
    lathe(
      [
        [0.1, 0.04],
        [0.16, 0.07],
        [0.187, 0.12],
        [0.187, 0.78],
        [0.178, 0.83],
        [0.15, 0.88],
        [0.1, 0.91],
        [0.03, 0.92],
      ],
      'y',
      28,
    ),
  );
  build.add(
    white,
    lathe(
      [
        [0.1, 0.9],
        [0.11, 1.06],
      ],
      'y',
      24,
    ),
  );
  build.add(
    stuff.brass,
    lathe(
      [
        [0.025, 0.9],
        [0.025, 0.98],
        [0.04, 0.99],
        [0.04, 1.02],
        [0.001, 1.03],
      ],
      'y',
      16,
    ),
  );
  return build;
}

import type { BarrelShape } from './barrel';
import type { Build } from './build';
import { cabinet, hoseReel } from './cabinet';
import { meter } from './meter';
import { box, cylinder, lathe, pipe, plainBox } from './geometry';
import * as stuff from './materials';
import { ladder } from './tank';
import type { TruckLook } from './truck';

export function tractorRear(build: Build, axles: number[]): void {
  const mid = axles.reduce((sum, x) => sum + x, 0) / axles.length;
  build.add(
    stuff.castIron,
    lathe(
      [
        [0.001, -0.03],
        [0.5, -0.03],
        [0.5, 0.02],
        [0.001, 0.03],
      ],
      'y',
      32,
    ),
    { at: [mid + 0.2, 1.2, 0] },
  );
  build.add(stuff.chassisBlack, plainBox(0.8, 0.14, 0.7), { at: [mid + 0.2, 1.1, 0] });
  build.add(stuff.brushed, plainBox(1.2, 0.02, 0.84), { at: [mid + 1.9, 1.07, 0] });
}

export function deliveryRear(build: Build, x: number, y: number, look: TruckLook): void {
  cabinet(build, x - 0.42, 1.5, 0.86, 1.1, 2.2, look.cabinetColor === undefined ? null : look.cabinetColor);
  const rear = x - 0.86;
  // The open back of the cabinet: reel, meter and piping behind a recess.
  build.add(stuff.matt('#101114'), plainBox(0.01, 0.92, 1.96), { at: [rear - 0.001, 1.5, 0] });
  build.include(hoseReel(0.34, 0.52, look.hose ?? 'black'), {
    at: [rear - 0.1, 1.44, -0.5],
    turn: [0, 0, 0],
  });
  build.include(meter(), { at: [rear - 0.1, 1.3, 0.5], turn: [0, -Math.PI / 2, 0], size: 0.95 });
  build.add(
    stuff.brushed,
    pipe(
      [
        [rear - 0.1, 1.28, 0.2],
        [rear - 0.1, 1.28, 0.05],
        [rear - 0.1, 1.44, -0.1],
        [rear - 0.1, 1.44, -0.2],
      ],
      0.04,
      true,
      12,
    ),
  );
  build.add(stuff.brushed, box(0.5, 0.03, 2.2, 0.01), { at: [rear - 0.2, 0.94, 0] });
  ladder(build, rear - 0.06, y, 0.98, 0.98);
}

/** The open deck behind a propane barrel: reel, meter, pump piping. */
export function bobtailRear(build: Build, x: number, look: TruckLook): void {
  build.add(stuff.brushed, box(1.1, 0.05, 2.2, 0.01), { at: [x - 0.35, 0.98, 0] });
  const color = stuff.paint(look.tank.colors[0]);
  build.pair(color, box(1.0, 0.7, 0.34, 0.04), { at: [x - 0.38, 1.36, 0.92] });
  build.pair(stuff.brushed, box(0.9, 0.6, 0.02, 0.01), { at: [x - 0.38, 1.36, 1.092] });
  build.include(hoseReel(0.36, 0.56, look.hose ?? 'yellow'), { at: [x - 0.6, 1.42, 0.28] });
  build.include(meter('#d8dadd'), { at: [x - 0.62, 1.3, -0.4], turn: [0, -Math.PI / 2, 0] });
  build.add(
    stuff.satin('#d9dbde'),
    pipe(
      [
        [x + 0.1, 1.3, -0.2],
        [x - 0.3, 1.15, -0.2],
        [x - 0.55, 1.28, -0.1],
        [x - 0.6, 1.28, -0.15],
      ],
      0.05,
    ),
  );
  build.pair(
    stuff.brushed,
    pipe(
      [
        [x - 0.85, 1.0, 1.04],
        [x - 0.85, 1.95, 1.04],
        [x - 0.1, 2.1, 1.0],
      ],
      0.025,
      false,
      8,
    ),
  );
}

export function vacuumRear(build: Build, x: number, shape: BarrelShape, look: TruckLook): void {
  const door = lathe(
    [
      [shape.height / 2 - 0.02, -0.05],
      [shape.height / 2 + 0.06, -0.05],
      [shape.height / 2 + 0.06, 0.05],
      [shape.height / 2 - 0.02, 0.05],
    ],
    'x',
    48,
  );
  build.add(stuff.steel, door, { at: [x, shape.y, 0] });
  for (let i = 0; i < 8; i++) {
    const a = (i / 8) * Math.PI * 2 + 0.3;
    build.add(stuff.paint('#c00000'), box(0.18, 0.08, 0.08, 0.02), {
      at: [x, shape.y + Math.sin(a) * 0.98, Math.cos(a) * 0.98],
      turn: [-a, 0, 0],
    });
  }
  build.add(
    stuff.brushed,
    lathe(
      [
        [0.08, 0],
        [0.08, 0.2],
        [0.14, 0.21],
        [0.14, 0.25],
        [0.001, 0.27],
      ],
      'x',
      24,
    ),
    { at: [x - 0.3, shape.y - 0.5, 0], turn: [0, Math.PI, 0] },
  );
  build.pair(stuff.rubber, cylinder(0.09, shape.length * 0.86, 'x', 20), {
    at: [shape.x, shape.y - 0.62, 1.0],
  });
  build.pair(stuff.brushed, box(shape.length * 0.9, 0.04, 0.3, 0.01), { at: [shape.x, shape.y - 0.74, 1.0] });
  cabinet(build, shape.x + shape.length / 2 + 0.35, 1.5, 0.5, 0.9, 2.1, look.cab.color);
}

export function lubeBank(build: Build, front: number, look: TruckLook): void {
  for (let i = 0; i < 4; i++)
    build.include(hoseReel(0.24, 0.16, i % 2 ? 'black' : 'red'), {
      at: [front - 1.35 - i * 0.56, 0.86, 1.06],
    });
  build.pair(stuff.paint(look.cab.color), box(2.5, 0.06, 0.42, 0.02), { at: [front - 2.2, 1.16, 1.0] });
}

/** Folding service platform of an aircraft refueller. */
export function platform(build: Build, x: number): void {
  build.add(stuff.brushed, box(1.4, 0.05, 2.1, 0.01), { at: [x, 2.72, 0] });
  for (const dx of [-0.65, 0, 0.65])
    build.pair(stuff.paint('#FAC702'), cylinder(0.02, 0.9, 'y', 8), { at: [x + dx, 3.15, 1.0] });
  for (const y of [3.2, 3.6])
    build.pair(stuff.paint('#FAC702'), cylinder(0.02, 1.32, 'x', 8), { at: [x, y, 1.0] });
  for (const dx of [-0.65, 0.65])
    build.add(stuff.paint('#FAC702'), cylinder(0.02, 2.0, 'z', 8), { at: [x + dx, 3.6, 0] });
}

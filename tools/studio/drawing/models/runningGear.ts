import type * as THREE from 'three';
import type { BarrelShape } from './barrel';
import type { Build } from './build';
import { toolBox } from './cabinet';
import * as decals from './decals';
import { box, lathe, pipe, plainBox, surface, type SurfacePoint } from './geometry';
import * as stuff from './materials';
import type { TruckLook } from './truck';

export function frame(build: Build, from: number, to: number): void {
  build.pair(stuff.chassisBlack, box(from - to, 0.26, 0.08, 0.015), { at: [(from + to) / 2, 0.92, 0.42] });
  for (let x = from - 0.8; x > to; x -= 1.2)
    build.add(stuff.chassisBlack, plainBox(0.1, 0.16, 0.84), { at: [x, 0.92, 0] });
}

/** Quarter fenders over a group of axles. */
export function fenders(build: Build, xs: number[], color: THREE.Material): void {
  const first = Math.max(...xs);
  const last = Math.min(...xs);
  const radius = 0.62;
  const path: SurfacePoint = (u, v, out) => {
    // u: 0..1 up the front arc, 1..2 along the top, 2..3 down the rear.
    const angle =
      u < 1
        ? 0.35 + u * (Math.PI / 2 - 0.35)
        : u < 2
          ? Math.PI / 2
          : Math.PI / 2 + (u - 2) * (Math.PI / 2 - 0.35);
    const x = u < 1 ? first : u < 2 ? first + (last - first) * (u - 1) : last;
    out.set(
      x + Math.cos(angle) * radius,
      0.53 + Math.sin(angle) * radius - 0.05 * Math.pow(Math.max(0, v * 2 - 1), 6),
      0.6 + v * 0.64,
    );
  };
  for (const [a, b] of [
    [0, 1],
    [1, 2],
    [2, 3],
  ] as const) {
    if (first === last && a === 1) continue;
    build.pair(color, surface(path, { u: [a, b, 16], v: [0, 1, 8] }));
  }
}

/** Side equipment below the barrel: tool boxes, tape, piping with couplers. */
export function flank(build: Build, from: number, to: number, shape: BarrelShape, look: TruckLook): void {
  const low = shape.y - shape.height / 2;
  const mid = (from + to) / 2;
  const room = from - to;
  if (room > 1.2) {
    toolBox(build, from - 0.45, 0.78, 0.8, 0.46, 0.9, look.cabinetColor ?? null);
    couplers(build, mid - 0.35, room > 2.2 ? 3 : 2);
  }
  build.pair(stuff.brushed, box(shape.length, 0.12, 0.06, 0.02), { at: [shape.x, low + 0.24, 0.78] });
  build.pair(decals.tape(), plainBox(shape.length - 0.2, 0.05, 0.004), { at: [shape.x, low + 0.24, 0.812] });
  for (let x = shape.x - shape.length / 2 + 0.4; x < shape.x + shape.length / 2; x += 1.1)
    build.pair(stuff.chassisBlack, box(0.12, 0.3, 0.3, 0.02), { at: [x, low + 0.04, 0.5] });
}

/** Bottom-loading couplers in a row on the right and left flank. */
export function couplers(build: Build, x: number, count: number): void {
  for (let i = 0; i < count; i++) {
    const at = x - i * 0.34;
    build.pair(
      stuff.aluminium,
      lathe(
        [
          [0.07, -0.2],
          [0.07, 0.02],
          [0.1, 0.03],
          [0.1, 0.08],
          [0.085, 0.085],
          [0.085, 0.14],
          [0.06, 0.15],
          [0.001, 0.152],
        ],
        'z',
        24,
      ),
      { at: [at, 0.74, 0.95] },
    );
    build.pair(stuff.paint('#c00000'), box(0.03, 0.16, 0.03, 0.01), {
      at: [at, 0.9, 1.02],
      turn: [0, 0, 0.3],
    });
    build.pair(
      stuff.brushed,
      pipe(
        [
          [at, 0.74, 0.85],
          [at, 0.78, 0.6],
          [at, 1.0, 0.4],
        ],
        0.055,
        true,
        12,
      ),
    );
  }
}

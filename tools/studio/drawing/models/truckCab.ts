import * as THREE from 'three';
import { Build } from './build';
import {
  box,
  cylinder,
  keyframes,
  pipe,
  plainBox,
  roundedRectangle,
  surface,
  type SurfacePoint,
} from './geometry';
import * as stuff from './materials';
import { nose, coverFace } from './truckNose';

export interface CabLook {
  kind: 'conventional' | 'cabover';
  color: string;
  accent: string;
  /** Painted bumper and grille surround instead of chrome: plainer fleets. */
  plain?: boolean;
  stacks?: boolean;
}

/** The cab shell as horizontal slices: y, front x, rear x, half width, corner radius, bow of the front. */
const shells: Record<CabLook['kind'], number[][]> = {
  conventional: [
    [0.98, -0.72, -2.36, 0.96, 0.08, 0.02],
    [1.3, -0.72, -2.38, 1.0, 0.09, 0.03],
    [1.85, -0.74, -2.38, 1.02, 0.12, 0.1],
    [2.1, -0.84, -2.38, 1.0, 0.14, 0.13],
    [2.5, -1.02, -2.37, 0.95, 0.16, 0.14],
    [2.68, -1.1, -2.36, 0.92, 0.18, 0.14],
    [2.76, -1.17, -2.33, 0.86, 0.2, 0.13],
    [2.81, -1.32, -2.22, 0.72, 0.22, 0.1],
    [2.835, -1.6, -1.95, 0.3, 0.15, 0.02],
  ],
  cabover: [
    [0.78, 1.16, -0.62, 1.1, 0.16, 0.05],
    [1.1, 1.19, -0.64, 1.14, 0.18, 0.07],
    [1.72, 1.15, -0.64, 1.16, 0.2, 0.09],
    [2.0, 1.09, -0.64, 1.14, 0.2, 0.1],
    [2.5, 0.93, -0.63, 1.08, 0.22, 0.1],
    [2.66, 0.85, -0.62, 1.04, 0.22, 0.1],
    [2.76, 0.74, -0.58, 0.95, 0.24, 0.08],
    [2.81, 0.5, -0.42, 0.75, 0.24, 0.05],
    [2.83, 0.1, -0.1, 0.25, 0.1, 0],
  ],
};

function shellPoint(rows: number[][]): SurfacePoint {
  const at = keyframes(rows);
  return (u, v, out) => {
    const [, front = 0, rear = 0, half = 1, radius = 0.1, bow = 0] = at(v);
    const [a, b] = roundedRectangle(u, (front - rear) / 2, half, radius);
    const forward = a / ((front - rear) / 2);
    const bowed = forward > 0 ? bow * forward * (1 - Math.pow(b / half, 2)) : 0;
    out.set((front + rear) / 2 + a + bowed, v, b);
  };
}

function glazing(
  build: Build,
  shell: SurfacePoint,
  windows: [number, number, number, number, number][],
): void {
  for (const [u0, u1, v0, v1, soft] of windows) {
    build.add(
      stuff.rubber,
      surface(shell, { u: [u0 - 0.02, u1 + 0.02, 20], v: [v0 - 0.02, v1 + 0.02, 16], soft, lift: -0.004 }),
    );
    build.add(stuff.glass, surface(shell, { u: [u0, u1, 20], v: [v0, v1, 16], soft, lift: -0.009 }));
  }
}

/** Door seams, handles, mirrors, marker lamps: what tells a cab from a box. */
function doors(
  build: Build,
  shell: SurfacePoint,
  look: CabLook,
  u0: number,
  u1: number,
  floor: number,
  top: number,
  markerX: number,
): void {
  const dark = stuff.matt('#0c0d0f');
  const flip = (u: number): number => 5 - u;
  for (const side of [(u: number) => u, flip])
    for (const [a, b, c, d] of [
      [u0, u0 + 0.008, floor, top],
      [u1, u1 + 0.008, floor, top],
      [u0, u1, floor, floor + 0.012],
    ] as const) {
      const [s, e] = [side(a), side(b)];
      build.add(
        dark,
        surface(shell, { u: [Math.min(s, e), Math.max(s, e), 8], v: [c, d, 20], lift: -0.003 }),
      );
    }
  const point = new THREE.Vector3();
  shell(u1 - 0.07, 1.72, point);
  build.pair(stuff.chrome, box(0.16, 0.035, 0.04, 0.015), {
    at: [point.x + 0.05, 1.74, Math.abs(point.z) + 0.015],
  });
  for (let i = -2; i <= 2; i++)
    build.add(stuff.amberLens, box(0.09, 0.05, 0.1, 0.02), {
      at: [markerX - Math.abs(i) * 0.02, 2.8, i * 0.32],
    });
  shell(u0 - 0.05, 2.2, point);
  const z = Math.abs(point.z);
  build.pair(
    stuff.plastic,
    pipe(
      [
        [point.x - 0.05, 2.42, z - 0.03],
        [point.x + 0.13, 2.45, z + 0.2],
        [point.x + 0.13, 1.9, z + 0.2],
        [point.x - 0.03, 1.87, z],
      ],
      0.018,
      false,
      8,
    ),
  );
  build.pair(look.plain ? stuff.plastic : stuff.chrome, box(0.09, 0.46, 0.2, 0.04), {
    at: [point.x + 0.14, 2.2, z + 0.25],
    turn: [0, 0.18, 0],
  });
  build.pair(stuff.glass, plainBox(0.006, 0.4, 0.16), {
    at: [point.x + 0.093, 2.2, z + 0.245],
    turn: [0, 0.18, 0],
  });
}

/** A day cab in front of x = -2.4 (conventional) or -0.65 (cab-over); the front axle stands at x = 0. */
export function truckCab(look: CabLook): Build {
  const build = new Build();
  const rows = shells[look.kind];
  const shell = shellPoint(rows);
  const body = stuff.paint(look.color);
  const low = rows[0]?.[0] ?? 1;
  const top = rows[rows.length - 1]?.[0] ?? 2.8;
  build.add(body, surface(shell, { u: [0, 4, 128], v: [low, top, 56] }));
  build.add(body, plainBox(0.4, 0.01, 0.5), {
    at: [look.kind === 'conventional' ? -1.8 : 0, top - 0.004, 0],
  });
  const accent = stuff.paint(look.accent);
  const stripe = (u0: number, u1: number, v0: number, v1: number): Build =>
    build.add(accent, surface(shell, { u: [u0, u1, 24], v: [v0, v1, 3], lift: -0.0025 }));
  if (look.kind === 'conventional') {
    glazing(build, shell, [
      [0.05, 0.95, 1.98, 2.58, 9],
      [1.16, 1.66, 1.94, 2.52, 7],
      [3.34, 3.84, 1.94, 2.52, 7],
      [2.25, 2.75, 2.0, 2.45, 7],
    ]);
    for (const [a, b] of [
      [1.02, 1.98],
      [3.02, 3.98],
    ] as const) {
      stripe(a, b, 1.5, 1.6);
      stripe(a, b, 1.64, 1.67);
    }
    doors(build, shell, look, 1.12, 1.72, 1.08, 2.6, -1.12);
    nose(build, look);
    build.add(stuff.plastic, box(0.3, 0.03, 1.7, 0.01), { at: [-0.98, 2.63, 0], turn: [0, 0, -0.5] });
    build.pair(stuff.brushed, box(0.62, 0.06, 0.2, 0.02), { at: [-1.3, 0.62, 1.02] });
    build.pair(stuff.brushed, box(0.62, 0.06, 0.2, 0.02), { at: [-1.3, 0.94, 0.98] });
    build.pair(stuff.aluminium, cylinder(0.3, 1.1, 'x', 32), { at: [-1.75, 0.72, 0.86] });
    for (const x of [-1.4, -2.1])
      build.pair(stuff.steel, cylinder(0.305, 0.05, 'x', 32), { at: [x, 0.72, 0.86] });
    if (look.stacks !== false) {
      build.pair(stuff.chrome, cylinder(0.075, 2.4, 'y', 20), { at: [-2.5, 2.1, 0.86] });
      build.pair(stuff.chrome, cylinder(0.11, 1.0, 'y', 20), { at: [-2.5, 1.7, 0.86] });
    }
    build.add(
      stuff.plastic,
      pipe(
        [
          [-0.75, 1.95, 0.3],
          [-0.88, 2.25, 0.05],
        ],
        0.012,
        false,
        6,
      ),
    );
    build.add(
      stuff.plastic,
      pipe(
        [
          [-0.75, 1.95, -0.3],
          [-0.88, 2.25, -0.5],
        ],
        0.012,
        false,
        6,
      ),
    );
  } else {
    glazing(build, shell, [
      [0.05, 0.95, 1.82, 2.56, 9],
      [1.14, 1.7, 1.86, 2.5, 7],
      [3.3, 3.86, 1.86, 2.5, 7],
    ]);
    for (const [a, b] of [
      [1.02, 1.98],
      [3.02, 3.98],
    ] as const)
      stripe(a, b, 1.4, 1.54);
    doors(build, shell, look, 1.1, 1.76, 1.0, 2.6, 0.86);
    coverFace(build, look, shell);
    build.pair(stuff.brushed, box(0.5, 0.05, 0.16, 0.02), { at: [0.62, 0.48, 1.08] });
    build.pair(stuff.brushed, cylinder(0.28, 0.9, 'x', 32), { at: [-1.25, 0.72, 0.88] });
  }
  return build;
}

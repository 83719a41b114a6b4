import * as THREE from 'three';
import type { Build } from './build';
import { box, cylinder, keyframes, plainBox, roundedRectangle, surface, type SurfacePoint } from './geometry';
import * as stuff from './materials';
import type { CabLook } from './truckCab';

/** Hood, fenders, grille and lamps of a truck with its engine in front. */
export function nose(build: Build, look: CabLook): void {
  const body = stuff.paint(look.color);
  const bright = look.plain ? stuff.satin('#2a2c30') : stuff.chrome;
  const at = keyframes([
    [-0.78, 1.0, 1.9, 0.86, 0.3],
    [-0.3, 1.0, 1.86, 0.8, 0.28],
    [0.4, 1.0, 1.76, 0.68, 0.24],
    [0.78, 1.0, 1.68, 0.62, 0.2],
    [0.86, 1.02, 1.64, 0.59, 0.18],
  ]);
  const hood: SurfacePoint = (u, v, out) => {
    const [, low = 1, high = 1.8, half = 0.7, radius = 0.2] = at(v);
    const [z, y] = roundedRectangle(u, half, (high - low + 0.4) / 2, radius);
    const crown = y > 0 ? 0.05 * (1 - Math.pow(z / half, 2)) : 0;
    out.set(v, (high + low - 0.4) / 2 + y + crown, z);
  };
  build.add(body, surface(hood, { u: [0.3, 2.7, 48], v: [-0.78, 0.86, 30] }));
  build.add(stuff.matt('#0c0d0f'), surface(hood, { u: [0.3, 2.7, 40], v: [-0.735, -0.72, 2], lift: -0.004 }));
  // Grille: a bright frame round dark mesh and bars.
  build.add(stuff.matt('#08090a'), plainBox(0.04, 0.86, 1.1), { at: [0.84, 1.17, 0] });
  build.add(bright, box(0.07, 0.07, 1.2, 0.03), { at: [0.87, 1.62, 0] });
  build.pair(bright, box(0.07, 0.92, 0.07, 0.03), { at: [0.87, 1.19, 0.57] });
  for (let i = 0; i < 11; i++)
    build.add(bright, box(0.03, 0.02, 1.08, 0.008), { at: [0.875, 0.84 + i * 0.068, 0] });
  build.add(stuff.paint(look.accent), box(0.03, 0.1, 0.3, 0.02), { at: [0.905, 1.62, 0] });
  // Fenders: a wheel arch that rolls over outwards and flows into the lamp.
  const fender: SurfacePoint = (u, v, out) => {
    const radius = 0.66 + 0.05 * Math.cos((u - 1.3) * 1.2);
    const [r, z] =
      v < 0.7
        ? [radius + 0.05 * Math.sin((v / 0.7) * Math.PI * 0.5), 0.5 + (v / 0.7) * 0.66]
        : [
            radius + 0.05 - 0.12 * (1 - Math.cos(((v - 0.7) / 0.3) * Math.PI * 0.5)),
            1.16 + 0.06 * Math.sin(((v - 0.7) / 0.3) * Math.PI * 0.5),
          ];
    out.set(Math.cos(u) * r * 1.06, 0.54 + Math.sin(u) * r, z);
  };
  const fenderShape = surface(fender, { u: [0.12, 2.75, 36], v: [0, 1, 20] });
  build.pair(body, fenderShape);
  build.pair(body, box(0.5, 0.5, 0.52, 0.12), { at: [0.6, 0.98, 0.84] });
  build.pair(stuff.plastic, box(0.1, 0.24, 0.4, 0.05), { at: [0.835, 1.06, 0.84] });
  build.pair(stuff.lampGlass, box(0.04, 0.18, 0.34, 0.04), { at: [0.872, 1.06, 0.84] });
  build.pair(stuff.headLamp, new THREE.SphereGeometry(0.062, 16, 12), {
    at: [0.866, 1.065, 0.77],
    size: [0.6, 1, 1],
  });
  build.pair(stuff.headLamp, new THREE.SphereGeometry(0.062, 16, 12), {
    at: [0.866, 1.065, 0.91],
    size: [0.6, 1, 1],
  });
  build.pair(stuff.amberLens, box(0.08, 0.08, 0.04, 0.015), { at: [0.72, 1.08, 1.1] });
  // Bumper, bowed like the real thing.
  const bumper: SurfacePoint = (u, v, out) => {
    const [p, q] = roundedRectangle(u, 0.05, 0.17, 0.03);
    out.set(1.06 + p - 0.2 * Math.pow(Math.abs(v) / 1.2, 3), 0.57 + q, v);
  };
  build.add(
    look.plain ? stuff.paint(look.color) : stuff.chrome,
    surface(bumper, { u: [0, 4, 32], v: [-1.2, 1.2, 28] }),
  );
  build.pair(stuff.headLamp, cylinder(0.05, 0.03, 'x', 16), { at: [1.06, 0.57, 0.78] });
  build.add(stuff.chassisBlack, plainBox(0.5, 0.2, 0.7), { at: [0.8, 0.7, 0] });
  build.pair(stuff.chrome, cylinder(0.11, 0.62, 'y', 20), { at: [-0.86, 1.62, 1.1] });
  build.pair(stuff.chrome, new THREE.SphereGeometry(0.11, 20, 10), {
    at: [-0.86, 1.93, 1.1],
    size: [1, 0.5, 1],
  });
}

export function coverFace(build: Build, look: CabLook, shell: SurfacePoint): void {
  const dark = stuff.satin('#15171a');
  build.add(dark, surface(shell, { u: [0.1, 0.9, 20], v: [1.02, 1.62, 12], soft: 8, lift: -0.006 }));
  for (let i = 0; i < 6; i++)
    build.add(stuff.chrome, box(0.03, 0.025, 1.4 - i * 0.03, 0.01), { at: [1.275, 1.12 + i * 0.085, 0] });
  build.add(stuff.paint(look.accent), box(0.02, 0.09, 0.34, 0.01), { at: [1.29, 1.69, 0] });
  build.add(stuff.paint(look.plain ? '#2a2c30' : look.color), box(0.22, 0.42, 2.36, 0.08), {
    at: [1.17, 0.62, 0],
  });
  build.pair(stuff.plastic, box(0.06, 0.24, 0.46, 0.05), { at: [1.27, 0.68, 0.86] });
  build.pair(stuff.lampGlass, box(0.03, 0.18, 0.4, 0.04), { at: [1.296, 0.68, 0.86] });
  build.pair(stuff.headLamp, new THREE.SphereGeometry(0.065, 16, 12), {
    at: [1.29, 0.68, 0.78],
    size: [0.5, 1, 1],
  });
  build.pair(stuff.amberLens, box(0.03, 0.1, 0.07, 0.015), { at: [1.3, 0.68, 1.03] });
  const arch: SurfacePoint = (u, v, out) =>
    out.set(Math.cos(u) * 0.64, 0.54 + Math.sin(u) * 0.6, 0.78 + v * 0.4);
  build.pair(stuff.plastic, surface(arch, { u: [0.05, 3.1, 24], v: [0, 1, 4] }));
  build.pair(stuff.plastic, box(0.5, 0.5, 0.06, 0.03), { at: [0.86, 0.8, 1.13] });
}

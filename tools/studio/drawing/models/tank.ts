import * as THREE from 'three';
import type { Build } from './build';
import { barrel, flankDecal, skin, skinPatch, type BarrelShape } from './barrel';
import { box, cylinder, lathe, pipe, plainBox } from './geometry';
import * as decals from './decals';
import * as stuff from './materials';

export type Finish = 'aluminium' | 'stainless' | 'white' | { paint: string };

export interface TankLook {
  finish: Finish;
  compartments: number;
  brand: string;
  ink: string;
  livery: 'swoosh' | 'bands' | 'plain';
  colors: [string, string];
  placard?: string;
  /** No walkway: pressure and vacuum tanks have a single manway. */
  pressure?: boolean;
}

export function shellOf(finish: Finish): THREE.MeshStandardMaterial {
  if (finish === 'aluminium') return stuff.aluminium;
  if (finish === 'stainless') return stuff.stainless;
  if (finish === 'white') return stuff.paint('#f1f2f2');
  return stuff.paint(finish.paint);
}

function manhole(build: Build, x: number, y: number): void {
  build.add(
    stuff.brushed,
    lathe(
      [
        [0.3, -0.05],
        [0.3, 0.1],
        [0.34, 0.105],
        [0.34, 0.13],
        [0.29, 0.135],
        [0.27, 0.17],
        [0.001, 0.19],
      ],
      'y',
      32,
    ),
    { at: [x, y, 0] },
  );
  build.add(stuff.steel, box(0.06, 0.05, 0.62, 0.015), { at: [x, y + 0.2, 0] });
  build.add(
    stuff.steel,
    lathe(
      [
        [0.07, 0],
        [0.08, 0.1],
        [0.05, 0.14],
        [0.001, 0.15],
      ],
      'y',
      16,
    ),
    { at: [x + 0.13, y + 0.17, 0.12] },
  );
  build.add(
    stuff.brushed,
    lathe(
      [
        [0.08, 0],
        [0.08, 0.16],
        [0.1, 0.17],
        [0.1, 0.2],
        [0.001, 0.21],
      ],
      'y',
      16,
    ),
    { at: [x - 0.45, y, 0.05] },
  );
}

/** Walkway, rails, manholes: the roof of an atmospheric tank. */
function topWorks(build: Build, shape: BarrelShape, compartments: number): void {
  const top = shape.y + shape.height / 2;
  const length = shape.length - 0.2;
  const half = 0.56;
  const point = new THREE.Vector3();
  skin(shape)(Math.PI / 2 - 0.62, 0, point);
  const railZ = Math.min(point.z, 0.72);
  const railFoot = point.y;
  build.pair(stuff.brushed, box(length, 0.16, 0.035, 0.012), { at: [shape.x, railFoot + 0.1, railZ] });
  build.pair(stuff.brushed, cylinder(0.03, length, 'x', 10), { at: [shape.x, railFoot + 0.19, railZ] });
  build.add(stuff.steel, plainBox(length, 0.02, half * 0.9), { at: [shape.x, top + 0.012, 0] });
  const step = shape.length / compartments;
  for (let i = 0; i < compartments; i++) manhole(build, shape.x - shape.length / 2 + step * (i + 0.5), top);
  build.pair(stuff.brushed, cylinder(0.022, length, 'x', 8), { at: [shape.x, top + 0.07, 0.34] });
}

/** A rear ladder, its rails bent over the roof. */
export function ladder(build: Build, x: number, top: number, bottom: number, z: number): void {
  for (const side of [-0.2, 0.2])
    build.add(
      stuff.brushed,
      pipe(
        [
          [x + 0.55, top + 0.1, z + side],
          [x + 0.3, top + 0.42, z + side],
          [x, top + 0.3, z + side],
          [x - 0.02, top - 0.2, z + side],
          [x - 0.02, bottom, z + side],
        ],
        0.022,
        true,
        8,
      ),
    );
  const count = Math.floor((top - bottom) / 0.3);
  for (let i = 0; i <= count; i++)
    build.add(stuff.brushed, cylinder(0.016, 0.4, 'z', 8), { at: [x - 0.02, bottom + 0.08 + i * 0.3, z] });
}

function liveryOf(build: Build, shape: BarrelShape, look: TankLook): void {
  const half = shape.length / 2;
  const [first, second] = look.colors;
  for (const side of [1, -1] as const) {
    if (look.livery === 'swoosh')
      build.add(decals.swoosh(first, second), flankDecal(shape, side, -0.75, 0.5, -half * 0.97, half * 0.97));
    if (look.livery === 'bands') {
      build.add(stuff.paint(first), flankDecal(shape, side, -0.62, -0.2, -half, half, 0.005));
      build.add(stuff.paint(second), flankDecal(shape, side, -0.16, -0.1, -half, half, 0.005));
    }
    const letters = Math.min(0.62, shape.height * 0.34);
    const width = decals.letteringWidth(look.brand, letters) * 1.55;
    const centre = side * 0.0 + (look.livery === 'swoosh' ? -half * 0.25 : 0);
    const rise = letters / (shape.height * 0.62);
    const low = look.livery === 'bands' ? -0.02 : 0.06;
    if (look.brand)
      build.add(
        decals.lettering(look.brand, look.ink),
        flankDecal(shape, side, low, low + rise, centre - width / 2, centre + width / 2, 0.011),
      );
    if (look.placard) {
      const at = -half + 0.5;
      build.add(
        decals.placard(look.placard),
        flankDecal(shape, side, -0.42, 0.02, at - 0.17, at + 0.17, 0.012),
      );
    }
  }
}

/** A tank with its bands, roof works and livery; running gear and cabinets are the truck's. */
export function tank(shape: BarrelShape, look: TankLook): Build {
  const shell = shellOf(look.finish);
  const polished = look.finish === 'aluminium' || look.finish === 'stainless';
  const half = shape.length / 2;
  const bands: number[] = [];
  for (let i = 0; i <= look.compartments; i++)
    bands.push(-half + 0.06 + ((shape.length - 0.12) * i) / look.compartments);
  const build = barrel(
    shape,
    shell,
    polished ? stuff.aluminium : shell,
    look.pressure ? null : polished ? stuff.stainless : stuff.brushed,
    bands,
  );
  liveryOf(build, shape, look);
  if (look.pressure) {
    const top = shape.y + shape.height / 2;
    build.add(
      shell,
      lathe(
        [
          [0.26, -0.1],
          [0.26, 0.12],
          [0.34, 0.125],
          [0.34, 0.2],
          [0.24, 0.21],
          [0.001, 0.24],
        ],
        'y',
        32,
      ),
      { at: [shape.x + half * 0.1, top, 0] },
    );
    for (let i = 0; i < 12; i++)
      build.add(stuff.steel, cylinder(0.016, 0.16, 'y', 6), {
        at: [shape.x + half * 0.1 + Math.cos(i * 0.5236) * 0.3, top + 0.16, Math.sin(i * 0.5236) * 0.3],
      });
    for (const dx of [0.7, 1])
      build.add(
        stuff.brass,
        lathe(
          [
            [0.05, -0.05],
            [0.05, 0.12],
            [0.075, 0.13],
            [0.075, 0.2],
            [0.001, 0.22],
          ],
          'y',
          16,
        ),
        { at: [shape.x + half * 0.1 - dx, top, 0] },
      );
    // Seam welds of the courses, no more than a change of gloss.
    for (const at of [-half, -half / 3, half / 3, half])
      build.add(stuff.satin('#dcdddd'), skinPatch(shape, 0, Math.PI * 2, at - 0.012, at + 0.012, 0.003));
  } else topWorks(build, shape, look.compartments);
  return build;
}

/** Mud flaps, bumper and lamps at a rear end. */
export function rearEnd(build: Build, x: number): void {
  build.add(stuff.chassisBlack, box(0.12, 0.14, 2.3, 0.03), { at: [x, 0.62, 0] });
  build.add(decals.tape(), plainBox(0.004, 0.06, 2.2), { at: [x - 0.064, 0.62, 0] });
  build.pair(stuff.chassisBlack, box(0.08, 0.5, 0.1, 0.02), { at: [x + 0.05, 0.85, 0.45] });
  build.pair(stuff.brushed, box(0.06, 0.16, 0.5, 0.02), { at: [x - 0.02, 0.98, 0.92] });
  for (const z of [0.78, 0.92, 1.06])
    build.pair(stuff.redLens, cylinder(0.055, 0.03, 'x', 16), { at: [x - 0.06, 0.98, z] });
}

export function mudFlap(build: Build, x: number): void {
  build.pair(stuff.rubber, box(0.02, 0.6, 0.62, 0.008), { at: [x, 0.55, 0.9] });
}

import * as THREE from 'three';
import { randomFrom } from '../render/random';
import { Build } from './build';
import { lettering } from './decals';
import { box, cylinder, pipe, plainBox } from './geometry';
import * as stuff from './materials';

/** The hall: 42 by 22 metres, 9 high; the viewer stands inside at +z. */
export function hall(color: string, accent: string, brand: string): Build {
  const build = new Build();
  const panel = stuff.satin('#d9dcdf');
  const low = stuff.satin('#4a4f56');
  const back = -10;
  build.add(panel, plainBox(44, 9, 0.2), { at: [0, 4.5, back - 0.1] });
  for (let x = -21.8; x < 22; x += 0.5)
    build.add(panel, plainBox(0.16, 6.4, 0.08), { at: [x, 5.4, back + 0.03] });
  build.add(low, plainBox(44, 2.1, 0.1), { at: [0, 1.05, back + 0.05] });
  build.add(stuff.paint(color), plainBox(44, 0.34, 0.12), { at: [0, 2.28, back + 0.06] });
  build.add(stuff.paint(accent), plainBox(44, 0.09, 0.13), { at: [0, 2.52, back + 0.06] });
  for (const x of [-21, 21]) {
    build.add(panel, plainBox(0.2, 9, 40), { at: [x, 4.5, 8] });
    build.add(low, plainBox(0.3, 2.1, 40), { at: [x, 1.05, 8] });
    build.add(stuff.paint(color), plainBox(0.32, 0.34, 40), { at: [x, 2.28, 8] });
  }
  for (const x of [-13.5, 1.5, 14.5]) {
    build.add(stuff.matt('#2b2d30'), plainBox(5.2, 5.6, 0.12), { at: [x, 2.8, back + 0.1] });
    for (let i = 0; i < 9; i++) {
      build.add(stuff.satin('#eceeef'), box(4.8, 0.56, 0.1, 0.02), { at: [x, 0.32 + i * 0.6, back + 0.18] });
      if (i > 3 && i < 7)
        for (let k = 0; k < 4; k++)
          build.add(stuff.glow('#dcecff', 1.9), plainBox(0.9, 0.4, 0.02), {
            at: [x - 1.7 + k * 1.14, 0.32 + i * 0.6, back + 0.24],
          });
    }
  }
  build.add(lettering(brand, color), new THREE.PlaneGeometry(5.2, 1.3), { at: [-3, 6.4, back + 0.1] }); // between two pillars
  // Roof: deck, trusses and rows of lamps.
  build.add(stuff.satin('#8d9298'), plainBox(44, 0.1, 40), { at: [0, 9, 8] });
  for (let x = -18; x <= 18; x += 6) {
    build
      .add(stuff.satin('#6b7178'), plainBox(0.2, 0.16, 40), { at: [x, 7.9, 8] })
      .add(stuff.satin('#6b7178'), plainBox(0.2, 0.16, 40), { at: [x, 8.8, 8] });
    for (let z = -9; z < 24; z += 1.6)
      build.add(stuff.satin('#6b7178'), plainBox(0.08, 0.08, 1.8), {
        at: [x, 8.35, z],
        turn: [Math.round(z / 1.6) % 2 ? 0.52 : -0.52, 0, 0],
      });
    build.add(stuff.satin('#7a8087'), box(0.34, 9, 0.34, 0.03), { at: [x, 4.5, back + 0.3] });
  }
  for (let x = -15; x <= 15; x += 6)
    for (let z = -6; z < 20; z += 5) {
      build.add(stuff.satin('#e8e8e8'), plainBox(0.5, 0.1, 2.6), { at: [x, 7.7, z] });
      build.add(stuff.glow('#fff6e6', 6), plainBox(0.38, 0.03, 2.4), { at: [x, 7.64, z] });
    }
  return build;
}

/** The travelling crane: girder across the hall at `x`, its hook hanging at `hook` metres over the floor. */
export function crane(x: number, hooks: readonly number[], hook: number): Build {
  const build = new Build();
  const yellow = stuff.paint('#f2b705');
  build.add(yellow, box(0.5, 0.7, 26, 0.04), { at: [x, 7, 3] });
  build.add(stuff.chassisBlack, plainBox(0.52, 0.14, 26), { at: [x, 6.8, 3] });
  for (const z of hooks) {
    build.add(stuff.paint('#c00000'), box(0.7, 0.5, 0.9, 0.05), { at: [x, 6.45, z] });
    build
      .add(stuff.steel, cylinder(0.02, 6.3 - hook, 'y', 8), { at: [x - 0.06, (6.3 + hook) / 2, z] })
      .add(stuff.steel, cylinder(0.02, 6.3 - hook, 'y', 8), { at: [x + 0.06, (6.3 + hook) / 2, z] });
    build.add(yellow, box(0.2, 0.34, 0.2, 0.04), { at: [x, hook + 0.1, z] });
    build.add(stuff.steel, new THREE.TorusGeometry(0.11, 0.03, 10, 24, 4.4), { at: [x, hook - 0.16, z] });
  }
  return build;
}

/** Spreader beam and slings round a barrel that hangs at `y`, along x. */
export function slings(
  y: number,
  x: number,
  apart: number,
  halfHeight: number,
  halfWidth: number,
  hook: number,
): Build {
  const build = new Build();
  const beam = y + halfHeight + 0.8;
  build.add(stuff.paint('#f2b705'), box(apart + 0.5, 0.16, 0.16, 0.03), { at: [x, beam, 0] });
  for (const side of [-1, 1]) {
    const at = x + (side * apart) / 2;
    build.add(
      stuff.steel,
      pipe(
        [
          [x, hook - 0.3, 0],
          [at, beam + 0.08, 0],
        ],
        0.02,
        false,
        8,
      ),
    );
    const points: [number, number, number][] = [[at, beam, 0]];
    for (let i = 0; i <= 16; i++) {
      const a = Math.PI * 0.12 - (i / 16) * Math.PI * 1.24;
      points.push([at, y + Math.sin(a) * (halfHeight + 0.02), Math.cos(a) * (halfWidth + 0.02)]);
    }
    points.push([at, beam, 0]);
    const curve = new THREE.CatmullRomCurve3(
      points.map((p) => new THREE.Vector3(...p)),
      false,
      'centripetal',
    );
    build.add(stuff.satin('#7b3fa0'), new THREE.TubeGeometry(curve, 90, 0.045, 8));
  }
  return build;
}

/** A welding torch whose tip is at the origin; its cable leaves downwards, towards the viewer. */
export function torch(): Build {
  const build = new Build();
  const neck: [number, number, number][] = [
    [0.02, 0.02, 0.05],
    [0.05, 0.05, 0.16],
    [0.09, 0.02, 0.3],
  ];
  const cable: [number, number, number][] = [
    [0.12, -0.02, 0.52],
    [0.2, -0.2, 0.8],
    [0.4, -0.7, 1.0],
    [0.9, -1.38, 1.2],
    [2.6, -1.42, 1.9],
  ];
  build.add(stuff.brass, pipe(neck, 0.018, false, 12));
  build.add(stuff.metal('#b4693a', 0.3), cylinder(0.026, 0.09, 'z', 16), { at: [0.02, 0.02, 0.06] });
  build.add(stuff.rubber, cylinder(0.034, 0.26, 'z', 18), { at: [0.1, 0.0, 0.42] });
  build.add(stuff.rubber, pipe(cable, 0.022, false, 12));
  return build;
}

/** The paint booth: white walls with lamps behind glass, open towards the viewer. */
export function paintBooth(): Build {
  const build = new Build();
  const panel = stuff.satin('#eef0f0');
  const frame = stuff.satin('#aab0b5');
  build.add(panel, plainBox(20, 6, 0.1), { at: [0, 3, -3.6] });
  build.add(panel, plainBox(20, 0.1, 12), { at: [0, 5.6, 2] });
  for (const x of [-9.5, 7.5]) build.add(panel, plainBox(0.1, 6, 12), { at: [x, 3, 2] });
  for (let x = -8.2; x < 7; x += 2.5) {
    build.add(frame, box(0.1, 5.6, 0.12, 0.02), { at: [x - 1.25, 2.8, -3.5] });
    for (const y of [1.5, 3.9]) {
      build.add(frame, box(1.5, 1.15, 0.06, 0.02), { at: [x, y, -3.53] });
      for (const dx of [-0.48, 0, 0.48])
        build.add(stuff.glow('#f4f8ff', 3.4), plainBox(0.2, 1, 0.03), { at: [x + dx, y, -3.49] });
    }
    build.add(stuff.glow('#f4f8ff', 4), plainBox(1.7, 0.04, 0.5), { at: [x, 5.5, -1.2] });
  }
  for (let z = -3; z < 6; z += 0.5)
    build.add(stuff.matt('#8b9196'), plainBox(16.9, 0.01, 0.1), { at: [-1, 0.012, z] });
  return build;
}

/** Welding sparks and the blinding point they come from. */
export function sparks(seed: number): Build {
  const random = randomFrom(seed);
  const build = new Build();
  build.add(stuff.glow('#cfe6ff', 60), new THREE.SphereGeometry(0.035, 12, 10));
  const spark = stuff.glow('#ff9a3c', 5);
  for (let i = 0; i < 130; i++) {
    const a = random() * Math.PI * 2;
    const far = Math.pow(random(), 1.6) * 0.9;
    const fall = far * far * 0.9;
    const at: [number, number, number] = [
      Math.cos(a) * far,
      0.15 * random() + far * 0.25 - fall,
      Math.abs(Math.sin(a)) * far,
    ];
    build.add(spark, plainBox(0.015 + random() * 0.045, 0.0026, 0.0026), {
      at,
      turn: [random() * 3, random() * 3, -0.6 - random()],
    });
  }
  return build;
}

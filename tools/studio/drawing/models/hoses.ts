import * as THREE from 'three';
import { Build } from './build';
import { hoseReel } from './cabinet';
import { tau } from './flanges';
import { box, cylinder, lathe, pipe } from './geometry';
import * as stuff from './materials';

export function hoseCoil(color: string, thick = 0.03, turns = 4, stripe?: string): Build {
  const build = new Build();
  const points: [number, number, number][] = [];
  for (let i = 0; i <= turns * 16; i++) {
    const a = (i / 16) * tau;
    const r = 0.42 + ((i * 7) % 5) * 0.002 - Math.floor(i / 32) * 0.01;
    points.push([Math.cos(a) * r, thick + (i / 16) * thick * 1.75, Math.sin(a) * r]);
  }
  const last = points[points.length - 1] ?? [0, 0, 0];
  points.push([last[0] + 0.02, last[1] * 0.7, 0.2], [0.5, thick * 1.4, 0.42], [0.62, thick, 0.62]);
  const curve = new THREE.CatmullRomCurve3(
    points.map((p) => new THREE.Vector3(...p)),
    false,
    'centripetal',
  );
  build.add(stuff.satin(color), new THREE.TubeGeometry(curve, turns * 44, thick, 14));
  if (stripe)
    build.add(stuff.satin(stripe), new THREE.TubeGeometry(curve, turns * 44, thick * 0.3, 6), {
      at: [0, thick * 0.78, 0],
    });
  const end = new Build();
  end.add(
    stuff.brass,
    lathe(
      [
        [thick * 1.1, -0.09],
        [thick * 1.25, -0.08],
        [thick * 1.25, 0.02],
        [thick * 1.7, 0.03],
        [thick * 1.7, 0.1],
        [thick * 0.8, 0.1],
        [thick * 0.8, 0.02],
      ],
      'x',
      32,
    ),
  );
  for (let i = 0; i < 3; i++)
    end.add(
      stuff.brass,
      lathe(
        [
          [thick * 1.25, -0.012],
          [thick * 1.36, 0],
          [thick * 1.25, 0.012],
        ],
        'x',
        32,
      ),
      { at: [-0.06 + i * 0.03, 0, 0] },
    );
  build.include(end, { at: [0.655, thick * 1.05, 0.67], turn: [0, -1.0, 0] });
  return build;
}

export function reelOnFrame(color: string, hose: 'black' | 'red' | 'yellow' | 'green'): Build {
  const build = new Build();
  build.include(hoseReel(0.4, 0.56, hose), { at: [0, 0.5, 0] });
  const frame = stuff.paint(color);
  for (const z of [-0.36, 0.36]) {
    build.add(frame, box(0.07, 0.56, 0.04, 0.012), { at: [-0.17, 0.28, z], turn: [0, 0, -0.36] });
    build.add(frame, box(0.07, 0.56, 0.04, 0.012), { at: [0.17, 0.28, z], turn: [0, 0, 0.36] });
    build.add(frame, box(0.8, 0.05, 0.08, 0.012), { at: [0, 0.03, z] });
    build.add(frame, cylinder(0.08, 0.06, 'z', 24), { at: [0, 0.5, z] });
  }
  build
    .add(frame, box(0.06, 0.05, 0.72, 0.012), { at: [-0.36, 0.03, 0] })
    .add(frame, box(0.06, 0.05, 0.72, 0.012), { at: [0.36, 0.03, 0] });
  build
    .add(stuff.castIron, cylinder(0.09, 0.2, 'z', 24), { at: [0.2, 0.28, 0.5] })
    .add(stuff.castIron, box(0.12, 0.12, 0.1, 0.02), { at: [0.08, 0.3, 0.44] });
  build.add(
    stuff.brass,
    pipe(
      [
        [0, 0.5, -0.4],
        [0, 0.5, -0.5],
        [0.05, 0.42, -0.54],
        [0.05, 0.25, -0.54],
      ],
      0.03,
    ),
  );
  return build;
}

export function groundingCable(): Build {
  const build = hoseCoil('#d9a400', 0.014, 7);
  const clamp = new Build();
  const copper = stuff.metal('#b5713c', 0.3);
  for (const side of [-1, 1]) {
    clamp.add(copper, box(0.32, 0.03, 0.05, 0.012), {
      at: [0, 0.05, side * 0.05],
      turn: [0, side * 0.16, 0],
    });
    clamp.add(stuff.satin('#c00000'), box(0.2, 0.045, 0.06, 0.018), {
      at: [-0.2, 0.05, side * 0.085],
      turn: [0, side * 0.16, 0],
    });
  }
  clamp.add(stuff.steel, cylinder(0.02, 0.1, 'y', 16), { at: [-0.04, 0.05, 0] });
  return build.include(clamp, { at: [0.72, 0.0, 0.74], turn: [0, -0.8 + Math.PI, 0] });
}

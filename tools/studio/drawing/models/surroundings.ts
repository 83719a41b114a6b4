import * as THREE from 'three';
import { randomFrom } from '../render/random';
import { Build } from './build';
import { box, cylinder, lathe, plainBox } from './geometry';
import * as stuff from './materials';

export function lightMast(height: number, lit: boolean): Build {
  const build = new Build();
  build.add(stuff.brushed, cylinder(0.11, height, 'y', 10, 0.07), { at: [0, height / 2, 0] });
  build.add(stuff.brushed, box(2, 0.08, 0.08, 0.02), { at: [0, height, 0] });
  for (const x of [-0.8, 0.8]) {
    build.add(stuff.plastic, box(0.5, 0.12, 0.4, 0.03), { at: [x, height + 0.05, 0.1], turn: [0.4, 0, 0] });
    build.add(stuff.glow('#fff2d8', lit ? 30 : 0.5), plainBox(0.44, 0.03, 0.34), {
      at: [x, height - 0.02, 0.13],
      turn: [0.4, 0, 0],
    });
  }
  return build;
}

export function fence(length: number): Build {
  const build = new Build();
  for (let x = -length / 2; x <= length / 2; x += 2.5)
    build.add(stuff.brushed, cylinder(0.035, 2.2, 'y', 6), { at: [x, 1.1, 0] });
  for (const y of [0.1, 2.15]) build.add(stuff.brushed, cylinder(0.02, length, 'x', 6), { at: [0, y, 0] });
  for (let y = 0.3; y < 2.1; y += 0.16)
    build.add(stuff.brushed, plainBox(length, 0.008, 0.008), { at: [0, y, 0] });
  return build;
}

/** Storage tanks of a fuel depot with their stairs and pipes. */
export function tankFarm(count: number): Build {
  const build = new Build();
  for (let i = 0; i < count; i++) {
    const r = 5 + (i % 3) * 1.4;
    const h = 9 + ((i * 7) % 4) * 1.3;
    const [x, z] = [i * 14.5 - (count - 1) * 7.2, -(i % 2) * 6];
    build.add(
      stuff.satin('#e9eaea'),
      lathe(
        [
          [r, 0],
          [r, h],
          [0.01, h + 1],
        ],
        'y',
        48,
      ),
      { at: [x, 0, z] },
    );
    for (let y = 2; y < h; y += 2.2)
      build.add(
        stuff.satin('#cfd2d4'),
        lathe(
          [
            [r + 0.02, -0.05],
            [r + 0.06, 0],
            [r + 0.02, 0.05],
          ],
          'y',
          48,
        ),
        { at: [x, y, z] },
      );
    build.add(
      stuff.brushed,
      lathe(
        [
          [r + 0.05, 0],
          [r + 0.08, 0],
          [r + 0.08, 0.08],
          [r + 0.05, 0.08],
        ],
        'y',
        48,
      ),
      { at: [x, h + 0.9, z] },
    );
    for (let k = 0; k < 26; k++) {
      const a = 0.6 + k * 0.055;
      build.add(stuff.steel, plainBox(0.9, 0.05, 0.3), {
        at: [x + Math.cos(a) * (r + 0.4), (k / 26) * h, z + Math.sin(a) * (r + 0.4)],
        turn: [0, -a, 0],
      });
    }
    build.add(stuff.paint('#014B94'), cylinder(0.16, 8, 'z', 12), { at: [x + 2, 0.6, z + r + 4] });
  }
  return build;
}

/** Snow pushed to the side by a plough. */
export function snowBank(seed: number, length: number): Build {
  const random = randomFrom(seed + 3);
  const build = new Build();
  const snow = stuff.matt('#edf2f7');
  for (let x = -length / 2; x < length / 2; x += 1.1)
    build.add(snow, new THREE.IcosahedronGeometry(1, 3), {
      at: [x, -0.25, random() * 0.8],
      size: [1.3 + random(), 0.7 + random() * 0.75, 1.2 + random() * 0.7],
      turn: [0, random() * 3, 0],
    });
  return build;
}

export function fencePost(): Build {
  return new Build().add(stuff.steel, box(0.12, 0.9, 0.1, 0.02), { at: [0, 0.45, 0] });
}

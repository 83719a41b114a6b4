import * as THREE from 'three';
import { randomFrom } from '../render/random';
import { Build } from './build';
import { box, cylinder, lathe, pipe, plainBox } from './geometry';
import * as stuff from './materials';

export function workbench(): Build {
  const build = new Build();
  build.add(stuff.satin('#b98b54'), box(2.6, 0.08, 0.8, 0.015), { at: [0, 0.95, 0] });
  build.add(stuff.satin('#3a4048'), box(2.4, 0.5, 0.7, 0.02), { at: [0, 0.66, 0] });
  for (const x of [-1.1, 1.1])
    build.add(stuff.satin('#3a4048'), box(0.1, 0.9, 0.7, 0.01), { at: [x, 0.45, 0] });
  build
    .add(stuff.castIron, box(0.3, 0.22, 0.24, 0.03), { at: [0.9, 1.1, 0.2] })
    .add(stuff.steel, cylinder(0.02, 0.3, 'z', 10), { at: [0.9, 1.1, 0.4] });
  build.add(stuff.satin('#aeb4ba'), plainBox(2.5, 1.1, 0.05), { at: [0, 1.9, -0.36] });
  for (let i = 0; i < 9; i++)
    build.add(i % 3 ? stuff.steel : stuff.satin('#c00000'), box(0.05, 0.3 + (i % 4) * 0.08, 0.04, 0.01), {
      at: [-1.05 + i * 0.26, 1.95, -0.31],
    });
  return build;
}

export function toolCabinet(color: string): Build {
  const build = new Build();
  build.add(stuff.paint(color), box(1.1, 1.0, 0.6, 0.03), { at: [0, 0.66, 0] });
  for (let i = 0; i < 6; i++)
    build
      .add(stuff.paint(color), box(1.02, 0.13, 0.03, 0.01), { at: [0, 0.26 + i * 0.155, 0.305] })
      .add(stuff.chrome, box(0.8, 0.02, 0.03, 0.008), { at: [0, 0.3 + i * 0.155, 0.33] });
  for (const x of [-0.45, 0.45])
    for (const z of [-0.22, 0.22])
      build.add(stuff.rubber, cylinder(0.08, 0.06, 'z', 16), { at: [x, 0.08, z] });
  return build;
}

export function shelves(seed: number): Build {
  const random = randomFrom(seed);
  const build = new Build();
  for (const x of [-1.6, 0, 1.6])
    for (const z of [-0.4, 0.4])
      build.add(stuff.paint('#014B94'), box(0.08, 3.2, 0.08, 0.01), { at: [x, 1.6, z] });
  for (const y of [0.2, 1.2, 2.2, 3.1]) {
    build
      .add(stuff.paint('#e8710a'), plainBox(3.3, 0.1, 0.06), { at: [0, y, 0.42] })
      .add(stuff.brushed, plainBox(3.2, 0.04, 0.8), { at: [0, y, 0] });
    for (let x = -1.4; x < 1.3 && y < 3; x += 0.55) {
      const h = 0.3 + random() * 0.4;
      const kind = random();
      if (kind < 0.5)
        build.add(
          stuff.matt(['#b5905e', '#9c7b4e', '#c2a173'][Math.floor(random() * 3)] ?? '#b5905e'),
          box(0.46, h, 0.6, 0.01),
          { at: [x, y + h / 2 + 0.02, 0] },
        );
      else if (kind < 0.75)
        build.add(
          stuff.satin('#2f5d8c'),
          lathe(
            [
              [0.2, 0],
              [0.2, h],
              [0.001, h],
            ],
            'y',
            20,
          ),
          { at: [x, y + 0.02, 0] },
        );
      else
        build.add(stuff.satin('#cfd3d6'), new THREE.TorusGeometry(0.18, 0.07, 10, 24), {
          at: [x, y + 0.26, 0],
        });
    }
  }
  return build;
}

export function drum(color: string): Build {
  return new Build().add(
    stuff.paint(color),
    lathe(
      [
        [0.28, 0],
        [0.29, 0.02],
        [0.285, 0.28],
        [0.3, 0.3],
        [0.285, 0.32],
        [0.285, 0.58],
        [0.3, 0.6],
        [0.285, 0.62],
        [0.285, 0.86],
        [0.29, 0.88],
        [0.27, 0.87],
        [0.001, 0.86],
      ],
      'y',
      32,
    ),
  );
}

export function pallet(load: THREE.Material | null): Build {
  const build = new Build();
  const wood = stuff.matt('#b38b5a');
  for (let i = 0; i < 6; i++)
    build.add(wood, plainBox(1.2, 0.025, 0.12), { at: [0, 0.13, -0.44 + i * 0.176] });
  for (const x of [-0.54, 0, 0.54]) build.add(wood, plainBox(0.1, 0.1, 1), { at: [x, 0.06, 0] });
  if (load) build.add(load, box(1.05, 0.7, 0.9, 0.02), { at: [0, 0.5, 0] });
  return build;
}

export function stand(height: number): Build {
  const build = new Build();
  const yellow = stuff.paint('#f2b705');
  for (const side of [-1, 1])
    build
      .add(
        yellow,
        pipe(
          [
            [side * 0.36, 0.02, 0.2],
            [side * 0.1, height - 0.1, 0],
          ],
          0.035,
          false,
          8,
        ),
      )
      .add(
        yellow,
        pipe(
          [
            [side * 0.36, 0.02, -0.2],
            [side * 0.1, height - 0.1, 0],
          ],
          0.035,
          false,
          8,
        ),
      );
  return build.add(yellow, box(0.34, 0.1, 0.3, 0.02), { at: [0, height - 0.05, 0] });
}

/** Rolling stairs with a platform, to work on a tank's roof. */
export function platform(height: number): Build {
  const build = new Build();
  const blue = stuff.paint('#2f5d8c');
  build.add(stuff.brushed, box(1.6, 0.06, 1, 0.01), { at: [0, height, 0] });
  for (const x of [-0.75, 0.75])
    for (const z of [-0.45, 0.45])
      build.add(blue, box(0.07, height + 1, 0.07, 0.01), { at: [x, (height + 1) / 2, z] });
  for (const y of [height + 0.5, height + 1])
    for (const z of [-0.45, 0.45]) build.add(blue, box(1.56, 0.05, 0.05, 0.01), { at: [0, y, z] });
  const steps = Math.floor(height / 0.25);
  for (let i = 0; i < steps; i++)
    build.add(stuff.brushed, plainBox(0.26, 0.03, 0.8), {
      at: [0.9 + (steps - i) * 0.2, (i + 1) * 0.25 - 0.1, 0],
    });
  for (const z of [-0.42, 0.42])
    build
      .add(
        blue,
        pipe(
          [
            [0.8, height, z],
            [1.0 + steps * 0.2, 0.05, z],
          ],
          0.04,
          false,
          8,
        ),
      )
      .add(
        blue,
        pipe(
          [
            [0.8, height + 0.9, z],
            [1.0 + steps * 0.2, 0.95, z],
          ],
          0.025,
          false,
          8,
        ),
      );
  return build;
}
